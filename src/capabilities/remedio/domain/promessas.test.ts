import { describe, expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Verdict } from '#kernel/verdict.ts';
import {
  confirmaPeloSilencio,
  depoisDoAchado,
  isPromessaVencida,
  janelaDaEntrega,
  type PromessaDoCaso,
  podeContestar,
  podeDeclararSemMeios,
  podeDenunciar,
  podeFixarData,
  prazoSemMeios,
  promessaADenunciar,
  promessaEmVista,
  situacoesDaPromessa,
} from './promessas.ts';

const calendario = criarCalendario([]);
const dia = (iso: string) => parseIsoDate(iso) as PlainDate;
const em = (iso: string) => Date.parse(`${iso}-03:00`);
const code = (verdict: Verdict) => (verdict.allowed ? 'allowed' : verdict.error.code);

const aberta: PromessaDoCaso = {
  idPromessa: 1,
  origem: 'decisao',
  situacao: 'aberta',
  prometidaEm: em('2026-03-02T10:00:00'),
  prazo: dia('2026-03-20'),
  contestarAte: null,
  descumprimentoDenunciado: false,
};
const entregue: PromessaDoCaso = { ...aberta, situacao: 'entregue', contestarAte: dia('2026-03-30') };

describe('LAI art. 41: a promise that was not kept', () => {
  it('is overdue from the day after its date, while nothing was delivered', () => {
    expect(isPromessaVencida(aberta, em('2026-03-20T23:59:59'))).toBe(false);
    expect(isPromessaVencida(aberta, em('2026-03-21T00:00:00'))).toBe(true);
    expect(isPromessaVencida(entregue, em('2026-03-21T00:00:00'))).toBe(false);
  });

  it('may be denounced once for each broken date', () => {
    const depois = em('2026-03-21T08:00:00');
    expect(code(podeDenunciar([aberta], depois))).toBe('allowed');
    const denunciada = { ...aberta, descumprimentoDenunciado: true };
    expect(code(podeDenunciar([denunciada], depois))).toBe('descumprimento.ja-denunciado');
    const renovada = { ...aberta, prazo: dia('2026-03-31') };
    expect(code(podeDenunciar([renovada], depois))).toBe('descumprimento.no-prazo');
    expect(code(podeDenunciar([renovada], em('2026-04-01T08:00:00')))).toBe('allowed');
  });

  it('is looked for among all promises of the case, the last one made first', () => {
    const outra = { ...aberta, idPromessa: 2, prometidaEm: em('2026-03-09T10:00:00') };
    const depois = em('2026-03-21T08:00:00');
    expect(promessaADenunciar([aberta, outra], depois)?.idPromessa).toBe(2);
    const denunciada = { ...outra, descumprimentoDenunciado: true };
    expect(promessaADenunciar([aberta, denunciada], depois)?.idPromessa).toBe(1);
    expect(promessaEmVista([aberta, { ...outra, situacao: 'confirmada' }], depois)?.idPromessa).toBe(1);
  });

  it('says why it cannot be denounced in every other state', () => {
    const porque = situacoesDaPromessa.map((situacao) =>
      code(
        podeDenunciar([{ ...aberta, situacao, contestarAte: dia('2026-03-30') }], em('2026-03-19T10:00:00')),
      ),
    );
    expect(porque).toEqual([
      'descumprimento.no-prazo',
      'descumprimento.entregue',
      'descumprimento.contestada',
      'descumprimento.confirmada',
      'descumprimento.sem-decisao',
    ]);
    expect(code(podeDenunciar([], em('2026-03-19T10:00:00')))).toBe('descumprimento.sem-decisao');
  });
});

describe('LAI art. 16 § 2º: what was delivered', () => {
  it('may be contested within ten days of the notice, by the calendar', () => {
    // Thu 12/03/2026 19:30 is notice on Fri 13/03: counted from Mon 16/03 to Wed 25/03.
    expect(toIsoDate(janelaDaEntrega(calendario, em('2026-03-12T19:30:00')).fecha)).toBe('2026-03-25');
    expect(code(podeContestar(entregue, em('2026-03-30T23:59:59')))).toBe('allowed');
    expect(code(podeContestar(entregue, em('2026-03-31T00:00:00')))).toBe('cumprimento.fora-do-prazo');
    expect(code(podeContestar(aberta, em('2026-03-12T10:00:00')))).toBe('cumprimento.sem-entrega');
  });

  it('Lei 9.784/1999, art. 66: has no last day while the person was not told, and silence confirms nothing', () => {
    const naoSabida = { ...entregue, contestarAte: null };
    const muitoDepois = em('2026-12-31T10:00:00');
    expect(code(podeContestar(naoSabida, muitoDepois))).toBe('allowed');
    expect(confirmaPeloSilencio(naoSabida, muitoDepois)).toBe(false);
    expect(code(podeDenunciar([naoSabida], muitoDepois))).toBe('descumprimento.entregue');
  });

  it('of an appointment, runs from the day on which the person can see it', () => {
    const fecha = (consulta: string) =>
      toIsoDate(janelaDaEntrega(calendario, em('2026-03-12T10:00:00'), dia(consulta)).fecha);
    expect(fecha('2026-03-12')).toBe('2026-03-23');
    // Fri 27/03: counted from Mon 30/03 to Wed 08/04.
    expect(fecha('2026-03-27')).toBe('2026-04-08');
  });

  it('is confirmed by silence after the last day', () => {
    expect(confirmaPeloSilencio(entregue, em('2026-03-30T23:59:59'))).toBe(false);
    expect(confirmaPeloSilencio(entregue, em('2026-03-31T00:00:00'))).toBe(true);
    expect(confirmaPeloSilencio(aberta, em('2026-05-31T00:00:00'))).toBe(false);
  });
});

describe('LAI art. 41: what the controlling body finds', () => {
  const contestacao = (procedente: boolean) =>
    depoisDoAchado('contestada', { tipo: 'contestacao', procedente });
  const descumprimento = (procedente: boolean) =>
    depoisDoAchado('aberta', { tipo: 'descumprimento', procedente });

  it('procedente leaves the promise open with a new date; improcedente ends it', () => {
    expect(contestacao(true)).toEqual({ situacao: 'aberta', novaData: true });
    expect(descumprimento(true)).toEqual({ situacao: 'aberta', novaData: true });
    expect(contestacao(false)).toEqual({ situacao: 'confirmada', novaData: false });
    expect(descumprimento(false)).toEqual({ situacao: 'encerrada', novaData: false });
  });

  it('takes nothing from the person that was delivered meanwhile', () => {
    for (const tipo of ['descumprimento', 'contestacao'] as const) {
      for (const procedente of [true, false]) {
        expect(depoisDoAchado('entregue', { tipo, procedente })).toEqual({
          situacao: 'entregue',
          novaData: false,
        });
      }
    }
  });

  it('the new date is at most ten days away, and not before today', () => {
    const agora = em('2026-03-12T10:00:00');
    expect(code(podeFixarData(calendario, dia('2026-03-11'), agora))).toBe('cumprimento.data-no-passado');
    expect(code(podeFixarData(calendario, dia('2026-03-12'), agora))).toBe('allowed');
    // Counted from Fri 13/03: the tenth day is Sun 22/03, so Mon 23/03.
    expect(code(podeFixarData(calendario, dia('2026-03-23'), agora))).toBe('allowed');
    expect(code(podeFixarData(calendario, dia('2026-03-24'), agora))).toBe('cumprimento.data-tardia');
  });
});

describe('LAI art. 11 § 6º: who has no means to get what the answer pointed to', () => {
  const orientacao = { orientada: true, respondidaEm: em('2026-03-12T10:00:00') };

  it('may say so while the answer can be appealed, once', () => {
    const no = (iso: string) => code(podeDeclararSemMeios(calendario, orientacao, em(iso)));
    expect(no('2026-03-12T10:00:01')).toBe('allowed');
    expect(no('2026-03-23T23:59:59')).toBe('allowed');
    expect(no('2026-03-24T00:00:00')).toBe('semMeios.fora-do-prazo');
    const outra = { ...orientacao, orientada: false };
    expect(code(podeDeclararSemMeios(calendario, outra, em('2026-03-13T10:00:00')))).toBe(
      'semMeios.nao-cabe',
    );
  });

  it('Lei 9.784/1999, art. 66: from the day they were told of it, and without an end until then', () => {
    const no = (cienciaEm: number | null, iso: string) =>
      code(podeDeclararSemMeios(calendario, { ...orientacao, cienciaEm }, em(iso)));
    expect(no(null, '2026-12-31T10:00:00')).toBe('allowed');
    const soube = em('2026-04-01T10:00:00');
    expect(no(soube, '2026-04-13T23:59:59')).toBe('allowed');
    expect(no(soube, '2026-04-14T00:00:00')).toBe('semMeios.fora-do-prazo');
  });

  it('brings the delivery back, within ten days', () => {
    expect(toIsoDate(prazoSemMeios(calendario, em('2026-03-12T10:00:00')))).toBe('2026-03-23');
  });
});
