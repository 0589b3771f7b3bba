import { describe, expect, it } from 'vitest';
import { comSubordinadas, emArvore, isSiglaDeOutra, podeFicarSob, podeInativarUnidade } from './unidade.ts';

const unidade = (idUnidade: number, idPai: number | null, sigla: string, ativa = true) => ({
  idUnidade,
  idPai,
  sigla,
  ativa,
});
const arvore = [
  unidade(1, null, 'SE'),
  unidade(2, 1, 'DIRAD'),
  unidade(3, 2, 'COLOG'),
  unidade(4, null, 'CORREG'),
  unidade(5, 4, 'ANTIGA', false),
];

describe('the tree of units', () => {
  it('is read from the top down, sisters by their sigla', () => {
    expect(emArvore(arvore).map(({ unidade: { sigla }, nivel }) => `${nivel} ${sigla}`)).toEqual([
      '0 CORREG',
      '1 ANTIGA',
      '0 SE',
      '1 DIRAD',
      '2 COLOG',
    ]);
  });

  it('has each sigla once, whatever its case or accents', () => {
    expect(['dirad', 'DÍRAD', 'DIRAD'].map((sigla) => isSiglaDeOutra(arvore, sigla, null))).toEqual([
      true,
      true,
      true,
    ]);
    expect([isSiglaDeOutra(arvore, 'Dirad', 2), isSiglaDeOutra(arvore, 'DIRAD-2', null)]).toEqual([
      false,
      false,
    ]);
  });

  it('knows all that stands under a unit', () => {
    expect([...comSubordinadas(arvore, 1)].sort()).toEqual([1, 2, 3]);
    expect([...comSubordinadas(arvore, 3)]).toEqual([3]);
  });

  const sob = (idUnidade: number | null, idPai: number | null, ativa = true) =>
    podeFicarSob({ arvore, idUnidade, idPai, ativa });

  it('lets a unit move to the top, under another branch, or be new anywhere', () => {
    expect(sob(3, null).allowed && sob(3, 4).allowed && sob(null, 3).allowed).toBe(true);
  });

  it.each([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
  ])('refuses unit %i under unit %i: that would be a cycle', (idUnidade, idPai) => {
    expect(sob(idUnidade, idPai)).toMatchObject({
      error: { code: 'unidade.pai-invalido', details: { campos: { idPai: expect.any(String) } } },
    });
  });

  it('refuses a parent of another office and, for an active unit, an inactive one', () => {
    expect(sob(3, 99).allowed).toBe(false);
    expect(sob(3, 5).allowed).toBe(false);
    expect(sob(3, 5, false).allowed).toBe(true);
  });
});

describe('inactivating a unit', () => {
  it('is not done silently while requests wait there', () => {
    const pedido = { subordinadasAtivas: 0, pedidosAbertos: 3, ciente: false };
    expect(podeInativarUnidade(pedido)).toMatchObject({
      error: { code: 'unidade.com-pedidos', message: expect.stringContaining('3 pedidos') },
    });
    expect(podeInativarUnidade({ ...pedido, ciente: true }).allowed).toBe(true);
    expect(podeInativarUnidade({ ...pedido, pedidosAbertos: 0 }).allowed).toBe(true);
  });

  it('waits for the units under it, whatever the person knows', () => {
    expect(podeInativarUnidade({ subordinadasAtivas: 2, pedidosAbertos: 0, ciente: true })).toMatchObject({
      error: { code: 'unidade.com-subordinadas', message: expect.stringContaining('2 unidades') },
    });
  });
});
