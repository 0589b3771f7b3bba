import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The holidays that stop an office's clock: its own place decides (national, federal, of its state, of its city). */
export const listFeriadosDaOuvidoria = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('feriado')
    .innerJoin('ouvidoria', (join) => join.on('ouvidoria.id', '=', idOuvidoria))
    .select(['feriado.data', 'feriado.descricao', 'feriado.abrangencia'])
    .where('feriado.removido_em', 'is', null)
    .where(
      sql<boolean>`case feriado.abrangencia
        when 'nacional' then true
        when 'federal' then ouvidoria.id_esfera = 1
        when 'estadual' then feriado.uf = ouvidoria.uf
        else feriado.id_municipio = ouvidoria.id_municipio end`,
    )
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
