import { expect, it } from 'vitest';
import { lugarNaFila } from './na-fila.ts';

const estado = { fila: { nome: 'Triar', endereco: '/manifestacao/tratar?fila=triar', ids: [7, 9, 4] } };

it('N12 previous and next of a case are those of the list that it was opened from', () => {
  expect(lugarNaFila(estado, 9)).toMatchObject({
    lugar: 2,
    total: 3,
    anterior: { idManifestacao: 7 },
    proxima: { idManifestacao: 4 },
  });
  expect(lugarNaFila(estado, 7)?.anterior).toBeUndefined();
  expect(lugarNaFila(estado, 4)?.proxima).toBeUndefined();
});

it('N12 a case that was opened otherwise, or has left the list, has no neighbours', () => {
  expect(lugarNaFila(null, 9)).toBeNull();
  expect(lugarNaFila({ cursores: [] }, 9)).toBeNull();
  expect(lugarNaFila(estado, 10)).toBeNull();
});

it('N12 beyond its page a neighbour takes along where the list goes on from there', () => {
  const continua = { consulta: { fila: 'triar' }, porPagina: 3, cursores: ['b'], proximo: 'c', total: null };
  const naSegunda = { fila: { ...estado.fila, continua } };
  const depois = { ids: [4, 11, 12], proximoCursor: 'd' };
  expect(lugarNaFila(naSegunda, 4, { antes: undefined, depois })).toMatchObject({
    lugar: 6,
    total: null,
    estadoDaLista: { cursores: ['b'] },
    proxima: {
      idManifestacao: 11,
      estado: { fila: { ids: [11, 12], continua: { cursores: ['b', 'c'], proximo: 'd' } } },
    },
  });
  const antes = { ids: [1, 2, 7], proximoCursor: 'b' };
  expect(lugarNaFila(naSegunda, 7, { antes, depois: undefined })?.anterior).toMatchObject({
    idManifestacao: 2,
    estado: { fila: { ids: [1, 2], continua: { cursores: [], proximo: 'b' } } },
  });
});
