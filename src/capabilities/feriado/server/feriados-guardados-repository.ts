import { type Insertable, sql, type Updateable } from 'kysely';
import type { Abrangencia } from '#kernel/prazo/calendario.ts';
import type { Db } from '#server/db/database.ts';
import type { Feriado } from '#server/db/schema.ts';
import type { TipoDeFeriado } from '../domain/feriado.ts';
import type { FeriadoGuardado } from '../domain/mudanca.ts';

/** One change of the calendar at a time: each is planned on the result of the one before. */
export const lockCalendario = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('feriado'))`.execute(tx);
};

export const guardados = (db: Db) =>
  db
    .selectFrom('feriado')
    .select([
      'id',
      'data',
      'descricao',
      'reduzido',
      sql<Abrangencia>`abrangencia`.as('abrangencia'),
      'uf',
      'id_municipio as idMunicipio',
      'id_ouvidoria as idOuvidoria',
      sql<TipoDeFeriado>`tipo`.as('tipo'),
      'deslocamento',
      'id_serie as idSerie',
      'versao',
      sql<boolean>`removido_em is not null`.as('removido'),
    ]);

export const findFeriado = (db: Db, idFeriado: number): Promise<FeriadoGuardado | undefined> =>
  guardados(db).where('id', '=', idFeriado).executeTakeFirst();

/** The days of a series from this date on, without removed ones. */
export const listSeguintes = (db: Db, idSerie: number, aPartirDe: string): Promise<FeriadoGuardado[]> =>
  guardados(db)
    .where('id_serie', '=', idSerie)
    .where('data', '>=', aPartirDe)
    .where('removido_em', 'is', null)
    .orderBy('data')
    .execute();

export const listAtivosNosDias = (db: Db, dias: readonly string[]): Promise<FeriadoGuardado[]> =>
  guardados(db).where(sql<boolean>`data = any(${dias}::date[])`).where('removido_em', 'is', null).execute();

export const listDoAno = (db: Db, ano: number): Promise<FeriadoGuardado[]> =>
  guardados(db)
    .where('data', '>=', `${ano}-01-01`)
    .where('data', '<=', `${ano}-12-31`)
    .orderBy('data')
    .orderBy('id')
    .execute();

export const findAnosDaSerie = (db: Db, idSerie: number) =>
  db
    .selectFrom('feriado')
    .select([
      sql<number>`min(extract(year from data))::int`.as('de'),
      sql<number>`max(extract(year from data))::int`.as('ate'),
    ])
    .where('id_serie', '=', idSerie)
    .where('removido_em', 'is', null)
    .executeTakeFirst();

export const insertFeriado = async (db: Db, row: Insertable<Feriado>): Promise<number> => {
  const { id } = await db.insertInto('feriado').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateFeriado = async (db: Db, idFeriado: number, row: Updateable<Feriado>): Promise<void> => {
  await db
    .updateTable('feriado')
    .set((eb) => ({ ...row, versao: eb('versao', '+', 1) }))
    .where('id', '=', idFeriado)
    .execute();
};
