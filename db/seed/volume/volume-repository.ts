import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';

export const findVolume = (db: Db) =>
  db.selectFrom('demonstracao_volume').select(['casos', 'terminado_em']).executeTakeFirst();

export const comecar = async (db: Db, casos: number, agora: Date): Promise<void> => {
  await db.insertInto('demonstracao_volume').values({ casos, iniciado_em: agora }).execute();
};

export const terminar = async (db: Db, agora: Date): Promise<void> => {
  await db.updateTable('demonstracao_volume').set({ terminado_em: agora }).execute();
};

/** From then on the audit takes no row without a mark. */
export const haMarco = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('auditoria_marco').select('unico').executeTakeFirst()) !== undefined;

/** Read by nothing while cases are made; an index that is made at the end costs a fraction of one that is kept up. */
const SEM_INDICES = [
  'manifestacao',
  'manifestacao_historico',
  'manifestacao_prazo_evento',
  'pedido_publico',
  'usuario',
];

/** Fired by each row, and without work to do: nobody listens yet, and each row of history says its office. */
const SEM_GATILHOS = [
  'manifestacao_historico_orgao_do_caso',
  'manifestacao_historico_avisa_webhooks',
  'cofre_sela_entregas',
];

/**
 * Takes secondary indexes, foreign keys and some triggers off the tables that are filled, and says how they come back: then every
 * reference is checked at once. Nothing where another role owns the tables.
 */
export const soltarRegras = async (db: Database, tabelas: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ soltar: string; firmar: string }>`
    with minha as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace
      and relname = any (${[...tabelas, ...SEM_INDICES]}::text[]) and pg_has_role(relowner, 'usage'))
    select format('alter table %I drop constraint %I', m.relname, c.conname) as soltar,
      format('alter table %I add constraint %I %s', m.relname, c.conname, pg_get_constraintdef(c.oid)) as firmar
    from pg_constraint c join minha m on m.oid = c.conrelid where c.contype = 'f' and c.conparentid = 0
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i join minha m on m.oid = i.indrelid
    where m.relname = any (${SEM_INDICES}::text[]) and not i.indisunique and not i.indisprimary
    union all
    select format('alter table %I disable trigger %I', m.relname, t.tgname), format('alter table %I enable trigger %I', m.relname, t.tgname)
    from pg_trigger t join minha m on m.oid = t.tgrelid where t.tgname = any (${SEM_GATILHOS}::text[])`.execute(
    db,
  );
  await executar(
    db,
    rows.map(({ soltar }) => soltar),
  );
  return rows.map(({ firmar }) => firmar);
};

export const executar = (db: Database, comandos: readonly string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    for (const comando of comandos) await sql.raw(comando).execute(tx);
  });

/** So much at once is more than autovacuum learns of in time. */
export const analisar = async (db: Db): Promise<void> => {
  await sql`analyze`.execute(db);
};
