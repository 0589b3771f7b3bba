import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { podePedirReabertura, reabrirAte } from './pode-pedir-reabertura.ts';

const calendario = criarCalendario([]);
const em = (momento: string) => Date.parse(momento);

describe('Lei 9.784/1999, art. 63 § 2º: until when reopening may be asked for', () => {
  it('is thirty days from the end, counted as every term of a citizen', () => {
    // Ended on a Tuesday: day 1 is Wednesday, day 30 a Thursday.
    const ate = reabrirAte(calendario, em('2026-03-10T10:00:00-03:00'));
    expect(ate && toIsoDate(ate)).toBe('2026-04-09');
    expect(podePedirReabertura(ate, em('2026-04-09T23:59:59-03:00')).allowed).toBe(true);
    expect(podePedirReabertura(ate, em('2026-04-10T00:00:00-03:00'))).toMatchObject({
      error: { code: 'reabertura.fora-do-prazo' },
    });
  });

  it('is never for a case that goes on', () => {
    expect(reabrirAte(calendario, null)).toBeNull();
    expect(podePedirReabertura(null, 0).allowed).toBe(false);
  });
});
