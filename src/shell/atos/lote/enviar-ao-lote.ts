import type { z } from 'zod';
import type { RotaDoAto } from '#kernel/ato/ato.ts';
import type { Contract } from '#kernel/endpoint.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { createApi } from '#shell/api/client.ts';
import type { AtoNaTela } from '../registro.ts';

/** An act whose single address serves several cases. */
export interface AtoDeLote extends AtoNaTela {
  readonly rota?: RotaDoAto & { readonly variosCasos: true };
  readonly entrada: z.ZodType;
}

const api = createApi<Contract>();

/** Requests the act on these cases; its declaration gives the address and the shape. */
export const enviarAoLote = <A extends AtoDeLote>(
  { nome, rota }: A,
  casos: readonly CasoDoLote[],
  dados: z.input<A['entrada']>,
): Promise<ResultadoDoLote> => {
  if (!rota) throw new Error(`The act ${nome} has no route`);
  const body = { casos, ...(dados as object) };
  return api(rota.chave, { body } as never, { errors: 'silent' }) as Promise<ResultadoDoLote>;
};
