import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import type { Dia, Momento } from '../dias.ts';

export interface RecursoNoPasseio {
  readonly idInstancia: IdInstancia;
  readonly em: Momento;
  readonly contraOTipo: boolean;
  /** Null before the commission, until its meeting has a date. */
  readonly prazo: Dia | null;
  readonly conhecido: boolean;
  /** Until when the office is heard; null if it is not. */
  readonly ouvidoAte: Dia | null;
  readonly jaOuvido: boolean;
  /** The office got more days to be heard, which happens once. */
  readonly ouvidoOutraVez: boolean;
  readonly decididoEm: Momento | null;
  readonly idTipoResposta: number | null;
}

/**
 * A promise as the request sees it. Nothing that happens to the request depends on where a living
 * promise is on its own way, which is walked apart (mundo-da-promessa.ts); only on how it ended.
 */
export type PromessaNoPasseio = 'viva' | 'confirmada' | 'encerrada';

/** An access request as its law sees it; everything that no rule reads is left out. */
export interface Pedido {
  readonly hoje: Dia;
  readonly ordem: number;
  readonly situacao: IdSituacao;
  /** False while the office has it as an ouvidoria case. */
  readonly acesso: boolean;
  readonly prazo: Dia;
  readonly prorrogado: boolean;
  readonly resposta: {
    readonly em: Momento;
    /** It only tells where the information is. */
    readonly orientada: boolean;
  } | null;
  readonly reabertaEm: Momento | null;
  readonly retipadaEm: Momento | null;
  readonly recursos: readonly RecursoNoPasseio[];
  /** In the order they were made. */
  readonly promessas: readonly PromessaNoPasseio[];
  readonly desistiu: boolean;
  /** The person asked, since it ended, to have it opened again; and waits for the office. */
  readonly pediuReabertura: boolean;
  readonly reaberturaPedida: boolean;
  /** Bounds of the walk. */
  readonly reaberturas: number;
  readonly retipagens: number;
}
