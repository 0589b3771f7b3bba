import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { addDays, compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { due, isNoPrazo } from '#kernel/prazo/prazo.ts';
import { DIAS_DESCLASSIFICACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { type IdPasso, Passo, type Resultado } from './estado-do-pedido.ts';

/**
 * Thirty days for the classifying authority (Decreto 7.724/2012, art. 36) and for who decides the
 * appeal (art. 37). The commission decides in a meeting, on a day that nobody can promise. `contado`
 * is the day counted, with the evening cut-off already applied.
 */
export const prazoDoPasso = (calendario: Calendario, contado: PlainDate, passo: IdPasso): PlainDate | null =>
  passo === Passo.comissao ? null : due(calendario, contado, DIAS_DESCLASSIFICACAO);

/** A step of a pedido, as its remedies need it. Moments are epoch milliseconds. */
export interface PassoDoPedido {
  readonly passo: IdPasso;
  readonly prazo: PlainDate | null;
  readonly decididoEm: number | null;
  /** When the person knew of the decision; null: not yet, or there is none. */
  readonly cienteEm: number | null;
  readonly resultado: Resultado | null;
  /** The last day to appeal that the person was told; the window never ends before it. */
  readonly prometidoAte: PlainDate | null;
}

/** When the next instance may be asked; `fecha` is null while it stays open. */
export interface JanelaDoRecurso {
  readonly abre: PlainDate;
  readonly fecha: PlainDate | null;
  readonly porSilencio: boolean;
}

/**
 * Ten days from the day on which the person knew of a decision that left something secret (Decreto 7.724/2012, art. 37;
 * Lei 9.784/1999, art. 66); until then the window is open and has no end. Against silence
 * the next instance opens the day after the term and stays open until the decision comes (our own rule: the
 * decree does not limit it, and whoever owes the decision must not win by waiting).
 */
export const janelaDoPasso = (
  calendario: Calendario,
  { passo, prazo, decididoEm, cienteEm, resultado, prometidoAte }: PassoDoPedido,
): JanelaDoRecurso | null => {
  if (decididoEm !== null) {
    if (resultado === 'desclassificada') return null;
    const abre = localDate(decididoEm);
    if (cienteEm === null) return { abre, fecha: null, porSilencio: false };
    const { fecha } = janelaDepoisDe(calendario, cienteEm);
    const depois = prometidoAte !== null && compareDates(prometidoAte, fecha) > 0 ? prometidoAte : fecha;
    return { abre, fecha: depois, porSilencio: false };
  }
  // The commission's day is its meeting, and there is no instance after it.
  return prazo === null || passo === Passo.comissao
    ? null
    : { abre: addDays(prazo, 1), fecha: null, porSilencio: true };
};

export type MomentoDaJanela = 'antes' | 'aberta' | 'depois';

export const momentoDaJanela = ({ abre, fecha }: JanelaDoRecurso, agora: number): MomentoDaJanela => {
  if (isNoPrazo(addDays(abre, -1), agora)) return 'antes';
  return fecha === null || isNoPrazo(fecha, agora) ? 'aberta' : 'depois';
};
