import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Prorrogacao } from '#server/db/schema.ts';

export const listMotivosDoFormulario = (db: Db, idTipoFormulario: number) =>
  db
    .selectFrom('motivo_prorrogacao as m')
    .innerJoin('motivo_prorrogacao_tipo_formulario as f', 'f.id_motivo_prorrogacao', 'm.id')
    .select(['m.id', 'm.descricao'])
    .where('f.id_tipo_formulario', '=', idTipoFormulario)
    .where('m.ativo', '=', true)
    .orderBy('m.ordem')
    .execute();

export const insertProrrogacao = async (db: Db, row: Insertable<Prorrogacao>): Promise<void> => {
  await db.insertInto('prorrogacao').values(row).execute();
};
