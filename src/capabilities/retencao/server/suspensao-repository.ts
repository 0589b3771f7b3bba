import type { Insertable } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { SuspensaoGuarda } from '#server/db/schema.ts';

export const findDoOrgao = (db: Db, protocolo: string, idOuvidoria: number) =>
  db
    .selectFrom('manifestacao')
    .select('id')
    .where('protocolo', '=', protocolo)
    .where('id_ouvidoria', '=', idOuvidoria)
    .executeTakeFirst();

const suspensoes = (db: Db) =>
  db
    .selectFrom('suspensao_guarda as s')
    .innerJoin('manifestacao as m', 'm.id', 's.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .selectAll('s')
    .select(['m.protocolo', 'm.id_ouvidoria', 'r.id_esfera as esfera_do_protocolo'])
    .where('s.levantada_em', 'is', null);

/** Those in force in an office, newest first. */
export const listSuspensoes = (
  db: Db,
  idOuvidoria: number,
  quem: ForaDoAlcance,
  antesDe: number | undefined,
  limite: number,
) =>
  suspensoes(db)
    .where('m.id_ouvidoria', '=', idOuvidoria)
    .where(aoAlcance('m.id', quem))
    .$if(antesDe !== undefined, (q) => q.where('s.id', '<', antesDe ?? 0))
    .orderBy('s.id', 'desc')
    .limit(limite)
    .execute();

export const findSuspensao = (db: Db, id: number) => suspensoes(db).where('s.id', '=', id).executeTakeFirst();

export const findVigente = (db: Db, idManifestacao: number) =>
  suspensoes(db).where('m.id', '=', idManifestacao).executeTakeFirst();

export const insertSuspensao = async (tx: Db, row: Insertable<SuspensaoGuarda>): Promise<number> => {
  const { id } = await tx
    .insertInto('suspensao_guarda')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const levantarSuspensao = async (tx: Db, id: number, por: string, em: Date): Promise<void> => {
  await tx
    .updateTable('suspensao_guarda')
    .set({ levantada_em: em, levantada_por: por })
    .where('id', '=', id)
    .execute();
};
