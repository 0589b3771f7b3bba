import { expect, it } from 'vitest';
import { posseDe } from './posse-policy.ts';

const vazia = { temPerfil: false, temCasos: false, isDonoNaSessao: false };

it('B9: whoever proves a CPF takes only an account without profiles and without cases', () => {
  expect(posseDe(vazia)).toBe('tomar');
  expect(posseDe({ ...vazia, temPerfil: true })).toBe('conta-nova');
  expect(posseDe({ ...vazia, temCasos: true })).toBe('conta-nova');
});

it('its owner, signed in to it, proves their own document and keeps everything', () => {
  expect(posseDe({ temPerfil: true, temCasos: true, isDonoNaSessao: true })).toBe('comprovar');
});
