import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Encaminhamento } from '#server/db/schema.ts';

export const findDestino = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria as o')
    .select((eb) => [
      'o.id as idOuvidoria',
      'o.sigla',
      'o.nome',
      'o.email',
      'o.id_esfera as idEsfera',
      'o.uf',
      'o.id_municipio as idMunicipio',
      eb
        .selectFrom('ouvidoria_formulario as f')
        .whereRef('f.id_ouvidoria', '=', 'o.id')
        .select(sql<number[]>`coalesce(array_agg(f.id_tipo_formulario), '{}')`.as('formularios'))
        .as('formularios'),
    ])
    .where('o.id', '=', idOuvidoria)
    .where('o.inativada_em', 'is', null)
    .executeTakeFirst();

export const insertEncaminhamento = async (db: Db, row: Insertable<Encaminhamento>): Promise<number> => {
  const { id } = await db.insertInto('encaminhamento').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const isSubassuntoDoOrgao = async (db: Db, idSubassunto: number | null): Promise<boolean> => {
  if (idSubassunto === null) return false;
  const row = await db
    .selectFrom('subassunto')
    .select('id')
    .where('id', '=', idSubassunto)
    .where('id_ouvidoria', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

export const selectEncaminhamentos = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('encaminhamento as e')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria_origem')
    .leftJoin('ouvidoria as d', 'd.id', 'e.id_ouvidoria_destino')
    .selectAll('e')
    .select([
      'o.sigla as sigla_origem',
      'o.nome as nome_origem',
      'd.sigla as sigla_destino',
      'd.nome as nome_destino',
    ])
    .where('e.id_manifestacao', '=', idManifestacao)
    .orderBy('e.id')
    .execute();
