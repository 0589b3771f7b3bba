import { z } from 'zod';
import type { ApiError } from '#shell/api/errors.ts';

const mudanca = z.object({
  acao: z.string(),
  responsavel: z.string(),
  ocorridoEm: z.iso.datetime(),
  /** A sentence about the act; some acts have none. */
  informacoes: z.string().nullish(),
});
/** What somebody else did to a case since it was read. */
export type Mudanca = z.output<typeof mudanca>;

const lidas = z.object({ versao: z.int(), mudancas: z.array(mudanca) });
/** The case's current version, and what led to it. */
export type CasoMudado = z.output<typeof lidas>;

export const casoMudadoDe = ({ details }: Pick<ApiError, 'details'>): CasoMudado => lidas.parse(details);
