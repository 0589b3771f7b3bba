import { describe, expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { fraseDaReabertura, podePedirReabertura, reabrirAte } from './pode-pedir-reabertura.ts';

const calendario = criarCalendario([]);
const em = (momento: string) => Date.parse(momento);

describe('Lei 9.784/1999, art. 63 § 2º: until when reopening may be asked for', () => {
  it('is thirty days from the end, counted as every term of a citizen', () => {
    // Ended on a Tuesday: day 1 is Wednesday, day 30 a Thursday.
    const fim = { encerradaEm: em('2026-03-10T10:00:00-03:00'), cienciaEm: em('2026-03-10T10:00:00-03:00') };
    const ate = reabrirAte(calendario, fim);
    expect(ate && toIsoDate(ate)).toBe('2026-04-09');
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

  it('is told of what is open alone: a request that went to an instance is not reopened', () => {
    const frase = (idTipoFormulario: number, temRecurso: boolean) =>
      fraseDaReabertura({ idTipoFormulario, temRecurso }, '09/04/2026');
    const { acessoAInformacao, padrao } = TipoFormulario;
    expect(frase(acessoAInformacao, false)).toContain('pedir a reabertura até 09/04/2026');
    // A request that the office turned into an ouvidoria case, and whose revisão was denied.
    expect(frase(padrao, true)).toContain('pedir a reabertura até 09/04/2026');
    expect(frase(acessoAInformacao, true)).toContain('não é reaberto');
    expect(frase(acessoAInformacao, true)).not.toContain('09/04/2026');
  });

  it('is never for a case that goes on', () => {
    const aberto = { encerradaEm: null, cienciaEm: null };
    expect(reabrirAte(calendario, aberto)).toBeNull();
    expect(podePedirReabertura(calendario, aberto, 0).allowed).toBe(false);
  });
});
