import { expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { isRepetida, podeEscrever } from './conversa.ts';

const mensagem = { doManifestante: true, texto: 'Há mais uma nota.', enviadaEm: 1_000 };

it('takes the same words from the same side within a minute for a repeated click', () => {
  expect(isRepetida(mensagem, { ...mensagem, enviadaEm: 60_999 })).toBe(true);
  expect(isRepetida(mensagem, { ...mensagem, enviadaEm: 61_000 })).toBe(false);
  expect(isRepetida(mensagem, { ...mensagem, doManifestante: false })).toBe(false);
  expect(isRepetida(mensagem, { ...mensagem, texto: 'Outra.' })).toBe(false);
  expect(isRepetida(null, mensagem)).toBe(false);
});

it('lets the manifestante and the analysts write, and nobody else of the office', () => {
  expect(podeEscrever('manifestante', Perfil.publico).allowed).toBe(true);
  expect(podeEscrever('orgao', Perfil.respondente).allowed).toBe(true);
  for (const perfil of [Perfil.observador, Perfil.atendente, Perfil.cadastrador, Perfil.colaborador]) {
    expect(podeEscrever('orgao', perfil).allowed).toBe(false);
  }
});
