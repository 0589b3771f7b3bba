import type { Calendario } from '#kernel/prazo/calendario.ts';
import { daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { due } from '#kernel/prazo/prazo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { periodoInvertido, periodoLongoDemais } from './monitoramento-errors.ts';

/** Days the office has to reply to an evaluation; ours, as long as an internal area has to contribute. */
export const DIAS_PARA_RESPONDER = 20;
export const MENOS_DIAS = 5;
export const MAIS_DIAS = 60;

/** Counted from the day after it was given back, by the office's own calendar. */
export const prazoDaResposta = (calendario: Calendario, hoje: PlainDate, dias: number): PlainDate =>
  due(calendario, hoje, dias);

/** Two years and a leap day. */
export const MAIOR_PERIODO = 731;

export const podeSerPeriodo = (de: PlainDate, ate: PlainDate): Verdict => {
  const dias = daysBetween(de, ate);
  if (dias < 0) return refuse(periodoInvertido());
  return dias >= MAIOR_PERIODO ? refuse(periodoLongoDemais(MAIOR_PERIODO)) : allow;
};
