import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('a stored password', () => {
  it('counts as it was typed: every letter, its case, spaces at the ends and the 128th character', async () => {
    const longa = ` Ação à noite ${'x'.repeat(113)}y`;
    const guardada = await hashPassword(longa);
    expect(longa).toHaveLength(128);
    expect(await verifyPassword(longa, guardada)).toBe(true);
    for (const outra of [longa.toLowerCase(), longa.trim(), `${longa.slice(0, -1)}z`, `${longa} `])
      expect(await verifyPassword(outra, guardada)).toBe(false);
  });

  it('is the same however the keyboard composes its accents', async () => {
    expect(await verifyPassword('ac\u0327a\u0303o e fim', await hashPassword('ação e fim'))).toBe(true);
  });

  it('is argon2id with a salt of its own and OWASP’s cost, which the hash tells', async () => {
    const [uma, outra] = await Promise.all([hashPassword('a mesma senha'), hashPassword('a mesma senha')]);
    expect(uma).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(uma).not.toBe(outra);
  });

  it('of nobody is never right', async () => {
    expect(await verifyPassword('', null)).toBe(false);
  });
});
