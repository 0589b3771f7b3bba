import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export const listPresentes = (db: Db, idManifestacao: number, desde: Date) =>
  db
    .selectFrom('presenca')
    .select(['id_usuario', 'nome'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('visto_em', '>', desde)
    .orderBy('nome')
    .orderBy('id_usuario')
    .execute();

export const upsertPresenca = async (
  db: Db,
  row: { id_manifestacao: number; id_usuario: number; nome: string; visto_em: Date },
): Promise<void> => {
  await db
    .insertInto('presenca')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['id_manifestacao', 'id_usuario'])
        .doUpdateSet({ nome: row.nome, visto_em: row.visto_em }),
    )
    .execute();
};

export const deletePresenca = async (db: Db, idManifestacao: number, idUsuario: number): Promise<void> => {
  await db
    .deleteFrom('presenca')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .execute();
};

export const deletePresencasAntigas = async (db: Db, antesDe: Date): Promise<void> => {
  await db.deleteFrom('presenca').where('visto_em', '<', antesDe).execute();
};

/** Tells the other pages that somebody came to a case or left it. */
export const notifyPresenca = async (
  db: Db,
  aviso: { idManifestacao: number; idOuvidoria: number },
): Promise<void> => {
  await sql`select pg_notify('presenca', ${JSON.stringify(aviso)})`.execute(db);
};
