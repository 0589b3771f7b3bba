import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { avisoDaReabertura, podePedirReabertura, reabrirAte } from './pode-pedir-reabertura.ts';

const calendario = criarCalendario([]);
const em = (momento: string) => Date.parse(momento);

describe('Lei 9.784/1999, art. 63 § 2º: until when reopening may be asked for', () => {
  it('is thirty days from the end, counted as every term of a citizen', () => {
    // Ended on a Tuesday: day 1 is Wednesday, day 30 a Thursday.
    const fim = { encerradaEm: em('2026-03-10T10:00:00-03:00'), cienciaEm: em('2026-03-10T10:00:00-03:00') };
    const ate = reabrirAte(calendario, fim);
    expect(ate && toIsoDate(ate)).toBe('2026-04-09');
    expect(avisoDaReabertura(calendario, new Date(fim.encerradaEm))).toEqual({ reabrirAte: '09/04/2026' });
    expect(podePedirReabertura(calendario, fim, em('2026-04-09T23:59:59-03:00')).allowed).toBe(true);
    expect(podePedirReabertura(calendario, fim, em('2026-04-10T00:00:00-03:00'))).toMatchObject({
      error: { code: 'reabertura.fora-do-prazo' },
    });
  });

  it('Lei 9.784/1999, art. 66: is counted from the notice of the end, and has no last day before it', () => {
    const encerradaEm = em('2026-03-10T10:00:00-03:00');
    const avisada = { encerradaEm, cienciaEm: em('2026-04-14T10:00:00-03:00') };
    expect(toIsoDate(reabrirAte(calendario, avisada) as PlainDate)).toBe('2026-05-14');
    const calada = { encerradaEm, cienciaEm: null };
    expect(reabrirAte(calendario, calada)).toBeNull();
    expect(podePedirReabertura(calendario, calada, em('2027-01-10T10:00:00-03:00')).allowed).toBe(true);
  });

  it('is never for a case that goes on', () => {
    const aberto = { encerradaEm: null, cienciaEm: null };
    expect(reabrirAte(calendario, aberto)).toBeNull();
    expect(podePedirReabertura(calendario, aberto, 0).allowed).toBe(false);
  });
});
