import { expect, it } from 'vitest';
import { isRepetida } from './conversa.ts';

const mensagem = { doManifestante: true, texto: 'Há mais uma nota.', enviadaEm: 1_000 };

it('takes the same words from the same side within a minute for a repeated click', () => {
  expect(isRepetida(mensagem, { ...mensagem, enviadaEm: 60_999 })).toBe(true);
  expect(isRepetida(mensagem, { ...mensagem, enviadaEm: 61_000 })).toBe(false);
  expect(isRepetida(mensagem, { ...mensagem, doManifestante: false })).toBe(false);
  expect(isRepetida(mensagem, { ...mensagem, texto: 'Outra.' })).toBe(false);
  expect(isRepetida(null, mensagem)).toBe(false);
});
