import { expect, it } from 'vitest';
import { lugarNaFila } from './na-fila.ts';

const estado = { fila: { nome: 'Triar', endereco: '/manifestacao/tratar?fila=triar', ids: [7, 9, 4] } };

it('N12 previous and next of a case are those of the list that it was opened from', () => {
  expect(lugarNaFila(estado, 9)).toMatchObject({ lugar: 2, total: 3, anterior: 7, proxima: 4 });
  expect(lugarNaFila(estado, 7)?.anterior).toBeUndefined();
  expect(lugarNaFila(estado, 4)?.proxima).toBeUndefined();
});

it('N12 a case that was opened otherwise, or has left the list, has no neighbours', () => {
  expect(lugarNaFila(null, 9)).toBeNull();
  expect(lugarNaFila({ cursores: [] }, 9)).toBeNull();
  expect(lugarNaFila(estado, 10)).toBeNull();
});
