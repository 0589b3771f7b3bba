import { expect, it } from 'vitest';
import { isTelefoneValido } from './telefone.ts';

it.each(['(85) 99999-1234', '85 3333-1234', '85999991234', '+55 85 99999-1234', '+351 912 345 678'])(
  'takes %s',
  (telefone) => expect(isTelefoneValido(telefone)).toBe(true),
);

it.each(['123', '99999-1234', '05 3333-1234', '85 99999-12345', 'não tem', '+12'])(
  'refuses %s, which nobody could call',
  (telefone) => expect(isTelefoneValido(telefone)).toBe(false),
);
