import {
  acertarAcessosRecebidos,
  listVigentes,
  updateImpedimentos,
  updatePedidoDeImpedimento,
} from '#capabilities/manifestacao/server/index.ts';
import { pedidoNaoEncontrado } from '../domain/impedimento-errors.ts';
import { retirarPedidoDeImpedimento as ato } from '../domain/retirar-pedido-de-impedimento.ato.ts';
import { fazNoImpedimento } from './faz-no-impedimento.ts';

export const retirarPedidoDeImpedimento = fazNoImpedimento(
  ato,
  async ({ platform, tx, caso, agora, pedido }) => {
    if (!pedido) throw pedidoNaoEncontrado();
    await updatePedidoDeImpedimento(tx, pedido.id, { retirado_em: agora });
    const doPedido = (await listVigentes(tx, caso.row.id)).filter(({ id_pedido }) => id_pedido === pedido.id);
    await updateImpedimentos(
      tx,
      doPedido.map(({ id }) => id),
      { encerrado_em: agora },
    );
    await acertarAcessosRecebidos(platform, { tx, caso, agora }, caso.row.id_ouvidoria);
    return {
      informacoes: 'Quem registrou retirou o pedido para que alguém do órgão não veja a manifestação.',
      detalhes: { idPedido: pedido.id },
    };
  },
);
