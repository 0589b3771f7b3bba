import { z } from 'zod';

/** How many items of a body, a group or all bodies are in each state. */
export const contagem = z.object({
  itens: z.int(),
  semResposta: z.int(),
  /** Answered but not sent yet. */
  aEnviar: z.int(),
  aAvaliar: z.int(),
  /** By the authority's latest evaluation, which holds until the next one. */
  cumpre: z.int(),
  cumpreEmParte: z.int(),
  naoCumpre: z.int(),
  /** The authority agreed that the item does not apply: it counts neither for nor against. */
  naoSeAplica: z.int(),
  correcoesVencidas: z.int(),
});
export type Contagem = z.output<typeof contagem>;

const umaCasa = (numero: number): number => Math.round(numero * 10) / 10;

/** Share of the applicable items that the authority found fulfilled; null if none applies. */
export const percentualCumprido = ({ itens, naoSeAplica, cumpre }: Contagem): number | null =>
  itens === naoSeAplica ? null : umaCasa((100 * cumpre) / (itens - naoSeAplica));

/** Share of the items that were answered, whatever the authority found. */
export const percentualRespondido = ({ itens, semResposta }: Contagem): number | null =>
  itens === 0 ? null : umaCasa((100 * (itens - semResposta)) / itens);
