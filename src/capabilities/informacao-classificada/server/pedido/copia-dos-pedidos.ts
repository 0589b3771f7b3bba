import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { nomeDoEstado, nomeDoResultado } from '../../domain/pedido/estado-do-pedido.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { listMeusPedidos } from './listar-pedidos.ts';
import { verPedido } from './ver-pedidos.ts';

const POR_VEZ = 20;

/** Names of staff are left out: they are not the person's own data. */
const toCopia = (pedido: PedidoVisto) => ({
  protocolo: pedido.numeroProtocolo,
  orgao: `${pedido.orgao.sigla} – ${pedido.orgao.nome}`,
  situacao: nomeDoEstado[pedido.estado],
  registradoEm: pedido.registradoEm,
  codigo: pedido.codigo,
  descricao: pedido.descricao,
  instancias: pedido.passos.map(({ nome, texto, registradoEm, prazo, decisao }) => ({
    quemDecide: nome,
    oQueVoceEscreveu: texto,
    registradoEm,
    prazo,
    decisao: decisao && {
      resultado: nomeDoResultado[decisao.resultado],
      texto: decisao.texto,
      decididaEm: decisao.decididoEm,
    },
  })),
  andamento: pedido.historico.map(({ ocorridoEm, ato, informacoes }) => ({ ocorridoEm, ato, informacoes })),
});

/** The person's own pedidos as they see them on screen, newest first, for the copy of their data (LGPD art. 18). */
export async function* copiaDosPedidos(platform: Platform, usuario: UsuarioAtual) {
  let cursor: string | undefined;
  do {
    const pagina = await listMeusPedidos(platform, usuario, { cursor, porPagina: POR_VEZ });
    for (const { idPedido } of pagina.itens) yield toCopia(await verPedido(platform, { usuario }, idPedido));
    cursor = pagina.proximoCursor ?? undefined;
  } while (cursor !== undefined);
}
