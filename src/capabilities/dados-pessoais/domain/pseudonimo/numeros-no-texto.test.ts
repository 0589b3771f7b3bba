import { describe, expect, it } from 'vitest';
import { escapeRegExp } from '#kernel/texto.ts';
import { acharInteiro, acharNumero } from './numeros-no-texto.ts';

/** The same search as one pattern: what it would find is what must be found. */
const padrao = (fonte: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${fonte})(?![\\p{L}\\d])`, 'gu');
const comPadrao = (texto: string, fonte: RegExp): (readonly [number, number])[] =>
  [...texto.matchAll(fonte)].map(({ 0: trecho, index }) => [index, index + trecho.length]);
const deNumero = (numero: string): string =>
  [...numero].map(escapeRegExp).join(String.raw`[\s()./\-–—_*,]{0,3}`);

/** Numbers that repeat themselves from a seed. */
const aoAcaso = (semente: number) => {
  let estado = semente;
  return (ate: number): number => {
    estado = (estado * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((estado / 2_147_483_648) * ate);
  };
};
const SINAIS = [
  '1',
  '2',
  '2',
  '1',
  'x',
  '.',
  '-',
  ' ',
  '(',
  '/',
  '–',
  '\n',
  'é',
  '𝐀',
  '𐌰',
  '*',
  ',',
  '_',
  ';',
];

describe('numbers of the person are searched without a pattern made for each', () => {
  it.each([
    ['with its signs', 'CPF 700.100.037-03, sim', '70010003703', ['700.100.037-03']],
    ['not inside of a longer one', 'n. 1700100037031', '70010003703', []],
    ['not beside a letter', 'x70010003703 70010003703é', '70010003703', []],
    ['nor beside a letter that takes two places', '𐌰70010003703', '70010003703', []],
    ['with at most three signs between', '7 - 0010003703 7    0010003703', '70010003703', ['7 - 0010003703']],
  ])('%s', (_, texto, numero, esperados) => {
    expect(acharNumero(texto, numero).map(([inicio, fim]) => texto.slice(inicio, fim))).toEqual(esperados);
  });

  it('finds in texts at random what the pattern finds', () => {
    const sorteio = aoAcaso(20_260_312);
    let achados = 0;
    const padroes = ['121', '2112', '12212', '1x2'].map(
      (numero) => [numero, padrao(deNumero(numero))] as const,
    );
    const inteiro = padrao(escapeRegExp('x.'));
    for (let i = 0; i < 1500; i++) {
      const texto = Array.from({ length: 40 }, () => SINAIS[sorteio(SINAIS.length)] ?? '').join('');
      for (const [numero, fonte] of padroes) {
        const esperados = comPadrao(texto, fonte);
        expect(acharNumero(texto, numero), JSON.stringify([texto, numero])).toEqual(esperados);
        achados += esperados.length;
      }
      expect(acharInteiro(texto, 'x.'), texto).toEqual(comPadrao(texto, inteiro));
    }
    expect(achados).toBeGreaterThan(100);
  });
});
