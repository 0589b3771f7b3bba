import { describe, expect, it } from 'vitest';
import { palavrasAComparar, quantasMarcadas, radicaisDaConsulta, realcar, trechoRealcado } from './realce.ts';

const marcadas = new Set(['licitação', 'licitações']);
const texto = (segmentos: readonly { texto: string }[]) => segmentos.map((s) => s.texto).join('');

describe('highlights', () => {
  it('reads the stems of a query, quotes and all, each once', () => {
    expect(radicaisDaConsulta("'licit' & ( 'hospital' | 'licit' ) & 'd''agu'")).toEqual([
      'licit',
      'hospital',
      "d'agu",
    ]);
    expect(radicaisDaConsulta('T')).toEqual([]);
    expect(radicaisDaConsulta('')).toEqual([]);
  });

  it('asks only about words that begin like a stem, with accents or without', () => {
    expect(palavrasAComparar(['Licitação e licença', 'LÍCITO outra licitação'], ['licit'])).toEqual([
      'licitação',
      'licença',
      'lícito',
    ]);
  });

  it('cuts a text into pieces that together are the text, marking whole words only', () => {
    const frase = 'A licitação <b>e</b> as LICITAÇÕES; licitaçãozinha';
    const segmentos = realcar(frase, marcadas);
    expect(texto(segmentos)).toBe(frase);
    expect(segmentos.filter(({ realce }) => realce).map((s) => s.texto)).toEqual(['licitação', 'LICITAÇÕES']);
    expect(realcar('', marcadas)).toEqual([]);
  });

  it('shows the place where most of the words are, between whole words', () => {
    const longo = `${'palavra qualquer '.repeat(50)}veja a licitação e outras licitações aqui ${'fim de texto '.repeat(50)}`;
    const trecho = texto(trechoRealcado(longo, marcadas));
    expect(trecho).toContain('licitação e outras licitações');
    expect(trecho).toMatch(/^… (palavra|qualquer) .*(fim|de|texto)…$/);
    expect(trecho.length).toBeLessThan(310);
  });

  it('begins at the beginning where nothing is marked, and leaves a short text whole', () => {
    expect(texto(trechoRealcado(`  Um\n\ntexto curto  `, marcadas))).toBe('Um texto curto');
    expect(texto(trechoRealcado('início '.repeat(100), new Set()))).toMatch(/^início .*início…$/);
  });

  it('survives a text without a single space', () => {
    const trecho = trechoRealcado(`${'x'.repeat(400)}licitação`, new Set(['x']));
    expect(texto(trecho).length).toBeGreaterThan(0);
  });

  it('counts distinct marked words', () => {
    expect(quantasMarcadas('licitação, licitação e licitações', marcadas)).toBe(2);
  });
});
