import { type RawBuilder, sql } from 'kysely';
import { HORA_DE_CORTE } from '#capabilities/configuracao/server/index.ts';
import type { Db } from '#server/db/database.ts';

/** An office's place decides which holidays apply, as in the shared rule `isFeriadoDoLocal`. */
export const PARA_O_ORGAO: RawBuilder<boolean> = sql`case feriado.abrangencia
  when 'nacional' then true
  when 'federal' then ouvidoria.id_esfera = 1
  when 'estadual' then feriado.uf = ouvidoria.uf
  when 'municipal' then feriado.id_municipio = ouvidoria.id_municipio
  else feriado.id_ouvidoria = ouvidoria.id end`;

export interface DiasGuardados {
  readonly dias: readonly {
    readonly id: number;
    readonly data: string;
    readonly descricao: string;
    readonly abrangencia: string;
    readonly reduzido: boolean;
  }[];
  /** The platform's cut-off, as it was set. */
  readonly corte: unknown;
}

/** In one statement: everything that a calendar is made of. */
const readDias = async (db: Db, feriados: RawBuilder<unknown>): Promise<DiasGuardados> => {
  const { rows } = await sql<DiasGuardados>`select ${HORA_DE_CORTE} as corte, coalesce((
    select json_agg(json_build_object('id', feriado.id, 'data', feriado.data, 'descricao', feriado.descricao,
      'abrangencia', feriado.abrangencia, 'reduzido', feriado.reduzido) order by feriado.data, feriado.id)
    from ${feriados} and feriado.removido_em is null), '[]') as dias`.execute(db);
  return rows[0] ?? { dias: [], corte: null };
};

export const readDiasDaOuvidoria = (db: Db, idOuvidoria: number): Promise<DiasGuardados> =>
  readDias(db, sql`feriado join ouvidoria on ouvidoria.id = ${idOuvidoria} where ${PARA_O_ORGAO}`);

/** Of the office that has a case. */
export const readDiasDoCaso = (db: Db, idManifestacao: number): Promise<DiasGuardados> =>
  readDias(
    db,
    sql`feriado join ouvidoria on ouvidoria.id = (select m.id_ouvidoria from manifestacao m where m.id = ${idManifestacao})
      where ${PARA_O_ORGAO}`,
  );

export const readDiasNacionais = (db: Db): Promise<DiasGuardados> =>
  readDias(db, sql`feriado where feriado.abrangencia = 'nacional'`);

/** The places of all offices, inactive ones included. */
export const listLocais = (db: Db) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'id_esfera as esfera', 'uf', 'id_municipio as idMunicipio', 'inativada_em'])
    .orderBy('id')
    .execute();
