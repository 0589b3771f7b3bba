import { describe, expect, it } from 'vitest';
import { localDate, type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { momentoDaCiencia, podeRegistrarCiencia } from './ciencia.ts';

const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(`${iso}-03:00`);

describe('Lei 9.784/1999, art. 26 § 3º: the day somebody was told', () => {
  it('is neither before what is told nor after today', () => {
    const no = (iso: string) => {
      const verdict = podeRegistrarCiencia(dia(iso), dia('2026-03-12'), dia('2026-03-20'));
      return verdict.allowed ? 'allowed' : verdict.error.code;
    };
    expect(no('2026-03-11')).toBe('ciencia.antes-do-ato');
    expect(no('2026-03-12')).toBe('allowed');
    expect(no('2026-03-20')).toBe('allowed');
    expect(no('2026-03-21')).toBe('ciencia.no-futuro');
  });

  it('is now for today, noon for a day before, and never before what is told', () => {
    const agora = em('2026-03-20T16:00:00');
    const feita = em('2026-03-12T15:00:00');
    expect(momentoDaCiencia(dia('2026-03-20'), feita, agora)).toBe(agora);
    const antes = momentoDaCiencia(dia('2026-03-16'), feita, agora);
    expect(localDate(antes)).toEqual(dia('2026-03-16'));
    expect(antes).toBeLessThan(em('2026-03-16T12:00:01'));
    expect(momentoDaCiencia(dia('2026-03-12'), feita, agora)).toBe(feita);
  });
});
