import pg from 'pg';

/** Any number will do, as long as every instance takes the same one. */
const ADVISORY_LOCK = 7_203_114_553;

/** What the server may do, said anew after every migration: whatever is not granted here, it may not. */
const concessoes = (papel: string): string[] => [
  `grant usage on schema public, graphile_worker to ${papel}`,
  `revoke all on all tables in schema public, graphile_worker from ${papel}`,
  `grant select, insert, update, delete on all tables in schema public, graphile_worker to ${papel}`,
  // Which migrations and look-up files were applied is the owner's to say.
  `revoke insert, update, delete on migracao, graphile_worker.migrations from ${papel}`,
  `grant usage, select on all sequences in schema public, graphile_worker to ${papel}`,
  `grant execute on all functions in schema public, graphile_worker to ${papel}`,
];

/**
 * What the log is made of is only added to, by right and not only by trigger; of the history of a case
 * the words alone may change, when they are sealed (Lei 13.608/2018, art. 4-B).
 */
const SO_ACRESCENTADAS = `select distinct t.tgrelid::regclass::text as tabela from pg_trigger t
  where t.tgfoid = 'public.so_acrescentar()'::regprocedure`;

/** Filled anew as a whole: emptied at once, and analysed for what is read right afterwards. */
const REFEITAS = `select c.oid::regclass::text as tabela from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '^painel_(caso|recurso|contagem)_[12]$'`;

/** The job queue closes its tables to all but their owner; grants then decide who else comes in. */
const FECHADAS = `select c.oid::regclass::text as tabela from pg_class c
  where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
    and not exists (select from pg_policy where polrelid = c.oid and polname = 'quem_tem_permissao')`;

const tabelas = async (client: pg.Client, consulta: string): Promise<string[]> =>
  (await client.query<{ tabela: string }>(consulta)).rows.map(({ tabela }) => tabela);

const conceder = async (client: pg.Client, papel: string): Promise<void> => {
  for (const concessao of concessoes(papel)) await client.query(concessao);
  for (const tabela of await tabelas(client, SO_ACRESCENTADAS))
    await client.query(`revoke update, delete on ${tabela} from ${papel}`);
  await client.query(`grant update (detalhes) on manifestacao_historico to ${papel}`);
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int >= 170000 as mantem",
  );
  // Before PostgreSQL 17 only an owner may analyse a table; there autovacuum does it a little later.
  const direitos = rows[0]?.mantem ? 'truncate, maintain' : 'truncate';
  for (const tabela of await tabelas(client, REFEITAS))
    await client.query(`grant ${direitos} on ${tabela} to ${papel}`);
  for (const tabela of await tabelas(client, FECHADAS))
    await client.query(`create policy quem_tem_permissao on ${tabela} using (true) with check (true)`);
};

const comCliente = async <T>(url: string, fazer: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await fazer(client);
  } finally {
    // Ending the connection rolls back what is open and frees the lock.
    await client.end();
  }
};

const usuarioDe = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ nome: string }>('select current_user::text as nome');
  return rows[0]?.nome ?? '';
};

/** Lets the servers' role use what the owner's migrations made; there is nothing to say where they are one. */
export const concederAoServidor = async (urlDoDono: string, urlDoServidor: string): Promise<void> => {
  const servidor = await comCliente(urlDoServidor, usuarioDe);
  await comCliente(urlDoDono, async (client) => {
    if ((await usuarioDe(client)) === servidor) return;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await conceder(client, pg.escapeIdentifier(servidor));
    await client.query('commit');
  });
};
