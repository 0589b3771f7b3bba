import { rmdir } from 'node:fs/promises';
import pg from 'pg';
import { type Cluster, EmbeddedPostgresError, ignore } from './cluster.ts';
import { removeCluster } from './open-cluster.ts';
import { runningPostmaster, shutDown } from './postmaster.ts';

/** Members of `pg.Client` that its published types leave out. */
export type Member = pg.Client & { readonly processID: number; ref(): void; unref(): void };

const MEMBER = 'escuta-br-membro';

const MEMBERSHIP_LOCK = 20_131_460;

/** `port`, `user` and `sslmode` are explicit so that a PGPORT, PGUSER or PGSSLMODE around us changes nothing. */
export const connectionUrl = (socketDir: string, database: string): string =>
  `postgresql:///${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}&port=5432&user=postgres&sslmode=disable`;

const connect = async (socketDir: string, applicationName: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: connectionUrl(socketDir, 'postgres'),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // Losing this connection needs no report: whoever uses the database notices it anyway.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** Not there, starting, stopping or cut off. Any other error of the server is a real failure. */
const isUnavailable = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P0') ?? false;
  return (error as NodeJS.ErrnoException).code !== 'EACCES';
};

/**
 * A process is a member as long as it holds a connection, which ends with the process even under
 * kill -9. Taking the lock once waits for a member that is leaving; if that one shuts the cluster
 * down, this connection breaks and we start again.
 */
export const becomeMember = async (socketDir: string): Promise<Member | undefined> => {
  try {
    const member = (await connect(socketDir, MEMBER)) as Member;
    await member.query('select pg_advisory_lock_shared($1)', [MEMBERSHIP_LOCK]);
    await member.query('select pg_advisory_unlock_shared($1)', [MEMBERSHIP_LOCK]);
    member.unref();
    return member;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return undefined;
  }
};

export const leaveCluster = async (cluster: Cluster, member: Member, socketDir: string): Promise<void> => {
  member.ref();
  await member.end();
  const running = await runningPostmaster(cluster.folder);
  if (!running) return;
  const exit = await connect(socketDir, 'escuta-br-saida').catch(refuseWhenFull);
  const isLast = exit ? await isLastMember(exit, member.processID) : true;
  // The lock is still held: a process that joins now waits for it, then loses its connection in the
  // shutdown.
  if (isLast) await shutDown(cluster.folder, running.pid);
  await exit?.end();
  if (!isLast) return;
  await rmdir(socketDir).catch(ignore('ENOENT', 'ENOTEMPTY'));
  if (cluster.ephemeral) await removeCluster(cluster);
};

/**
 * When it does not answer, the cluster is going down or hangs, and must end. When it is full,
 * others are using it.
 */
const refuseWhenFull = (error: Error & { code?: string }): undefined => {
  const TOO_MANY_CONNECTIONS = '53300';
  if (error.code === TOO_MANY_CONNECTIONS) {
    throw new EmbeddedPostgresError(
      'O PostgreSQL embutido continua no ar: ainda há conexões demais abertas nele.',
    );
  }
};

const isLastMember = async (client: pg.Client, leaving: number): Promise<boolean> => {
  try {
    await client.query('select pg_advisory_lock($1)', [MEMBERSHIP_LOCK]);
    const others = await client.query(
      'select 1 from pg_stat_activity where application_name = $1 and pid <> $2 limit 1',
      [MEMBER, leaving],
    );
    return others.rowCount === 0;
  } catch (error) {
    if (isUnavailable(error)) return true;
    throw error;
  }
};
