import { describe, expect, it } from 'vitest';
import { assertPodeEntrar } from './entrada-policy.ts';

const dia = new Date('2026-03-12T12:00:00Z');

describe('who may enter', () => {
  it('lets in an active account', () => {
    expect(() => assertPodeEntrar({ bloqueado_em: null, ativado_em: dia })).not.toThrow();
  });

  it('refuses a blocked account, active or not', () => {
    for (const ativado_em of [dia, null]) {
      expect(() => assertPodeEntrar({ bloqueado_em: dia, ativado_em })).toThrow(/bloqueada/);
    }
  });

  it('refuses an account whose e-mail was not confirmed', () => {
    expect(() => assertPodeEntrar({ bloqueado_em: null, ativado_em: null })).toThrow(/Confirme seu e-mail/);
  });
});
