import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigoDeBytes, formatCodigo, isCodigoBemFormado, normalizeCodigo } from './codigo-acesso.ts';

const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codigos = fc.uint8Array({ minLength: 12, maxLength: 32 }).map(codigoDeBytes);

describe('the access code', () => {
  it('has twenty characters, of which eighteen are random (90 bits)', () => {
    fc.assert(fc.property(codigos, (codigo) => codigo.length === 20 && isCodigoBemFormado(codigo)));
  });

  it('is read with spaces, hyphens, small letters and confused letters', () => {
    fc.assert(
      fc.property(codigos, (codigo) => {
        const typed = formatCodigo(codigo).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        return normalizeCodigo(` ${typed} `) === codigo && isCodigoBemFormado(typed);
      }),
    );
  });

  it('tells a slip of one character from a code', () => {
    fc.assert(
      fc.property(codigos, fc.nat(19), fc.nat(31), (codigo, lugar, letra) => {
        const outra = ALFABETO.charAt(letra);
        fc.pre(codigo.charAt(lugar) !== outra);
        return !isCodigoBemFormado(codigo.slice(0, lugar) + outra + codigo.slice(lugar + 1));
      }),
    );
  });

  it('tells two swapped neighbours from a code', () => {
    fc.assert(
      fc.property(codigos, fc.nat(18), (codigo, lugar) => {
        const [a = '', b = ''] = [codigo.charAt(lugar), codigo.charAt(lugar + 1)];
        fc.pre(a !== b);
        return !isCodigoBemFormado(codigo.slice(0, lugar) + b + a + codigo.slice(lugar + 2));
      }),
    );
  });

  it('is shown in groups of four', () => {
    expect(formatCodigo('0123456789ABCDEFGHJK')).toBe('0123-4567-89AB-CDEF-GHJK');
  });

  it('comes out the same from the same bytes, so that a repeated sending shows the same code', () => {
    const bytes = Uint8Array.from({ length: 16 }, (_, i) => i * 7);
    expect(codigoDeBytes(bytes)).toBe(codigoDeBytes(bytes));
  });
});
