import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due, extend, isNoPrazo, type Janela } from '#kernel/prazo/prazo.ts';
import {
  DIAS_PARA_DECIDIR,
  DIAS_PARA_ESCLARECER,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ESCLARECER,
} from '#kernel/prazo/prazos-da-lei.ts';
import { type IdInstancia, Instancia } from './instancia.ts';

/**
 * The last day to decide; null for the commission (CMRI), which decides in its third ordinary
 * meeting (Decreto 7.724/2012, art. 47), on a date that its office sets. `registro` is the day
 * counted, with the evening cut-off already applied.
 */
export const prazoParaDecidir = (
  calendario: Calendario,
  registro: PlainDate,
  instancia: IdInstancia,
): PlainDate | null => (instancia === Instancia.cmri ? null : due(calendario, registro, DIAS_PARA_DECIDIR));

/** The instance sets the days to clarify, at most those of Portaria Normativa CGU 101/2023. */
export const prazoParaEsclarecer = (
  calendario: Calendario,
  pedido: PlainDate,
  dias: number = DIAS_PARA_ESCLARECER,
): PlainDate => due(calendario, pedido, dias);

/** Until when the office is heard; null once the last day of the open question has passed. */
export const emEsclarecimentosAte = (prazo: PlainDate | null, agora: number): PlainDate | null =>
  prazo !== null && isNoPrazo(prazo, agora) ? prazo : null;

/** Once, with reasons; from the day it had. */
export const esclarecimentoProrrogado = (calendario: Calendario, prazo: PlainDate): PlainDate =>
  extend(calendario, prazo, DIAS_PRORROGACAO_ESCLARECER);

/** A question of the instance to the office, as its days are counted. */
export interface PerguntaContada {
  /** The day counted, with the evening cut-off already applied. */
  readonly contado: PlainDate;
  readonly dias: number;
  readonly prorrogada: boolean;
}

export interface EsclarecimentoContado {
  readonly prazo: PlainDate;
  /** No question of the same appeal waits longer. */
  readonly limite: PlainDate;
}

/**
 * The last day of the last question, counted from the first one on: those asked later share its days
 * (Portaria Normativa CGU 101/2023), and the one extension moves the limit of all. Null without a question.
 */
export const contarEsclarecimento = (
  calendario: Calendario,
  perguntas: readonly PerguntaContada[],
): EsclarecimentoContado | null => {
  let feito: EsclarecimentoContado | null = null;
  for (const { contado, dias, prorrogada } of perguntas) {
    const limite: PlainDate = feito?.limite ?? prazoParaEsclarecer(calendario, contado);
    const pedido = prazoParaEsclarecer(calendario, contado, dias);
    const prazo = compareDates(pedido, limite) < 0 ? pedido : limite;
    const ultimo = prorrogada ? esclarecimentoProrrogado(calendario, prazo) : prazo;
    feito = { prazo: ultimo, limite: prorrogada ? ultimo : limite };
  }
  return feito;
};

/** Our own limit: the law sets none, and a promise without a date would bind nobody. */
export const DIAS_PARA_ENTREGAR = 30;

export const ultimoDiaDaEntrega = (hoje: PlainDate): PlainDate => addDays(hoje, DIAS_PARA_ENTREGAR);

/** Ten days from the answer or decision, open until midnight of the last day. */
export const janelaDepoisDe = (calendario: Calendario, decididoEm: number): Janela => {
  const abre = localDate(decididoEm);
  return { abre, fecha: due(calendario, countedDay(calendario, decididoEm), DIAS_PARA_RECORRER) };
};

/** When an instance lets its deadline pass, the next one is open for the same number of days. */
export const janelaDoSilencio = (calendario: Calendario, prazo: PlainDate): Janela => ({
  abre: addDays(prazo, 1),
  fecha: due(calendario, prazo, DIAS_PARA_RECORRER),
});
