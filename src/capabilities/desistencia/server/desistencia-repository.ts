import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Desistencia } from '#server/db/schema.ts';

export const insertDesistencia = async (db: Db, row: Insertable<Desistencia>): Promise<number> => {
  const { id } = await db.insertInto('desistencia').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export interface DecisaoDaDesistencia {
  readonly decisao: 'arquivada' | 'prossegue' | 'parte-aceita';
  readonly justificativa: string | null;
  readonly justificativa_cifrada: Buffer | null;
  readonly id_responsavel: number;
  readonly responsavel: string;
  readonly encerrada_em: Date;
}

/** The withdrawal that waits for a decision: at most one of a case. */
export const decideDesistencia = async (
  db: Db,
  idManifestacao: number,
  decisao: DecisaoDaDesistencia,
): Promise<void> => {
  await db
    .updateTable('desistencia')
    .set(decisao)
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .execute();
};
