import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, daysBetween, type PlainDate } from '#kernel/prazo/data.ts';
import { due } from '#kernel/prazo/prazo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { periodoInvertido, periodoLongoDemais } from './monitoramento-errors.ts';

/** Days the office has to reply. No law sets them: we give as many as an internal area has. */
export const DIAS_PARA_RESPONDER = 20;
export const MENOS_DIAS = 5;
export const MAIS_DIAS = 60;

/** Counted from the day after it was given back, by the office's calendar. */
export const prazoDaResposta = (calendario: Calendario, hoje: PlainDate, dias: number): PlainDate =>
  due(calendario, hoje, dias);

/** Days before the last one on which whoever has to act is reminded. */
const DIAS_DO_LEMBRETE = 3;
/** Long enough for a server that was down over a holiday; after that everybody knows. */
const DIAS_DE_ATRASO = 7;

export type MarcoDoPrazo = 'vence' | 'vencida';

/** Due dates that one morning's reminders look at. */
export const prazosDoDia = (hoje: PlainDate): { readonly de: PlainDate; readonly ate: PlainDate } => ({
  de: addDays(hoje, -DIAS_DE_ATRASO),
  ate: addDays(hoje, DIAS_DO_LEMBRETE),
});

/** What to say about a term that nobody has met yet; null when nothing is to be said today. */
export const marcoDoPrazo = (hoje: PlainDate, prazo: PlainDate): MarcoDoPrazo | null => {
  const faltam = daysBetween(hoje, prazo);
  if (faltam > DIAS_DO_LEMBRETE || faltam < -DIAS_DE_ATRASO) return null;
  return faltam < 0 ? 'vencida' : 'vence';
};

/** Two years and a leap day. */
const MAIOR_PERIODO = 731;

export const podeSerPeriodo = (de: PlainDate, ate: PlainDate): Verdict => {
  const dias = daysBetween(de, ate);
  if (dias < 0) return refuse(periodoInvertido());
  return dias >= MAIOR_PERIODO ? refuse(periodoLongoDemais(MAIOR_PERIODO)) : allow;
};
