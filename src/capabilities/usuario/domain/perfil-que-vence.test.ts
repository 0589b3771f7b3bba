import { expect, it } from 'vitest';
import { addDays, plainDate } from '#kernel/prazo/data.ts';
import { marcoDoPerfil, validadesDoAviso } from './perfil-que-vence.ts';

const HOJE = plainDate(2026, 3, 12);

it.each([
  [8, null],
  [7, 'perfil-vence'],
  [1, 'perfil-vence'],
  [0, 'perfil-venceu'],
  [-7, 'perfil-venceu'],
  [-8, null],
] as const)('a profile whose last day is in %i days is told of as %s', (dias, marco) => {
  expect(marcoDoPerfil(HOJE, addDays(HOJE, dias))).toBe(marco);
});

it('looks for no last day that would not be told of', () => {
  const { de, ate } = validadesDoAviso(HOJE);
  expect([marcoDoPerfil(HOJE, de), marcoDoPerfil(HOJE, ate)]).toEqual(['perfil-venceu', 'perfil-vence']);
  expect([marcoDoPerfil(HOJE, addDays(de, -1)), marcoDoPerfil(HOJE, addDays(ate, 1))]).toEqual([null, null]);
});
