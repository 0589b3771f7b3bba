import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Cluster, EmbeddedPostgresError, ignore, isRoot } from './cluster.ts';
import { isAlive } from './postmaster.ts';
import { finished, run } from './programs.ts';

const LC_CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const;

/** The folder is renamed last, so that a kill during initdb never leaves half a cluster. */
export const createCluster = async (cluster: Cluster): Promise<void> => {
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
