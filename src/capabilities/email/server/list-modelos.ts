import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { escapeLike } from '#kernel/texto.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import { isDaPlataforma } from '../domain/eventos.ts';
import { type FiltroDeModelos, listModelosDaPlataforma, selectModelos } from './email-modelo-repository.ts';
import { toLinha } from './modelo-presenter.ts';

export const listModelos = async (
  { db }: Platform,
  { cursor, porPagina, ...filtro }: FiltroDeModelos & PaginaPedida,
) => {
  const rows = await selectModelos(db, filtro, {
    depoisDe: readIdCursor(cursor),
    limite: porPagina + 1,
    padrao: `%${escapeLike(filtro.busca ?? '')}%`,
  });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ id }) => [id]);
  return { itens: pagina.map(toLinha), proximoCursor };
};

/** What an office's new template begins with: the platform's current words. */
export const listEventos = async ({ db }: Platform) => {
  const rows = await listModelosDaPlataforma(db);
  return rows.map(({ evento, descricao, destinatario, assunto, titulo, corpo, botao }) => ({
    evento,
    descricao,
    destinatario,
    daPlataforma: isDaPlataforma(evento),
    assunto,
    titulo,
    corpo,
    botao,
  }));
};
