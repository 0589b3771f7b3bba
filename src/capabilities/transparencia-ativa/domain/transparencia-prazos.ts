import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { due } from '#kernel/prazo/prazo.ts';

/** Days to correct what the authority found missing. Our own number: no law sets one. */
export const DIAS_PARA_CORRIGIR = 30;
export const MENOS_DIAS = 5;
export const MAIS_DIAS = 90;

/** Counted from the day after the evaluation, with the body's own holidays. */
export const prazoDaCorrecao = (calendario: Calendario, hoje: PlainDate, dias: number): PlainDate =>
  due(calendario, hoje, dias);
