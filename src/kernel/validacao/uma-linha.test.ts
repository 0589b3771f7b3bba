import { expect, it } from 'vitest';
import { umaLinha } from './uma-linha.ts';

it.each([
  ['Maria\r\nBcc: todos@exemplo.br', 'Maria Bcc: todos@exemplo.br'],
  ['João \u202Eoãoj', 'João oãoj'],
  ['Ana\u0000\u001b[2J Lima', 'Ana [2J Lima'],
  ['Tânia  Conceição', 'Tânia Conceição'],
  ['नमस्\u200dते', 'नमस्\u200dते'],
])('a name has one line, in one direction: %j', (nome, limpo) => {
  expect(umaLinha(nome)).toBe(limpo);
});
