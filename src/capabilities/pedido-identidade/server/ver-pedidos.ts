import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  type Caso,
  findCasoAlcancavel,
  findCasoDoPendente,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDePedidos } from '../contract.ts';
import { abrirIdentidadeConcedida } from '../domain/abrir-identidade-concedida.ato.ts';
import { decidirPedidoDeIdentidade } from '../domain/decidir-pedido-de-identidade.ato.ts';
import type { LinhaDoPedido, PedidoVisto } from '../domain/pedido-identidade.ts';
import { pedidoNaoEncontrado } from '../domain/pedido-identidade-errors.ts';
import { pedirIdentidade } from '../domain/pedir-identidade.ato.ts';
import { fatosDe, type Leitor, leitorDe, situacaoDe } from './faz-no-pedido.ts';
import {
  countPedidosDaGuarda,
  findPedido,
  listPedidosDaGuarda,
  listPedidosDoCaso,
  type PedidoRow,
} from './pedido-identidade-repository.ts';

const linhaDe = (row: PedidoRow): LinhaDoPedido => ({
  idPedido: row.id,
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  quemPede: row.quem_pede,
  pedidoEm: row.pedido_em.toISOString(),
  concedido: row.concedido,
  decididoEm: row.decidido_em?.toISOString() ?? null,
});

const pedidoDe = (row: PedidoRow, caso: Caso, quem: QuemAge, leitor: Leitor): PedidoVisto => {
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const contexto = { estado: situacaoDe(row), perfil, fatos: fatosDe(row, caso, quem, leitor) };
  const { daEquipe } = leituraDe(caso, quem);
  const aberto = (cifrado: Buffer, idUsuario: number | null, idOuvidoria: number) =>
    daEquipe({ idUsuario, idOuvidoria })(caso.readTexto({ texto: null, texto_cifrado: cifrado }));
  return {
    ...linhaDe(row),
    idManifestacao: row.id_manifestacao,
    solicitante: row.solicitante,
    motivo: aberto(row.motivo_cifrado, row.id_solicitante, row.id_ouvidoria_que_pediu),
    quemDecide: `${row.sigla_guarda} – ${row.nome_guarda}`,
    fundamento:
      row.fundamento_cifrado && aberto(row.fundamento_cifrado, row.id_decisor, row.id_ouvidoria_guarda),
    decisor: row.decisor,
    podeDecidir: checkAct(decidirPedidoDeIdentidade, contexto).allowed,
    podeAbrir: checkAct(abrirIdentidadeConcedida, contexto).allowed,
  };
};

/** The team that handles the case reads all; an area reads its own; the others none. */
const podeLer = (caso: Caso, { usuario }: QuemAge, row: PedidoRow): boolean => {
  if (caso.relacao === 'manifestante') return true;
  if (caso.relacao !== 'orgao') return false;
  const isDaEquipe = usuario?.idPerfil === Perfil.gestor || usuario?.idPerfil === Perfil.respondente;
  return isDaEquipe || (usuario?.idPerfil === Perfil.colaborador && row.e_de_quem_pediu);
};

/** About one case: for who filed it, its office, and an area while its step is open. */
export const verPedidosDoCaso = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoAlcancavel(platform, quem, idManifestacao);
  const rows = (await listPedidosDoCaso(platform.db, idManifestacao, quem.usuario)).filter((row) =>
    podeLer(caso, quem, row),
  );
  if (rows.length > 0) await anotarVisualizacao(platform, quem, caso);
  const leitor = await leitorDe(platform.db, quem, platform.clock.now());
  return {
    pedidos: rows.map((row) => pedidoDe(row, caso, quem, leitor)),
    podePedir: checkAct(pedirIdentidade, {
      estado: caso.row.id_situacao as IdSituacao,
      perfil: quem.usuario?.idPerfil ?? Perfil.publico,
      fatos: caso.fatos,
    }).allowed,
  };
};

/** One that the person's office decides, wherever the case is now. */
export const verPedido = async (
  platform: Platform,
  quem: QuemAge,
  idPedido: number,
): Promise<PedidoVisto> => {
  const row = await findPedido(platform.db, idPedido, quem.usuario);
  if (!row) throw pedidoNaoEncontrado();
  const caso = await findCasoDoPendente(platform, quem, row.id_manifestacao);
  const leitor = await leitorDe(platform.db, quem, platform.clock.now());
  if (!fatosDe(row, caso, quem, leitor).guarda) throw pedidoNaoEncontrado();
  await anotarVisualizacao(platform, quem, caso);
  return pedidoDe(row, caso, quem, leitor);
};

interface Pedida extends PaginaPedida {
  readonly fila: (typeof filasDePedidos)[number];
  readonly busca?: string | undefined;
}

export const listPedidos = async (
  platform: Platform,
  quem: QuemAge,
  { fila, busca, porPagina, cursor }: Pedida,
) => {
  const guarda = { idOuvidoria: quem.usuario?.idOuvidoria ?? 0, ...foraDoAlcance(quem.usuario) };
  const rows = await listPedidosDaGuarda(platform.db, guarda, {
    decididos: fila === 'decididos',
    busca,
    depois: readIdCursor(cursor),
    limite: porPagina + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return {
    itens: pagina.map(linhaDe),
    proximoCursor,
    contagens: await countPedidosDaGuarda(platform.db, guarda),
  };
};
