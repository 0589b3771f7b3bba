import { describe, expect, it } from 'vitest';
import { frasesReservadas } from '../../../../bench/dados-pessoais/frases-reservadas.ts';
import { textosLimpos } from '../../../../bench/dados-pessoais/limpos.ts';
import { falsosPorMil, type Medida, medir, revocacao } from '../../../../bench/dados-pessoais/medir.ts';
import { modelos, montarCorpus } from '../../../../bench/dados-pessoais/montar.ts';
import { nomesReservados } from '../../../../bench/dados-pessoais/nomes.ts';
import { classesPorPalavra } from './dicionario.ts';
import { dobrar, misturaDe } from './letras.ts';

const MENOR_REVOCACAO = 0.99;
const MENOR_REVOCACAO_DE_NOMES = 0.95;
const MAX_FALSOS_POR_MIL = 1;

const corpus = montarCorpus();

const exigir = ({ porTipo, perdidos }: Medida): void => {
  for (const cada of porTipo) {
    const exigida = cada.tipo === 'nome' ? MENOR_REVOCACAO_DE_NOMES : MENOR_REVOCACAO;
    const quais = perdidos.filter(({ tipo }) => tipo === cada.tipo).map(({ trecho }) => trecho);
    expect(revocacao(cada), `${cada.tipo}: ${quais.join(' · ')}`).toBeGreaterThanOrEqual(exigida);
  }
};

describe('S2-29 the corpus written for the scan', { timeout: 60_000 }, () => {
  it('is large and varied, and three of ten templates are reserved', () => {
    expect(new Set(modelos).size).toBeGreaterThan(300);
    expect(frasesReservadas.length / modelos.length).toBeGreaterThan(0.29);
    expect(corpus.flatMap(({ itens }) => itens).length).toBeGreaterThan(1500);
  });

  it('has reserved names that are not in the dictionary', () => {
    const palavras = classesPorPalavra();
    const fora = [...nomesReservados.prenomesRaros, ...nomesReservados.sobrenomesRaros].filter(
      (nome) => !palavras.has(dobrar(nome)),
    );
    expect(fora.length).toBeGreaterThan(50);
  });

  it('is found: 99 % of every kind with a form, 95 % of names', () => {
    exigir(medir(corpus.filter(({ reservado }) => !reservado)));
  });

  it('is found as well in what was reserved', () => {
    const medida = medir(corpus.filter(({ reservado }) => reservado));
    expect(medida.porTipo).toHaveLength(14);
    exigir(medida);
  });

  it('has at most one false alarm in a thousand words', () => {
    const medida = medir(textosLimpos());
    expect(medida.palavras).toBeGreaterThan(40_000);
    expect(falsosPorMil(medida)).toBeLessThanOrEqual(MAX_FALSOS_POR_MIL);
    expect(falsosPorMil(medir(corpus))).toBeLessThanOrEqual(MAX_FALSOS_POR_MIL);
  });
});

describe('the dictionary', () => {
  it('has thousands of names, and no two words with the same mixture', () => {
    const palavras = [...classesPorPalavra().keys()];
    expect(palavras.length).toBeGreaterThan(7000);
    expect(new Set(palavras.map(misturaDe)).size).toBe(palavras.length);
  });
});
