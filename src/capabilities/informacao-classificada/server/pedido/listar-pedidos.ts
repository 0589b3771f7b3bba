import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { daysBetween, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { filasDePedidos } from '../../domain/filas.ts';
import { type EstadoDoPedido, type IdPasso, nomeDaAutoridade } from '../../domain/pedido/estado-do-pedido.ts';
import type { LinhaDoPedido } from '../../domain/pedido/pedido-visto.ts';
import { countDoOrgao, listDaPessoa, listDoOrgao, type PedidoRow } from './pedido-repository.ts';

const MAX_TRECHO = 120;

export const toLinha = (row: PedidoRow, agora: Date): LinhaDoPedido => {
  const espera = row.decidido_em === null && row.situacao !== 'desistido';
  const oQue = row.codigo ?? row.descricao ?? '';
  return {
    idPedido: row.id,
    versao: row.versao,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
    orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.nome_orgao },
    estado: row.situacao as EstadoDoPedido,
    oQue: oQue.length > MAX_TRECHO ? `${oQue.slice(0, MAX_TRECHO)}…` : oQue,
    registradoEm: row.registrado_em.toISOString(),
    comQuem: espera
      ? nomeDaAutoridade(row.passo as IdPasso, row.id_ouvidoria_julgadora !== row.id_ouvidoria)
      : null,
    desde: espera ? row.passo_desde.toISOString() : null,
    prazo: espera ? row.prazo : null,
    diasRestantes:
      espera && row.prazo !== null ? daysBetween(localDate(agora.getTime()), diaGuardado(row.prazo)) : null,
  };
};

export const listMeusPedidos = async (
  { db, clock }: Platform,
  { idUsuario }: UsuarioAtual,
  { cursor, porPagina }: PaginaPedida,
) => {
  const rows = await listDaPessoa(db, idUsuario, readIdCursor(cursor), porPagina + 1);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map((row) => toLinha(row, clock.now())), proximoCursor };
};

interface PedidosDoOrgao extends PaginaPedida {
  readonly fila: (typeof filasDePedidos)[number];
  readonly busca?: string | undefined;
}

/** The pedidos of the person's office; the administrador's are those of all. */
export const listPedidosDoOrgao = async (
  { db, clock }: Platform,
  { idPerfil, idOuvidoria }: UsuarioAtual,
  { fila, busca, cursor, porPagina }: PedidosDoOrgao,
) => {
  const onde = idPerfil === Perfil.administrador ? null : (idOuvidoria ?? 0);
  const [rows, contagens] = await Promise.all([
    listDoOrgao(db, onde, { fila, busca, depois: readIdCursor(cursor), limite: porPagina + 1 }),
    countDoOrgao(db, onde),
  ]);
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map((row) => toLinha(row, clock.now())), proximoCursor, contagens };
};
