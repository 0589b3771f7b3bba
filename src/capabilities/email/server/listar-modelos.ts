import { escapeLike } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { isDaPlataforma } from '../domain/eventos.ts';
import { type FiltroDeModelos, listModelos, listModelosDaPlataforma } from './email-modelo-repository.ts';
import { toLinha } from './modelo-presenter.ts';

interface PaginaPedida extends FiltroDeModelos {
  readonly tamanho: number;
  readonly cursor?: number | undefined;
}

export const listarModelos = async ({ db }: Platform, { cursor, tamanho, ...filtro }: PaginaPedida) => {
  const rows = await listModelos(db, filtro, {
    depoisDe: cursor,
    limite: tamanho + 1,
    padrao: `%${escapeLike(filtro.busca ?? '')}%`,
  });
  const itens = rows.slice(0, tamanho).map(toLinha);
  return { itens, proximoCursor: rows.length > tamanho ? String(itens.at(-1)?.idModelo) : null };
};

/** What a template of an office begins with: the platform's words of now. */
export const listarEventos = async ({ db }: Platform) => {
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
