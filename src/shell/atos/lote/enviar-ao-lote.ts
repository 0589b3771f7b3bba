import type { z } from 'zod';
import type { RotaDoAto } from '#kernel/ato/ato.ts';
import type { Contract } from '#kernel/endpoint.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { createApi } from '#shell/api/client.ts';
import type { DesfazNaBarra } from '../desfazer.ts';
import type { AtoNaTela } from '../registro.ts';

/** An act whose single address serves several cases. */
export interface AtoDeLote extends AtoNaTela {
  readonly rota?: RotaDoAto & { readonly variosCasos: true };
  readonly entrada: z.ZodType;
}

/** What was answered, and what the bar says where the act may be taken back. */
export interface LoteEnviado extends ResultadoDoLote {
  readonly desfaz?: DesfazNaBarra;
}

const api = createApi<Contract>();

/** Requests the act on these cases; its declaration gives the address and the shape. */
export const enviarAoLote = async <A extends AtoDeLote>(
  { nome, rota, tela, desfaz }: A,
  casos: readonly CasoDoLote[],
  dados: z.input<A['entrada']>,
): Promise<LoteEnviado> => {
  if (!rota) throw new Error(`The act ${nome} has no route`);
  const podeDesfazer = desfaz !== undefined && casos.length === 1;
  const body = { casos, ...(dados as object), ...(podeDesfazer && { podeDesfazer }) };
  const resultado = (await api(rota.chave, { body } as never, { errors: 'silent' })) as ResultadoDoLote;
  if (!desfaz || !resultado.desfazer) return resultado;
  return { ...resultado, desfaz: { ...desfaz, feito: desfaz.feito ?? tela?.feito ?? 'Feito.' } };
};
