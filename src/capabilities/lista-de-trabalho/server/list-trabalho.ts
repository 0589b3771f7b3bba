import type { z } from 'zod';
import { podeVerOCaso } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { listaDeTrabalhoContract } from '../contract.ts';
import { filas, vePerfil } from '../domain/filas.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { filaDeTriagem } from '../domain/lista-de-trabalho-errors.ts';
import { depoisDe } from './cursor.ts';
import { toItemDeTrabalho } from './item-presenter.ts';
import { listTrabalhoLido } from './list-trabalho-lido.ts';
import type { PedidoDeLista } from './pagina-repository.ts';

type Pagina = z.input<
  (typeof listaDeTrabalhoContract)['GET /app-web/v1/tratamento/manifestacoes']['response']
>;

/** The query of the list, once the person's permission was checked. */
export const pedidoDe = (
  { clock }: Pick<Platform, 'clock'>,
  usuario: UsuarioAtual,
  pedido: FiltroDeTrabalho,
): Omit<PedidoDeLista, 'limite' | 'depois'> => {
  const filtro: FiltroDeTrabalho = pedido.ids === undefined ? pedido : { ...pedido, fila: 'todas' };
  if (!vePerfil(filtro.fila, usuario.idPerfil)) throw filaDeTriagem();
  const fila = filas[filtro.fila];
  const ordem = filtro.ordem ?? fila.ordem;
  return {
    escopo: escopoDe(usuario, filtro.idOuvidoria),
    filtro,
    ordem,
    sentido: filtro.sentido ?? (ordem === fila.ordem ? fila.sentido : 'asc'),
    idUsuario: usuario.idUsuario,
    leRestritas: podeVerOCaso('orgao', usuario, true),
    hoje: toIsoDate(localDate(clock.now().getTime())),
  };
};

/** The office's cases, page by page; a case that arrives meanwhile shifts no page. */
export const listTrabalho = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { cursor, porPagina, ...filtro }: FiltroDeTrabalho & { cursor?: string | undefined; porPagina: number },
): Promise<Pagina> => {
  const pedido = pedidoDe(platform, usuario, filtro);
  const depois = cursor === undefined ? undefined : depoisDe(cursor, pedido);
  const rows = await listTrabalhoLido(platform, usuario, { ...pedido, depois, limite: porPagina + 1 });
  const { ordem, sentido } = pedido;
  const agora = platform.clock.now();
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [
    ordem,
    sentido,
    row.valor_da_ordem,
    row.id,
  ]);
  return {
    itens: pagina.map((row) => toItemDeTrabalho(row, usuario, agora)),
    proximoCursor,
  };
};
