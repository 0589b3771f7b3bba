import { type Selectable, sql } from 'kysely';
import type { ChaveConhecida } from '../crypto/chaveiro.ts';
import type { Db } from '../db/database.ts';
import type { ChaveDaInstalacao } from '../db/schema.ts';
import type { Embrulhada } from './mestra.ts';

/** Servers read new keys every ten seconds; until all have, a new one wraps nothing. */
const LIDA_POR_TODOS = sql<boolean>`criada_em <= now() - interval '30 seconds'`;

export type Instalacao = Selectable<ChaveDaInstalacao>;

/** Nobody else makes or changes keys until the transaction ends. */
export const lockInstalacao = async (tx: Db): Promise<Instalacao | undefined> => {
  // Also where there is no row to lock yet.
  await sql`select pg_advisory_xact_lock(hashtext('chaves'))`.execute(tx);
  return tx.selectFrom('chave_da_instalacao').selectAll().forUpdate().executeTakeFirst();
};

export const findInstalacao = (db: Db): Promise<Instalacao | undefined> =>
  db.selectFrom('chave_da_instalacao').selectAll().executeTakeFirst();

export const saveInstalacao = async (
  tx: Db,
  row: { readonly prova: Buffer; readonly guardada_em: Date },
  { por, chave }: Embrulhada,
): Promise<void> => {
  const raiz = { raiz: chave, embrulhada_por: por };
  await tx
    .insertInto('chave_da_instalacao')
    .values({ ...row, ...raiz })
    .onConflict((conflict) => conflict.column('unica').doUpdateSet(raiz))
    .execute();
};

/** Whether people have used this database: its root is then the one its rows were made with. */
export const isUsada = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuario').select('id').limit(1).executeTakeFirst()) !== undefined;

/** A case's key that the root wraps, as versions before this one did with all. */
export const findSobARaiz = async (db: Db): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('manifestacao_cofre')
    .select('chave_embrulhada')
    .where(sql<boolean>`length(chave_embrulhada) = 60`)
    .limit(1)
    .executeTakeFirst();
  return row?.chave_embrulhada ?? null;
};

export const listChaves = (db: Db): Promise<ChaveConhecida[]> =>
  db
    .selectFrom('chave_do_orgao')
    .select(['id', 'id_ouvidoria as idOuvidoria', LIDA_POR_TODOS.as('vale')])
    .orderBy('id')
    .execute();

export const listEmbrulhadas = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('chave_do_orgao')
    .select(['id', 'chave', 'embrulhada_por as por'])
    .where('id', 'in', ids)
    .execute();

export const listOrgaosSemChave = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('ouvidoria as o')
    .select('o.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chave_do_orgao as k').select('k.id').whereRef('k.id_ouvidoria', '=', 'o.id'))),
    )
    .orderBy('o.id')
    .execute();
  return rows.map(({ id }) => id);
};

export const listOrgaos = async (db: Db): Promise<number[]> => {
  const rows = await db.selectFrom('ouvidoria').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

export const insertChaves = async (
  tx: Db,
  novas: readonly (Embrulhada & { readonly idOuvidoria: number })[],
): Promise<void> => {
  await tx
    .insertInto('chave_do_orgao')
    .values(
      novas.map(({ idOuvidoria, por, chave }) => ({ id_ouvidoria: idOuvidoria, chave, embrulhada_por: por })),
    )
    .execute();
};

/** Offices' keys that something else than `por` wraps. */
export const lockSobOutraMestra = (tx: Db, por: string, limite: number) =>
  tx
    .selectFrom('chave_do_orgao')
    .select(['id', 'chave', 'embrulhada_por as por'])
    .where('embrulhada_por', '<>', por)
    .orderBy('id')
    .limit(limite)
    .forUpdate()
    .execute();

export const updateEmbrulhada = async (tx: Db, id: number, { por, chave }: Embrulhada): Promise<void> => {
  await tx.updateTable('chave_do_orgao').set({ chave, embrulhada_por: por }).where('id', '=', id).execute();
};
