import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { emMemoria } from '#server/db/memoria/memoria.ts';

/** The office's value if it has one, otherwise the platform's; undefined if neither is set. */
export const findValor = async (db: Db, chave: string, idOuvidoria: number | null): Promise<unknown> => {
  const row = await db
    .selectFrom('configuracao')
    .select('valor')
    .where('chave', '=', chave)
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', idOuvidoria)]))
    .orderBy('id_ouvidoria', (ordem) => ordem.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row?.valor;
};

/** The settings of the platform, and of one office if given. */
export const selectConfiguracoes = (db: Db, idOuvidoria: number | null) =>
  db
    .selectFrom('configuracao')
    .select(['chave', 'id_ouvidoria', 'valor', 'alterada_em', 'responsavel'])
    .where(({ or, eb }) => or([eb('id_ouvidoria', 'is', null), eb('id_ouvidoria', '=', idOuvidoria)]))
    .execute();
export type ConfiguracaoRow = Awaited<ReturnType<typeof selectConfiguracoes>>[number];

/** One change at a time: values compared with what was seen stay unchanged until the end. */
export const lockConfiguracoes = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('configuracao'))`.execute(db);
};

export interface ConfiguracaoNova {
  readonly chave: string;
  readonly idOuvidoria: number | null;
  readonly valor: unknown;
  readonly em: Date;
  readonly idResponsavel: number;
  readonly responsavel: string;
}

export const upsertConfiguracao = async (db: Db, nova: ConfiguracaoNova): Promise<void> => {
  const row = {
    valor: JSON.stringify(nova.valor),
    alterada_em: nova.em,
    id_responsavel: nova.idResponsavel,
    responsavel: nova.responsavel,
  };
  await db
    .insertInto('configuracao')
    .values({ chave: nova.chave, id_ouvidoria: nova.idOuvidoria, ...row })
    .onConflict((conflict) => conflict.columns(['chave', 'id_ouvidoria']).doUpdateSet(row))
    .execute();
};

export const deleteConfiguracao = async (
  db: Db,
  chave: string,
  idOuvidoria: number | null,
): Promise<void> => {
  await db
    .deleteFrom('configuracao')
    .where('chave', '=', chave)
    .where('id_ouvidoria', 'is not distinct from', idOuvidoria)
    .execute();
};

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['sigla', 'nome', 'horario', 'autoridade_monitoramento as monitora'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirst();

/** Makes edits of the office's data wait and read the opening hours after this change. */
export const lockOrgao = async (db: Db, idOuvidoria: number): Promise<void> => {
  await db.selectFrom('ouvidoria').select('id').where('id', '=', idOuvidoria).forUpdate().execute();
};

/** The hours are stored with the office, so a new version outdates anybody editing its data. */
export const updateHorario = async (db: Db, idOuvidoria: number, horario: string | null): Promise<void> => {
  await db
    .updateTable('ouvidoria')
    .set({ horario, versao: sql`versao + 1` })
    .where('id', '=', idOuvidoria)
    .execute();
};

/** The installation's names and addresses set by administrators. */
export const listDaInstalacao = (db: Db) =>
  db
    .selectFrom('configuracao')
    .select(['chave', 'valor'])
    .where('id_ouvidoria', 'is', null)
    .where('chave', 'like', 'instalacao.%')
    .execute();

/** The same as far as this process has heard of changes. */
const daInstalacao = emMemoria(['configuracao'], (db, _: 'instalacao') => listDaInstalacao(db));
export const lembrarDaInstalacao = (db: Db) => daInstalacao(db, 'instalacao');

/** The platform's evening cut-off as a column of another statement: the calendars read it with their days. */
export const HORA_DE_CORTE = sql<unknown>`(select c.valor from configuracao c
  where c.chave = 'prazo.hora-de-corte' and c.id_ouvidoria is null)`;
