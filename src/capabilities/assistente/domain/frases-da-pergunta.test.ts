import { expect, test } from 'vitest';
import { frasesDaPergunta } from './frases-da-pergunta.ts';

test('a question is looked for before the sentences around it', () => {
  expect(frasesDaPergunta('Boa tarde. Meu chefe me persegue. Posso denunciar sem nome? Obrigado!')).toEqual([
    'Posso denunciar sem nome?',
    'Boa tarde.',
    'Meu chefe me persegue.',
    'Obrigado!',
  ]);
});

test('one sentence alone is not looked for twice', () => {
  expect(frasesDaPergunta('qual o prazo?')).toEqual([]);
  expect(frasesDaPergunta('  ')).toEqual([]);
});
