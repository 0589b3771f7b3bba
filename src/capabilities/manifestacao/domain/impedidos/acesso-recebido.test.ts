import { describe, expect, it } from 'vitest';
import { isRecente, recebeuDe } from './acesso-recebido.ts';

const REGISTRO = new Date('2026-03-31T12:00:00Z');
const acesso = (desde: string, dadoPor: number | null = 7) => ({
  idUsuario: 8,
  dadoPor,
  desde: new Date(desde),
});
const impedidos = new Set([7]);

describe('Lei 9.784/1999, art. 18: impedimento passes on to who got their access from a person who is kept away', () => {
  it('less than 30 days before the filing, or after it', () => {
    expect(recebeuDe(acesso('2026-03-01T12:00:01Z'), impedidos, REGISTRO)).toBe(true);
    expect(recebeuDe(acesso('2026-05-20T12:00:00Z'), impedidos, REGISTRO)).toBe(true);
    expect(recebeuDe(acesso('2026-03-01T12:00:00Z'), impedidos, REGISTRO)).toBe(false);
  });

  it('not from anybody else, nor where nobody is recorded, nor from oneself', () => {
    expect(recebeuDe(acesso('2026-03-30T12:00:00Z', 9), impedidos, REGISTRO)).toBe(false);
    expect(recebeuDe(acesso('2026-03-30T12:00:00Z', null), impedidos, REGISTRO)).toBe(false);
    expect(recebeuDe(acesso('2026-03-30T12:00:00Z', 8), new Set([8]), REGISTRO)).toBe(false);
  });

  it('a profile is recent for 30 days', () => {
    expect(isRecente(acesso('2026-03-02T12:00:00Z'), REGISTRO)).toBe(true);
    expect(isRecente(acesso('2026-02-28T12:00:00Z'), REGISTRO)).toBe(false);
  });
});
