import { satisfacaoMedia } from '#capabilities/pesquisa-satisfacao/domain/resultados.ts';
import { seBasta, taxa } from './medidas.ts';
import type { NumerosDoInicio } from './visao.ts';

/** What was filed, answered and rated in a period, and what is overdue today. */
export interface FatosDoInicio {
  readonly orgaos: number;
  readonly recebidas: number;
  readonly quemRegistrou: number;
  readonly respondidas: number;
  readonly noPrazo: number;
  readonly quemTeveResposta: number;
  /** Without an answer and past their term, whenever they were filed. */
  readonly vencidas: number;
  readonly quemAvaliou: number;
  readonly notas: readonly { readonly idOpcao: number; readonly total: number }[];
}

export const DIAS_DO_MES = 30;
export const DIAS_DO_ANO = 365;

/** With fewer answers a month tells of chance: one late answer moves the rate by more than three points. */
const POUCAS_RESPOSTAS = 30;

/** A month too thin to say anything gives way to twelve. */
export const isMesMagro = ({ respondidas }: Pick<FatosDoInicio, 'respondidas'>): boolean =>
  respondidas < POUCAS_RESPOSTAS;

/**
 * Who never answers is not on time: what is overdue counts against the rate like a late answer (Lei 13.460/2017, art. 16), however
 * long ago it was due.
 */
export const numerosDe = (fatos: FatosDoInicio, dias: number): Omit<NumerosDoInicio, 'atualizadoEm'> => ({
  dias,
  orgaos: fatos.orgaos,
  recebidas: seBasta(fatos.quemRegistrou, fatos.recebidas),
  noPrazo: taxa(fatos.noPrazo, {
    total: fatos.respondidas + fatos.vencidas,
    pessoas: fatos.quemTeveResposta,
  }),
  satisfacao: seBasta(fatos.quemAvaliou, satisfacaoMedia(fatos.notas)),
});
