import { describe, expect, it } from 'vitest';
import { momentoGuardado, naHora } from './momento.ts';

const em = (iso: string) => new Date(iso);

describe('Lei 13.608/2018, art. 4-B: a stolen database tells the hour, not the moment', () => {
  it('of what the person did, on the same day', () => {
    expect(naHora(em('2026-03-12T23:59:59.999-03:00'))).toEqual(em('2026-03-12T23:00:00-03:00'));
    expect(momentoGuardado(em('2026-03-12T10:47:03Z'), null)).toEqual(em('2026-03-12T10:00:00Z'));
  });

  it('and keeps the order: after what the office did within the hour, never in the future', () => {
    const orgao = em('2026-03-12T10:10:23Z');
    expect(momentoGuardado(em('2026-03-12T10:47:03Z'), orgao)).toEqual(em('2026-03-12T10:10:23.001Z'));
    expect(momentoGuardado(orgao, orgao)).toEqual(orgao);
    expect(momentoGuardado(em('2026-03-12T11:02:00Z'), orgao)).toEqual(em('2026-03-12T11:00:00Z'));
  });
});
