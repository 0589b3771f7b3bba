import { digitosDoProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { pedidoAnteriorNaoExiste } from '../domain/resposta-errors.ts';
import { findPedidoAnterior } from './decisao-repository.ts';

/**
 * The protocol of the request that this one repeats, written as that request's sphere writes it. It
 * must be an earlier one: two requests that name each other would both stay without an answer.
 */
export const conferirPedidoAnterior = async (
  tx: Db,
  idManifestacao: number,
  escrito: string,
): Promise<string> => {
  const anterior = await findPedidoAnterior(tx, digitosDoProtocolo(escrito) ?? '', idManifestacao);
  if (!anterior) throw pedidoAnteriorNaoExiste();
  return formatProtocoloDigitos(anterior.protocolo, anterior.esfera_do_protocolo);
};
