import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Celula, doMaior, ocultar } from './supressao.ts';

const celula = (total: number, pessoas = total): Celula => ({ total, pessoas: Math.min(5, pessoas) });
const oculto = (...celulas: Celula[]) => ocultar(celulas);

describe('what a panel hides', () => {
  it('shows every number that has five people or nobody behind it', () => {
    expect(oculto(celula(5), celula(0), celula(90))).toEqual([null, null, null]);
  });

  it('counts people, not cases: forty cases of four people are hidden', () => {
    expect(oculto(celula(40, 4), celula(50), celula(60))).toEqual(['menos-de-5', 'complemento', null]);
  });

  it('hides the smallest of the others too, so that the total minus the rest does not give the number', () => {
    expect(oculto(celula(3), celula(40), celula(7), celula(0))).toEqual([
      'menos-de-5',
      null,
      'complemento',
      null,
    ]);
  });

  it('needs no other where two are hidden and their sum leaves a doubt', () => {
    expect(oculto(celula(2), celula(4), celula(30))).toEqual(['menos-de-5', 'menos-de-5', null]);
  });

  it.each([
    ['two ones', [1, 1]],
    ['two fours', [4, 4]],
  ])('hides one more where the sum says it all: %s', (_, totais) => {
    expect(oculto(...totais.map((total) => celula(total)), celula(30))?.at(-1)).toBe('complemento');
  });

  it('hides two more where the first would be known by being at least five', () => {
    expect(oculto(celula(1), celula(5), celula(6))).toEqual(['menos-de-5', 'complemento', 'complemento']);
  });

  it('shows nothing at all where nothing is left to hide', () => {
    expect(oculto(celula(4), celula(4))).toBeNull();
    expect(oculto(celula(3))).toBeNull();
  });

  it('never leaves a hidden number that somebody can work out, whatever the numbers', () => {
    const numeros = fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(numeros, (totais) => {
        const motivos = ocultar(totais.map((total) => celula(total)));
        if (!motivos) return;
        const escondidos = totais.flatMap((total, i) => (motivos[i] ? [{ total, motivo: motivos[i] }] : []));
        expect(totais.every((total, i) => total === 0 || total > 4 || motivos[i])).toBe(true);
        const soma = escondidos.reduce((todos, { total }) => todos + total, 0);
        // Every way to reach the sum, given what the reader is told about each number.
        const maneiras = escondidos.reduce<number[][]>(
          (listas, { motivo }) =>
            listas.flatMap((lista) =>
              Array.from({ length: soma + 1 }, (_, numero) => numero)
                .filter((numero) => (motivo === 'menos-de-5' ? numero >= 1 && numero <= 4 : numero >= 5))
                .filter((numero) => lista.reduce((a, b) => a + b, 0) + numero <= soma)
                .map((numero) => [...lista, numero]),
            ),
          [[]],
        );
        const possiveis = maneiras.filter((lista) => lista.reduce((a, b) => a + b, 0) === soma);
        for (const i of escondidos.keys()) {
          expect(new Set(possiveis.map((lista) => lista[i])).size).toBeGreaterThan(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the order of a table', () => {
  it('is by size where sizes are shown, and by name where they are not', () => {
    const linhas = [
      { nome: 'Tocantins', total: null },
      { nome: 'Bahia', total: 40 },
      { nome: 'Acre', total: null },
      { nome: 'Ceará', total: 90 },
      { nome: 'Amapá', total: 40 },
    ];
    expect(doMaior(linhas).map(({ nome }) => nome)).toEqual(['Ceará', 'Amapá', 'Bahia', 'Acre', 'Tocantins']);
  });

  it('tells nothing of a hidden number: however the rows came, they are shown alike', () => {
    const linhas = ['RS', 'AM', 'TO', 'MG'].map((nome) => ({ nome, total: null }));
    fc.assert(
      fc.property(fc.shuffledSubarray(linhas, { minLength: 4 }), (vindas) => {
        expect(doMaior(vindas)).toEqual(doMaior(linhas));
      }),
    );
  });
});
