import { z } from 'zod';

/** How many items of a body, of a group or of all bodies stand where. */
export const contagem = z.object({
  itens: z.int(),
  semResposta: z.int(),
  /** Answered and not sent yet. */
  aEnviar: z.int(),
  aAvaliar: z.int(),
  /** By the last word of the authority, which stands until the next one. */
  cumpre: z.int(),
  cumpreEmParte: z.int(),
  naoCumpre: z.int(),
  /** The authority agreed that the item does not concern the body: it counts neither for nor against. */
  naoSeAplica: z.int(),
  correcoesVencidas: z.int(),
});
export type Contagem = z.output<typeof contagem>;

const umaCasa = (numero: number): number => Math.round(numero * 10) / 10;

/** Share of what is asked of the body that the authority found fulfilled; null where nothing is asked. */
export const percentualCumprido = ({ itens, naoSeAplica, cumpre }: Contagem): number | null =>
  itens === naoSeAplica ? null : umaCasa((100 * cumpre) / (itens - naoSeAplica));

/** How far the body is with its answers, whatever they are worth. */
export const percentualRespondido = ({ itens, semResposta }: Contagem): number | null =>
  itens === 0 ? null : umaCasa((100 * (itens - semResposta)) / itens);
