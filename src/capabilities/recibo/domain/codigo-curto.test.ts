import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigoCurtoDe, formatCodigoCurto, readCodigoCurto } from './codigo-curto.ts';

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('N3 a verification code of at most 16 characters to type', () => {
  it('has 16, none of which is taken for another, and is printed in groups of four', () => {
    fc.assert(
      fc.property(bytes, (cada) => {
        const codigo = codigoCurtoDe(cada);
        expect(codigo).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
        expect(formatCodigoCurto(codigo)).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
      }),
    );
  });

  it('is out of a space of at least 64 bits', () => {
    expect(16 * Math.log2(31)).toBeGreaterThan(64);
  });

  it('is read in any case, with or without its hyphens', () => {
    const codigo = codigoCurtoDe(new Uint8Array(32).fill(9));
    const impresso = formatCodigoCurto(codigo);
    for (const escrito of [codigo, impresso, impresso.toLowerCase(), ` ${impresso.replaceAll('-', ' ')} `])
      expect(readCodigoCurto(escrito)).toBe(codigo);
  });

  it('is told from a long code and from a typing mistake', () => {
    for (const outro of ['', 'abc.def', 'ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQRST'])
      expect(readCodigoCurto(outro)).toBeNull();
  });
});
