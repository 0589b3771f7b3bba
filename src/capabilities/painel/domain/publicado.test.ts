import { describe, expect, it } from 'vitest';
import { chaveDe } from '#capabilities/dados-abertos/domain/coluna.ts';
import { conjuntos, type NomeDeConjunto } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { pesquisaCabe, publicadoEm } from './publicado.ts';

describe('what two views tell when one is taken from the other', () => {
  it('is in the open data already: all that cases are told apart by is a column there', () => {
    for (const colunas of Object.values(publicadoEm)) {
      for (const [dimensao, onde] of Object.entries(colunas)) {
        const [conjunto = '', coluna] = onde.split('.');
        const existem = conjuntos[conjunto as NomeDeConjunto].colunas.map(chaveDe);
        expect(existem, dimensao).toContain(coluna);
      }
    }
  });

  it('is never part of a group of five that rated an office of requests', () => {
    expect(pesquisaCabe({ acesso: true })).toBe(true);
    expect(pesquisaCabe({ acesso: true, idAssunto: 1001 })).toBe(false);
    expect(pesquisaCabe({ acesso: true, idTipo: 8 })).toBe(false);
    expect(pesquisaCabe({ acesso: false, idAssunto: 1001, idTipo: 2 })).toBe(true);
  });
});
