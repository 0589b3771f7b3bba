import { describe, expect, it } from 'vitest';
import { DURACAO_MAXIMA, ESPERA_PELO_FATOR, expiraEm, limiteEm, OCIOSIDADE_MAXIMA } from './sessao-prazos.ts';

const criadaEm = new Date('2026-03-12T09:00:00Z');
const inteira = { criadaEm, isFatorPendente: false };
const depois = (milliseconds: number) => new Date(criadaEm.getTime() + milliseconds);

describe('end of a session', () => {
  it('S9-02 comes 60 minutes after the last activity', () => {
    expect(OCIOSIDADE_MAXIMA).toBe(60 * 60_000);
    expect(expiraEm({ ...inteira, ultimaAtividadeEm: criadaEm })).toEqual(new Date('2026-03-12T10:00:00Z'));
    const ultimaAtividadeEm = new Date('2026-03-12T11:30:00Z');
    expect(expiraEm({ ...inteira, ultimaAtividadeEm })).toEqual(new Date('2026-03-12T12:30:00Z'));
  });

  it('comes 12 hours after the beginning however active the person is', () => {
    expect(expiraEm({ ...inteira, ultimaAtividadeEm: depois(DURACAO_MAXIMA - 1) })).toEqual(
      new Date('2026-03-12T21:00:00Z'),
    );
    expect(limiteEm(criadaEm)).toEqual(new Date('2026-03-12T21:00:00Z'));
  });

  it('is the idle one up to the moment in which both fall together', () => {
    const ultimaAtividadeEm = depois(DURACAO_MAXIMA - OCIOSIDADE_MAXIMA);
    expect(expiraEm({ ...inteira, ultimaAtividadeEm })).toEqual(depois(DURACAO_MAXIMA));
  });

  it('comes ten minutes after the password, however active, while the second factor is owed', () => {
    expect(ESPERA_PELO_FATOR).toBe(10 * 60_000);
    expect(expiraEm({ criadaEm, ultimaAtividadeEm: depois(9 * 60_000), isFatorPendente: true })).toEqual(
      depois(ESPERA_PELO_FATOR),
    );
  });
});
