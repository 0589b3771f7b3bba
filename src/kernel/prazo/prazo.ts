import { type Calendario, nextBusinessDay, nextWholeDay } from './calendario.ts';
import {
  addDays,
  compareDates,
  daysBetween,
  endOfDay,
  localDate,
  localTimeOfDay,
  type PlainDate,
} from './data.ts';
import { DIAS_ATE_RECLAMACAO, DIAS_DA_RECLAMACAO } from './prazos-da-lei.ts';

/**
 * The day for which a moment counts: its own in Brasília, the next one from the evening cut-off on.
 * It serves both sides, and never makes a citizen late: their acts are in time until the last second
 * of the last day.
 */
export const countedDay = (calendario: Calendario, momento: number): PlainDate => {
  const dia = localDate(momento);
  return localTimeOfDay(momento) >= calendario.horaDeCorte * 60_000 ? addDays(dia, 1) : dia;
};

/** The day on which somebody is told: the first business day from the counted one on. */
export const notice = (calendario: Calendario, contado: PlainDate): PlainDate =>
  nextBusinessDay(calendario, contado);

/** Day 1 of a term: the business day after the notice (Lei 9.784/1999, art. 66). */
export const first = (calendario: Calendario, contado: PlainDate): PlainDate =>
  nextBusinessDay(calendario, addDays(notice(calendario, contado), 1));

/** Continuous days from the first one; a last day without whole office hours moves forward. */
export const due = (calendario: Calendario, contado: PlainDate, dias: number): PlainDate =>
  nextWholeDay(calendario, addDays(first(calendario, contado), dias - 1));

/** An extension runs from the adjusted due date, not from the day it was granted. */
export const extend = (calendario: Calendario, vencimento: PlainDate, dias: number): PlainDate =>
  nextWholeDay(calendario, addDays(vencimento, dias));

/** The clock stood still between two days: as when a complement is asked, until it comes. */
export interface Parada {
  /** The due date when the clock was stopped. */
  readonly vencimento: PlainDate;
  readonly parada: PlainDate;
  /** The counted day of what sets it going again. */
  readonly retomada: PlainDate;
}

/**
 * The days that were left when the clock was stopped, counted again from the day it runs on. If the case was overdue,
 * the days left are negative and stay so: a stop must not wipe out lateness.
 */
export const resumeAfterStop = (
  calendario: Calendario,
  { vencimento, parada, retomada }: Parada,
): PlainDate => {
  const restantes = daysBetween(parada, vencimento);
  return restantes < 0
    ? addDays(notice(calendario, retomada), restantes)
    : due(calendario, retomada, restantes);
};

/** 23:59:59 in Brasília of the due day, in epoch milliseconds. */
export const dueMoment = (vencimento: PlainDate): number => endOfDay(vencimento);

/** In time until the last second of the last day; the evening cut-off plays no part. */
export const isNoPrazo = (ultimoDia: PlainDate, momento: number): boolean =>
  compareDates(localDate(momento), ultimoDia) <= 0;

export const isVencido = (vencimento: PlainDate, momento: number): boolean => !isNoPrazo(vencimento, momento);

export interface Janela {
  readonly abre: PlainDate;
  readonly fecha: PlainDate;
}

export interface Silencio {
  /** The day of the registration itself. */
  readonly registro: PlainDate;
  /** The day for which it counts. */
  readonly contado: PlainDate;
  /** The due date, extended or not. */
  readonly vencimento: PlainDate;
}

/**
 * The window of the complaint about silence (Decreto 7.724/2012, art. 22). Thirty days can be
 * counted from the registration or from the first day of the term: it opens by the earliest reading
 * and closes by the latest, and never opens before the term is over.
 */
export const reclamacaoWindow = (
  calendario: Calendario,
  { registro, contado, vencimento }: Silencio,
): Janela => {
  const depoisDoPrazo = addDays(vencimento, 1);
  const trintaDiasDe = (dia: PlainDate) => latest(addDays(dia, DIAS_ATE_RECLAMACAO), depoisDoPrazo);
  const fim = addDays(trintaDiasDe(first(calendario, contado)), DIAS_DA_RECLAMACAO);
  return { abre: trintaDiasDe(registro), fecha: nextWholeDay(calendario, fim) };
};

const latest = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) >= 0 ? a : b);

export const isJanelaAberta = ({ abre, fecha }: Janela, momento: number): boolean =>
  compareDates(localDate(momento), abre) >= 0 && isNoPrazo(fecha, momento);
