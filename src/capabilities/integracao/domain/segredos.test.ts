import { describe, expect, it } from 'vitest';
import { duracaoDe, nomesDosResultados, origemDe, resultadoDe } from './chamada.ts';
import { fimDoAnterior, isSemUso, segundosDoToken } from './segredos.ts';

const agora = new Date('2026-03-12T13:00:00Z');
const ha = (dias: number): Date => new Date(agora.getTime() - dias * 86_400_000);

describe('M9: secrets rotated with overlap', () => {
  it('keeps the old one until the moment that was chosen, and no token of it for longer', () => {
    expect(fimDoAnterior('agora', agora)).toBeNull();
    expect(fimDoAnterior('24-horas', agora)?.toISOString()).toBe('2026-03-13T13:00:00.000Z');
    const fim = fimDoAnterior('7-dias', agora);
    expect(fim?.toISOString()).toBe('2026-03-19T13:00:00.000Z');
    expect(segundosDoToken(agora, null)).toBe(86_400);
    expect(segundosDoToken(agora, fim)).toBe(86_400);
    expect(segundosDoToken(agora, new Date(agora.getTime() + 90_500))).toBe(90);
  });

  it('marks a secret that was neither made nor used in 90 days', () => {
    expect(isSemUso(ha(90), null, agora)).toBe(true);
    expect(isSemUso(ha(89), null, agora)).toBe(false);
    expect(isSemUso(ha(400), ha(89), agora)).toBe(false);
    expect(isSemUso(ha(400), ha(90), agora)).toBe(true);
  });
});

describe('M9: a log of calls for the office', () => {
  it('says of every status one result', () => {
    const de = (status: number) => resultadoDe(status);
    expect([200, 304, 400, 401, 403, 404, 409, 429, 499, 500, 503].map(de)).toEqual(
      'feita feita recusada recusada recusada nada recusada limite recusada falha falha'.split(' '),
    );
    expect(nomesDosResultados).toHaveLength(5);
  });

  it('keeps a class of duration and the prefix of the address, no more', () => {
    expect([0, 300, 301, 3000, 3001].map(duracaoDe)).toEqual(['rapida', 'rapida', 'media', 'media', 'lenta']);
    expect(origemDe('200.10.20.30')).toBe('200.10.20.0/24');
    expect(origemDe('2001:db8:1:2::/64')).toBe('2001:db8:1:2::/64');
  });
});
