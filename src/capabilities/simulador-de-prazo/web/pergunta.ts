import type { z } from 'zod';
import { prazoContract } from '../contract.ts';

const { query } = prazoContract['GET /app-web/v1/prazos/simular'];

/** What is asked of the simulator. */
export type Pergunta = z.output<typeof query>;

/** Null while nothing was asked, or when the address holds something invalid. */
export const readPergunta = (params: URLSearchParams): Pergunta | null => {
  const { data } = query.safeParse(Object.fromEntries(params));
  return data ?? null;
};

/** The shortest form: what has its default value is left out. */
export const escreverPergunta = ({ aposCorte, prorrogada, ...resto }: Pergunta): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(resto).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)]])),
  ),
  ...(aposCorte && { aposCorte: 'sim' }),
  ...(prorrogada && { prorrogada: 'sim' }),
});
