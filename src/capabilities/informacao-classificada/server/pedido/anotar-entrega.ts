import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { pedidoNaoEncontrado } from '../../domain/pedido/pedido-errors.ts';
import { findPedido, insertHistoricoDoPedido } from './pedido-repository.ts';

/** Who asked at the desk sees when the access code was shown: if it was not to them, somebody else has it. */
export const anotarEntregaNoPedido = async ({ clock }: Platform, tx: Db, idPedido: number): Promise<void> => {
  const row = await findPedido(tx, idPedido);
  if (!row) throw pedidoNaoEncontrado();
  await insertHistoricoDoPedido(tx, {
    id_pedido: idPedido,
    ato: 'Entrega do código',
    situacao: row.situacao,
    ocorrido_em: clock.now(),
    id_responsavel: null,
    responsavel: row.requerente,
    informacoes: 'O código de acesso foi mostrado a quem tinha a chave entregue no atendimento.',
  });
};
