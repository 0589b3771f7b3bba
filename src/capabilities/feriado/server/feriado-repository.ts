import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** An office's place decides which holidays apply, as in the shared rule `isFeriadoDoLocal`. */
export const PARA_O_ORGAO: RawBuilder<boolean> = sql`case feriado.abrangencia
  when 'nacional' then true
  when 'federal' then ouvidoria.id_esfera = 1
  when 'estadual' then feriado.uf = ouvidoria.uf
  when 'municipal' then feriado.id_municipio = ouvidoria.id_municipio
  else feriado.id_ouvidoria = ouvidoria.id end`;

export const listFeriadosDaOuvidoria = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('feriado')
    .innerJoin('ouvidoria', (join) => join.on('ouvidoria.id', '=', idOuvidoria))
    .select(['feriado.id', 'feriado.data', 'feriado.descricao', 'feriado.abrangencia'])
    .where('feriado.removido_em', 'is', null)
    .where(PARA_O_ORGAO)
    .orderBy('feriado.data')
    .execute();

export const listFeriadosNacionais = (db: Db) =>
  db
    .selectFrom('feriado')
    .select(['data', 'descricao', 'abrangencia'])
    .where('removido_em', 'is', null)
    .where('abrangencia', '=', 'nacional')
    .orderBy('data')
    .execute();

/** The places of all offices, inactive ones included. */
export const listLocais = (db: Db) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'id_esfera as esfera', 'uf', 'id_municipio as idMunicipio', 'inativada_em'])
    .orderBy('id')
    .execute();
