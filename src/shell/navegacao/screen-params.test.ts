import { describe, expect, it } from 'vitest';
import { isAddress, screens } from '#web/screen-list.ts';

/** A path with realistic values: a state, a number where one is required, a word elsewhere. */
const filled = (path: string, numeric: readonly string[] = []): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    name === 'uf' ? 'CE' : numeric.includes(name) ? '12' : 'Fortaleza',
  );

describe('addresses', () => {
  it('S2-01 lead somewhere for every screen, in any casing and with a slash at the end', () => {
    for (const { path, numericParams } of screens) {
      const address = filled(path, numericParams);
      for (const each of [address, address.toUpperCase(), `${address}/`]) {
        expect(isAddress(each), each).toBe(true);
      }
    }
  });

  it.each(['/zz', '/zz/Fortaleza', '/zz/manifestacao/criar', '/nada/de/nada', '/favicon.ico'])(
    '%s leads nowhere',
    (address) => {
      expect(isAddress(address)).toBe(false);
    },
  );

  it('lead nowhere with letters where a number belongs', () => {
    expect(isAddress('/feriado/detalhar/abc')).toBe(false);
    expect(isAddress('/manifestacao/detalhar/12345678901')).toBe(false);
  });
});
