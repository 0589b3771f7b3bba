import { expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { analistas } from './analistas.ts';

it('makes a team of who may treat cases in the office, and not of who may everywhere', () => {
  expect([...analistas].sort()).toEqual([Perfil.gestor, Perfil.respondente].sort());
});
