import { expect, it } from 'vitest';
import { iniciais } from './iniciais.ts';

it.each([
  ['Renata Oliveira Brandão', 'RB'],
  ['  ângela  ', 'Â'],
  ['José de Sá', 'JS'],
  ['', ''],
])('the initials of "%s" are %s', (nome, esperadas) => {
  expect(iniciais(nome)).toBe(esperadas);
});
