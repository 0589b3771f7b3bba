import { z } from 'zod';
import type { ApiError } from '#web/api/errors.ts';

const mudanca = z.object({ acao: z.string(), responsavel: z.string(), ocorridoEm: z.iso.datetime() });
/** What somebody else did to a case since it was read. */
export type Mudanca = z.output<typeof mudanca>;

const lidas = z.object({ mudancas: z.array(mudanca) });

/** The server tells what happened since; an answer without it still says that something did. */
export const mudancasDo = ({ details }: Pick<ApiError, 'details'>): readonly Mudanca[] => {
  const { data } = lidas.safeParse(details);
  return data?.mudancas ?? [];
};
