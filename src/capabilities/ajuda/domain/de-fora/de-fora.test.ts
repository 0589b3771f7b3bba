import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCasos, readForaDoAssunto } from '../../../../../bench/ajuda/medir.ts';
import { confiancaPedida, isDeFora } from './de-fora.ts';

const REFERENCIA = path.join(import.meta.dirname, '../../../../../db/reference/80-pergunta-frequente.json');

interface Linha {
  readonly pergunta: string;
  readonly sinonimos: readonly string[];
}

describe('what is outside the field of the help', () => {
  it.each([
    'receita de bolo de cenoura',
    'que horas joga o corinthians',
    'senha do wifi do vizinho',
    'órgãos do corpo humano',
    'protocolo de montreal o que foi',
    'what is the best time to visit paris',
    'você é casado?',
  ])('“%s”', (texto) => expect(isDeFora(texto)).toBe(true));

  it.each([
    'posso reclamar da merenda com frango estragado?',
    'a prefeitura tem facebook?',
    'esqueci a senha',
    'prazo para recorrer',
    'o posto de saúde nao tem dipirona, falo com qual órgão',
    'libras',
  ])('“%s” is not', (texto) => expect(isDeFora(texto)).toBe(false));

  it('is none of the questions that people ask, as far as we know them', async () => {
    const { linhas } = JSON.parse(await readFile(REFERENCIA, 'utf8')) as { linhas: Linha[] };
    const deles = linhas.flatMap(({ pergunta, sinonimos }) => [pergunta, ...sinonimos]);
    const nossas = [...(await readCasos('ajuste')), ...(await readCasos('ajuste-2'))].map(
      (caso) => caso.pergunta,
    );
    expect(nossas.filter(isDeFora)).toEqual([]);
    expect(deles.length).toBeGreaterThan(5000);
    expect(deles.filter(isDeFora).length / deles.length).toBeLessThan(0.001);
  });

  it('is most of what was written as foreign while this was made', async () => {
    const alheias = [...(await readForaDoAssunto('fora')), ...(await readForaDoAssunto('fora-ajuste'))];
    expect(alheias.filter(isDeFora).length / alheias.length).toBeGreaterThan(0.8);
  });

  it('is not looked for in a long story', () => {
    expect(isDeFora(`Fui ao balcão comprar bolo. ${'Ninguém me atendeu naquele dia. '.repeat(8)}`)).toBe(
      false,
    );
  });
});

describe('how near the help must be', () => {
  it('grows with the words that it does not know', () => {
    const pedida = (desconhecidas: number) => confiancaPedida({ isDeFora: false, desconhecidas });
    expect([pedida(0), pedida(1), pedida(2), pedida(9)]).toEqual([0, 0.45, 0.6, 0.6]);
  });

  it('for something foreign is nearly its own words', () => {
    expect(confiancaPedida({ isDeFora: true, desconhecidas: 0 })).toBe(0.8);
  });
});
