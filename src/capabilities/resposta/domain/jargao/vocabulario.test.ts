import { describe, expect, it } from 'vitest';
import { trocarTodas } from '../linguagem-simples.ts';
import { acharJargao } from './achar-jargao.ts';
import { chaveDe, vocabulario } from './vocabulario.ts';

const formas = vocabulario.flatMap((verbete) => verbete.formas.map((forma) => ({ ...forma, verbete })));

describe('the list of bureaucratic words', () => {
  it('has at least three hundred, most of them with a swap', () => {
    expect(vocabulario.length).toBeGreaterThanOrEqual(300);
    const comTroca = vocabulario.filter((verbete) => verbete.formas.some(({ troca }) => troca !== null));
    expect(comTroca.length).toBeGreaterThan(vocabulario.length / 2);
  });

  it('writes no form twice', () => {
    const escritas = formas.map(({ escrita }) => escrita);
    expect(escritas.filter((cada, i) => escritas.indexOf(cada) !== i)).toEqual([]);
  });

  it('has forms that share their letters only where an accent tells them apart', () => {
    const repetidas = [...Map.groupBy(formas, ({ escrita }) => chaveDe(escrita)).values()].filter(
      (grupo) => grupo.length > 1,
    );
    for (const grupo of repetidas) {
      expect(new Set(grupo.map(({ escrita }) => escrita)).size).toBe(grupo.length);
    }
  });

  it('offers something different from what it found', () => {
    for (const { escrita, troca, conselho } of formas) {
      expect(troca ?? conselho, escrita).toBeTruthy();
      expect(chaveDe(troca ?? ''), escrita).not.toBe(chaveDe(escrita));
    }
  });

  it('is found whole in each of its forms, with its accents and in capitals', () => {
    for (const { escrita, troca, onde } of formas) {
      const [achado, ...outros] = acharJargao(onde === 'no-comeco' ? `${escrita} yy` : `xx ${escrita}, yy`);
      expect(outros, escrita).toEqual([]);
      expect(achado, escrita).toMatchObject({ trecho: escrita, troca });
      expect(acharJargao(escrita.toUpperCase())[0]?.trecho).toBe(escrita.toUpperCase());
    }
  });

  it('never swaps one piece of jargon for another', () => {
    const doJargao = formas.filter(({ troca }) => troca !== null && trocarTodas(troca) !== troca);
    expect(doJargao.map(({ escrita, troca }) => `${escrita} → ${troca}`)).toEqual([]);
  });
});
