import type { Insertable, Updateable } from 'kysely';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { RelatorioArquivo } from '#server/db/schema.ts';

export const insertArquivo = async (db: Db, novo: Insertable<RelatorioArquivo>): Promise<number> => {
  const { id } = await db
    .insertInto('relatorio_arquivo')
    .values(novo)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The files a person asked for in their current profile and office. */
export const selectArquivos = (db: Db, { idUsuario, idPerfil, idOuvidoria }: UsuarioAtual, limite: number) =>
  db
    .selectFrom('relatorio_arquivo')
    .select([
      'id',
      'relatorio',
      'conteudo',
      'formato',
      'estado',
      'progresso',
      'motivo',
      'linhas',
      'bytes',
      'pedido_em',
      'recorte',
    ])
    .where('id_usuario', '=', idUsuario)
    .where('id_perfil', '=', idPerfil)
    .where('id_ouvidoria', 'is not distinct from', idOuvidoria)
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();

export const countACaminho = async (db: Db, idUsuario: number): Promise<number> => {
  const { total } = await db
    .selectFrom('relatorio_arquivo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_usuario', '=', idUsuario)
    .where('estado', 'in', ['na-fila', 'fazendo'])
    .executeTakeFirstOrThrow();
  return total;
};

export const findArquivo = (db: Db, id: number) =>
  db.selectFrom('relatorio_arquivo').selectAll().where('id', '=', id).executeTakeFirst();
export type ArquivoRow = NonNullable<Awaited<ReturnType<typeof findArquivo>>>;

export const updateArquivo = async (
  db: Db,
  id: number,
  mudanca: Updateable<RelatorioArquivo>,
): Promise<void> => {
  await db.updateTable('relatorio_arquivo').set(mudanca).where('id', '=', id).execute();
};

export const listArquivosAntigos = (db: Db, antesDe: Date) =>
  db.selectFrom('relatorio_arquivo').select(['id', 'local']).where('pedido_em', '<', antesDe).execute();

export const deleteArquivo = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('relatorio_arquivo').where('id', '=', id).execute();
};
