import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { EntregaVista, WebhookVisto } from '../contract.ts';
import type { SituacaoDaEntrega } from '../domain/webhook.ts';
import { entregaNaoEncontrada, webhookNaoEncontrado } from '../domain/webhook-errors.ts';
import { alcanceDe, orgaoPedido } from './alcance.ts';
import { corpoDe } from './corpo.ts';
import {
  countEntregas,
  findEntrega,
  listTentativas,
  listUltimasTentativas,
  selectEntregas,
} from './entrega-repository.ts';
import { momento, toLinhaDaEntrega, toLinhaDoWebhook, toTentativa } from './webhook-presenter.ts';
import { findWebhook, selectWebhooks, type WebhookRow } from './webhook-repository.ts';

/** A webhook of another office is treated as not existing. */
export const abrirWebhook = async (
  { db }: { readonly db: Db },
  usuario: UsuarioAtual,
  idWebhook: number,
): Promise<WebhookRow> => {
  const row = await findWebhook(db, alcanceDe(usuario), idWebhook);
  if (!row) throw webhookNaoEncontrado();
  return row;
};

export const listWebhooks = async (
  { db }: Platform,
  usuario: UsuarioAtual,
  { idOuvidoria, cursor, porPagina }: PaginaPedida & { readonly idOuvidoria?: number | undefined },
) => {
  const rows = await selectWebhooks(
    db,
    orgaoPedido(usuario, idOuvidoria),
    readIdCursor(cursor),
    porPagina + 1,
  );
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map(toLinhaDoWebhook), proximoCursor };
};

export const verWebhook = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idWebhook: number,
): Promise<WebhookVisto> => {
  const row = await abrirWebhook(platform, usuario, idWebhook);
  const { segredo_anterior_ate: ate } = row;
  return {
    ...toLinhaDoWebhook(row),
    ...(await countEntregas(platform.db, { idWebhook: row.id, ...foraDoAlcance(usuario) })),
    segredoAnteriorAte: ate && ate > platform.clock.now() ? momento(ate) : null,
    criadoEm: row.criado_em.toISOString(),
  };
};

export const listEntregas = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idWebhook: number,
  { cursor, porPagina, situacao }: PaginaPedida & { readonly situacao?: SituacaoDaEntrega | undefined },
) => {
  const { id } = await abrirWebhook(platform, usuario, idWebhook);
  const { db } = platform;
  const rows = await selectEntregas(
    db,
    { idWebhook: id, ...foraDoAlcance(usuario) },
    situacao,
    readIdCursor(cursor),
    porPagina + 1,
  );
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.id]);
  const ultimas = await listUltimasTentativas(
    db,
    pagina.map((row) => row.id),
  );
  return {
    itens: pagina.map((row) =>
      toLinhaDaEntrega(
        row,
        ultimas.find(({ id_entrega }) => id_entrega === row.id),
      ),
    ),
    proximoCursor,
  };
};

export const verEntrega = async (
  platform: Platform,
  usuario: UsuarioAtual,
  { idWebhook, idEntrega }: { readonly idWebhook: number; readonly idEntrega: number },
): Promise<EntregaVista> => {
  const webhook = await abrirWebhook(platform, usuario, idWebhook);
  const row = await findEntrega(platform.db, webhook.id, idEntrega, foraDoAlcance(usuario));
  if (!row) throw entregaNaoEncontrada();
  const registro = await listTentativas(platform.db, row.id);
  return {
    ...toLinhaDaEntrega(row, registro[0]),
    corpo: corpoDe(platform, row),
    registro: registro.map(toTentativa),
  };
};
