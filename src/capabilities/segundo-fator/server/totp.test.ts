import { describe, expect, it } from 'vitest';
import { passoDe } from '../domain/codigo.ts';
import { codigoDoPasso, emBase32, enderecoDoApp, passoDoCodigo } from './totp.ts';

/** RFC 6238, appendix B. */
const SEGREDO = Buffer.from('12345678901234567890');

describe('L4 second factor: codes of an authenticator app (RFC 6238)', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i says what the RFC says', (segundo, codigo) => {
    const passo = passoDe(new Date(segundo * 1000));
    expect(codigoDoPasso(SEGREDO, passo, 8)).toBe(codigo);
    expect(codigoDoPasso(SEGREDO, passo)).toBe(codigo.slice(2));
  });

  it('takes the code of one step before and after, and no other', () => {
    const agora = new Date('2026-03-12T12:00:00Z');
    const aceita = (passos: number) =>
      passoDoCodigo(SEGREDO, codigoDoPasso(SEGREDO, passoDe(agora) + passos), agora, null) !== null;
    expect([-2, -1, 0, 1, 2].map(aceita)).toEqual([false, true, true, true, false]);
  });

  it('takes no code of a step that was used, nor of one before it', () => {
    const agora = new Date('2026-03-12T12:00:00Z');
    const passo = passoDe(agora);
    const com = (do_passo: number) => passoDoCodigo(SEGREDO, codigoDoPasso(SEGREDO, do_passo), agora, passo);
    expect(com(passo)).toBeNull();
    expect(com(passo - 1)).toBeNull();
    expect(com(passo + 1)).toBe(passo + 1);
  });

  it('writes the secret as apps read it (RFC 4648, section 10)', () => {
    expect(emBase32(Buffer.from('fooba'))).toBe('MZXW6YTB');
    expect(enderecoDoApp('Escuta & Cia', 'ana', SEGREDO)).toBe(
      'otpauth://totp/Escuta%20%26%20Cia%3Aana?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Escuta%20%26%20Cia&algorithm=SHA1&digits=6&period=30',
    );
  });
});
