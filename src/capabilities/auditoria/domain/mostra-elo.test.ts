import { expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { mostraElo } from './mostra-elo.ts';

it('Lei 9.784/1999, art. 18: no number of the chain for the people of an office, nor for an administrador who is kept away', () => {
  expect(mostraElo({ idPerfil: Perfil.administrador, impedidoEm: [] })).toBe(true);
  expect(mostraElo({ idPerfil: Perfil.administrador, impedidoEm: [448] })).toBe(false);
  expect(mostraElo({ idPerfil: Perfil.gestor, impedidoEm: [] })).toBe(false);
  expect(mostraElo({ idPerfil: Perfil.gestor, impedidoEm: [448] })).toBe(false);
});
