import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  type Cluster,
  canReach,
  currentUser,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  EXTERNAL_HOME,
  ignore,
  isRoot,
  makeTraversable,
  NOBODY,
  type PostgresVersion,
  type User,
} from './cluster.ts';
import { executables } from './executables.ts';

export const openCluster = async (options: EmbeddedPostgresOptions): Promise<Cluster> => {
  const version = options.version ?? 18;
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const { folder, user } = await placeOfCluster(dataDir, version);
  return {
    folder,
    version,
    user,
    ephemeral: options.ephemeral ?? false,
    arquivarEm: options.arquivarEm,
    socketDir: await openSocketDir(folder, user),
    logFile: join(dataDir, `postgres-${version}.log`),
    bin: await executables(version, user),
    report: options.onProgress ?? (() => {}),
  };
};

/**
 * PostgreSQL refuses to run as root, so root runs it as `nobody`. Where `nobody` cannot reach the
 * data folder (a clone under /root), the cluster lives in /var/lib and the data folder keeps only
 * its id. An existing cluster is never abandoned for a new empty one: it is used as its owner, or
 * refused.
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

/**
 * Written completely and then linked into place: two first starts agree on one id, and a killed one
 * leaves no half file.
 */
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

/** A socket path holds 107 bytes (103 on macOS), hence the hash; 0700 and the owner check keep other users out. */
export const openSocketDir = async (folder: string, user: User): Promise<string> => {
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

/** The id is kept only while its folder in /var/lib holds a cluster. */
export const removeCluster = async (cluster: Cluster): Promise<void> => {
  await rm(cluster.folder, { recursive: true, force: true });
  const home = dirname(cluster.folder);
  if (dirname(home) !== EXTERNAL_HOME || (await readdir(home)).length > 0) return;
  await rm(join(dirname(cluster.logFile), 'postgres-id'), { force: true });
  await rmdir(home);
};
