import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, readlink, rm, stat, truncate } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { arquivamento } from './arquivamento.ts';
import { type Cluster, ignore } from './cluster.ts';
import { openSocketDir } from './open-cluster.ts';
import { finished, run } from './programs.ts';

interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

export const START_LIMIT_MS = 300_000;

const MAX_LOG_BYTES = 10_000_000;

/**
 * Reads postmaster.pid (pid, folder, start, port, socket folder, address, memory key, status).
 * PostgreSQL clears the file itself when the pid is dead; when the pid now belongs to another
 * program it would trust the file, so we remove it.
 */
export const runningPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
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

export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * A postmaster's working directory is its data folder. Comparing inodes also works through symbolic
 * links and bind mounts.
 */
const isPostmasterOf = async (folder: string, pid: number): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (platform() === 'linux') {
    const [here, there] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => undefined)]);
    return there !== undefined && here.dev === there.dev && here.ino === there.ino;
  }
  const { output } = await finished(spawn('ps', ['-o', 'command=', '-p', String(pid)]));
  return output.includes(folder);
};

export const launch = async (cluster: Cluster): Promise<ChildProcess> => {
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
  if (cluster.arquivarEm) Object.assign(settings, await arquivamento(cluster, cluster.arquivarEm));
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
 * The socket folder belongs to this cluster alone. Any other holder of its lock is left over from a
 * deleted data folder (a killed process, then `rm -rf`) and needed by nobody, or a program that got
 * the pid of a dead one.
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

export const explainFailure = async (cluster: Cluster): Promise<string> => {
  const lines = (await readFile(cluster.logFile, 'utf8')).trim().split('\n');
  const reason =
    lines.findLast((line) => /(FATAL|PANIC|error while loading)/.test(line)) ?? lines.at(-1) ?? '';
  return `O PostgreSQL embutido não iniciou (${reason.replace(/^.*?(FATAL|PANIC): +/, '')}); veja ${cluster.logFile}`;
};

/**
 * SIGINT is PostgreSQL's fast shutdown; the pid file goes last. SIGQUIT skips the checkpoint, and
 * the next start recovers.
 */
export const shutDown = async (folder: string, pid: number): Promise<void> => {
  const askedAt = performance.now();
  process.kill(pid, 'SIGINT');
  let isForced = false;
  while ((await runningPostmaster(folder))?.pid === pid) {
    if (!isForced && performance.now() - askedAt > 30_000) isForced = process.kill(pid, 'SIGQUIT');
    await delay(15);
  }
};
