import { expect, it } from 'vitest';
import { quantas } from './lista-pdf.ts';

it('counts requests as requests, and one as one', () => {
  const unidade = ['pedido', 'pedidos'] as const;
  expect(quantas({ unidade, linhas: [] })).toBe('0 pedidos');
  expect(quantas({ unidade, linhas: [['1']] })).toBe('1 pedido');
  expect(quantas({ unidade, linhas: [['1'], ['2']] })).toBe('2 pedidos');
});
