import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criarCalendario, isBusinessDay } from './calendario.ts';
import { addDays, compareDates, daysBetween, endOfDay, localDate, toIsoDate } from './data.ts';
import {
  countedDay,
  due,
  dueMoment,
  extend,
  isJanelaAberta,
  isNoPrazo,
  isVencido,
  notice,
  reclamacaoWindow,
  resumeAfterStop,
} from './prazo.ts';
import { anyCalendario, anyDate } from './prazo-fixtures.ts';

const anyMomento = fc.integer({
  min: Date.parse('2015-01-01T00:00:00Z'),
  max: Date.parse('2032-12-31T23:59:59Z'),
});
const dias = fc.integer({ min: 1, max: 60 });

describe('an extension, whatever the calendar', () => {
  it('ends on a business day, at least its days after the due date, and later when it has more days', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, dias, (cal, registro, n, m) => {
        const vencimento = due(cal, registro, n);
        const novo = extend(cal, vencimento, m);
        expect(isBusinessDay(cal, novo)).toBe(true);
        expect(daysBetween(vencimento, novo)).toBeGreaterThanOrEqual(m);
        expect(compareDates(extend(cal, vencimento, m + 1), novo)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives at least as long as the longer term would from the same day', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, dias, (cal, registro, n, m) => {
        const prorrogado = extend(cal, due(cal, registro, n), m);
        expect(compareDates(prorrogado, due(cal, registro, n + m))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a complement, whatever the calendar', () => {
  const caso = fc.tuple(anyCalendario, anyDate, fc.nat({ max: 30 }), fc.nat({ max: 20 }));

  it('never brings the due date forward, also when answered on the day it was asked', () => {
    fc.assert(
      fc.property(caso, ([cal, registro, ate, espera]) => {
        const vencimento = due(cal, registro, 30);
        const parada = addDays(notice(cal, registro), ate);
        fc.pre(compareDates(parada, vencimento) <= 0);
        const novo = resumeAfterStop(cal, { vencimento, parada, retomada: addDays(parada, espera) });
        expect(compareDates(novo, vencimento)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(vencimento, novo)).toBeGreaterThanOrEqual(espera);
      }),
    );
  });

  it('answered later never gives an earlier due date', () => {
    fc.assert(
      fc.property(caso, fc.nat({ max: 20 }), ([cal, registro, ate, espera], mais) => {
        const vencimento = due(cal, registro, 30);
        const parada = addDays(registro, ate);
        const retomar = (depois: number) =>
          resumeAfterStop(cal, { vencimento, parada, retomada: addDays(parada, depois) });
        expect(compareDates(retomar(espera + mais), retomar(espera))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('asked of a late case it does not wipe out the lateness', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, dias, fc.nat({ max: 20 }), (cal, registro, atraso, espera) => {
        const vencimento = due(cal, registro, 30);
        const retomada = addDays(vencimento, atraso + espera);
        const parada = addDays(vencimento, atraso);
        const novo = resumeAfterStop(cal, { vencimento, parada, retomada });
        const esperado = addDays(notice(cal, retomada), -atraso);
        expect(toIsoDate(novo)).toBe(toIsoDate(esperado));
        expect(compareDates(novo, notice(cal, retomada))).toBeLessThan(0);
      }),
    );
  });
});

describe('the window of a reclamação, whatever the calendar', () => {
  it('opens after the due date and not before 30 days, stays open 10 days and closes on a business day', () => {
    fc.assert(
      fc.property(anyCalendario, anyDate, fc.boolean(), (cal, registro, prorrogado) => {
        const vencimento = due(cal, registro, 20);
        const atual = prorrogado ? extend(cal, vencimento, 10) : vencimento;
        const janela = reclamacaoWindow(cal, { registro, contado: registro, vencimento: atual });
        expect(compareDates(janela.abre, atual)).toBeGreaterThan(0);
        expect(daysBetween(registro, janela.abre)).toBeGreaterThanOrEqual(30);
        expect(daysBetween(janela.abre, janela.fecha)).toBeGreaterThanOrEqual(10);
        expect(isBusinessDay(cal, janela.fecha)).toBe(true);
        expect(isJanelaAberta(janela, endOfDay(addDays(janela.abre, -1)))).toBe(false);
        expect(isJanelaAberta(janela, endOfDay(janela.abre))).toBe(true);
        expect(isJanelaAberta(janela, endOfDay(janela.fecha))).toBe(true);
        expect(isJanelaAberta(janela, endOfDay(addDays(janela.fecha, 1)))).toBe(false);
      }),
    );
  });
});

describe('moments and days', () => {
  it('a registration counts for its own day in Brasília or for the next one, never another', () => {
    fc.assert(
      fc.property(anyMomento, fc.integer({ min: 0, max: 24 * 60 }), (momento, corte) => {
        const cal = criarCalendario([], corte);
        expect([0, 1]).toContain(daysBetween(localDate(momento), countedDay(cal, momento)));
        expect(
          compareDates(countedDay(cal, momento + 1000), countedDay(cal, momento)),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('the cut-off never shortens the term', () => {
    fc.assert(
      fc.property(anyCalendario, anyMomento, dias, (cal, momento, n) => {
        const semCorte = due(cal, localDate(momento), n);
        expect(compareDates(due(cal, countedDay(cal, momento), n), semCorte)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('an act is in time until the last second of the last day, and late from the next midnight on', () => {
    fc.assert(
      fc.property(anyDate, (ultimoDia) => {
        const fim = dueMoment(ultimoDia);
        expect(toIsoDate(localDate(fim))).toBe(toIsoDate(ultimoDia));
        expect(isNoPrazo(ultimoDia, fim)).toBe(true);
        expect(isVencido(ultimoDia, fim + 1000)).toBe(true);
      }),
    );
  });
});
