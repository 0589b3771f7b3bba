import { type Calendario, nextBusinessDay } from './calendario.ts';
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

/** Minutes after midnight in Brasília. */
export type HoraDeCorte = number;

/** A registration after this time counts from the next day; 20:00 unless set otherwise. */
export const horaDeCortePadrao: HoraDeCorte = 20 * 60;

/**
 * The day a registration counts for the office's term. It must not be used for a citizen's term: the cut-off only
 * gives the office its full days and never makes a citizen late.
 */
export const countedDay = (momento: number, corte: HoraDeCorte = horaDeCortePadrao): PlainDate => {
  const dia = localDate(momento);
  return isAposCorte(momento, corte) ? addDays(dia, 1) : dia;
};

const isAposCorte = (momento: number, corte: HoraDeCorte = horaDeCortePadrao): boolean =>
  localTimeOfDay(momento) > corte * 60_000;

/** The day excluded from the count: the law counts from the day after it. */
export const start = (calendario: Calendario, registro: PlainDate): PlainDate =>
  nextBusinessDay(calendario, registro);

/** Consecutive days, the first excluded; a last day without office hours moves forward. */
export const due = (calendario: Calendario, registro: PlainDate, dias: number): PlainDate =>
  nextBusinessDay(calendario, addDays(start(calendario, registro), dias));

/** An extension runs from the adjusted due date, not from the day it was granted. */
export const extend = (calendario: Calendario, vencimento: PlainDate, dias: number): PlainDate =>
  nextBusinessDay(calendario, addDays(vencimento, dias));

/** The clock stood still between two days: as when a complement is asked, until it comes. */
export interface Parada {
  /** The due date when the clock was stopped. */
  readonly vencimento: PlainDate;
  readonly parada: PlainDate;
  /** The day from which it runs again: `countedDay` of the moment of the reply. */
  readonly retomada: PlainDate;
}

/**
 * The days that were left when the clock was stopped, counted again from the day it runs on. If the case was overdue,
 * the days left are negative and stay so: a stop must not wipe out lateness.
 */
export const resumeAfterStop = (
  calendario: Calendario,
  { vencimento, parada, retomada }: Parada,
): PlainDate =>
  nextBusinessDay(calendario, addDays(start(calendario, retomada), daysBetween(parada, vencimento)));

/** 23:59:59 in Brasília of the due day, in epoch milliseconds. */
export const dueMoment = (vencimento: PlainDate): number => endOfDay(vencimento);

/** In time until the last second of the last day, whatever the evening cut-off. */
export const isNoPrazo = (ultimoDia: PlainDate, momento: number): boolean =>
  compareDates(localDate(momento), ultimoDia) <= 0;

export const isVencido = (vencimento: PlainDate, momento: number): boolean => !isNoPrazo(vencimento, momento);

export interface Janela {
  readonly abre: PlainDate;
  readonly fecha: PlainDate;
}

/**
 * When the citizen may complain that no answer came (Decreto 7.724/2012, art. 22). An extended
 * request opens the window only after its new due date.
 */
export const reclamacaoWindow = (
  calendario: Calendario,
  registro: PlainDate,
  vencimentoAtual: PlainDate,
): Janela => {
  const trintaDias = addDays(start(calendario, registro), DIAS_ATE_RECLAMACAO);
  const depoisDoPrazo = addDays(vencimentoAtual, 1);
  const abre = compareDates(trintaDias, depoisDoPrazo) >= 0 ? trintaDias : depoisDoPrazo;
  return { abre, fecha: nextBusinessDay(calendario, addDays(abre, DIAS_DA_RECLAMACAO)) };
};

export const isJanelaAberta = ({ abre, fecha }: Janela, momento: number): boolean =>
  compareDates(localDate(momento), abre) >= 0 && isNoPrazo(fecha, momento);
