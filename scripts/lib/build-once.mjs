import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError, root, withProgress } from './console.mjs';
import { withLock } from './lock.mjs';
import { localTool, run } from './run.mjs';

/**
 * What Vite makes of some sources, in a folder of dist.
 * @typedef {{ folder: string, sources: readonly string[], skip: RegExp, what: string, args?: readonly string[] }} Build
 */

/**
 * Builds only when something changed, in a separate folder that then replaces the old one: a kill
 * at any moment leaves the old build or none.
 * @param {Build} build
 */
export const buildOnce = async (build) => {
  if (await isCurrent(build)) return;
  await withLock(async () => {
    if (await isCurrent(build)) return;
    const { folder, what, args = [] } = build;
    const target = join(root, 'dist', folder);
    await clearLeftovers(folder);
    const draft = `${target}.nova-${randomBytes(4).toString('hex')}`;
    const stamp = await hashSources(build);
    const { code, output } = await withProgress(
      `Construindo ${what}`,
      run(localTool('vite'), ['build', ...args, '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']),
    );
    if (code !== 0) {
      await rm(draft, { recursive: true, force: true });
      throw new CommandError(
        `Não foi possível construir ${what}: ${output.trim() || 'o vite terminou sem dizer por quê.'}`,
      );
    }
    await writeFile(join(draft, '.stamp'), stamp);
    const previous = `${target}.velha-${randomBytes(4).toString('hex')}`;
    if (existsSync(target)) await rename(target, previous);
    await rename(draft, target);
    await rm(previous, { recursive: true, force: true });
  });
};

/** @param {Build} build */
const isCurrent = async (build) => {
  const stamp = join(root, 'dist', build.folder, '.stamp');
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashSources(build));
};

/** @param {string} folder */
const clearLeftovers = async (folder) => {
  if (!existsSync(join(root, 'dist'))) return;
  const isLeftover = new RegExp(`^${folder}\\.(nova|velha)-`);
  for (const name of await readdir(join(root, 'dist'))) {
    if (isLeftover.test(name)) await rm(join(root, 'dist', name), { recursive: true, force: true });
  }
};

/** @param {Build} build */
const hashSources = async ({ sources, skip }) => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of await filesOf(path)) {
      const name = relative(root, file);
      if (!skip.test(name))
        hash
          .update(name)
          .update('\0')
          .update(await contentOf(file))
          .update('\0');
    }
  }
  return hash.digest('hex');
};

/** @type {Map<string, Promise<Buffer>>} */
const contents = new Map();

/** What a file holds, as a short sum; several builds of one start read each file once. @param {string} file */
const contentOf = (file) => {
  const known = contents.get(file);
  if (known) return known;
  const content = readFile(file).then((bytes) => createHash('sha256').update(bytes).digest());
  contents.set(file, content);
  return content;
};

/** @param {string} path @returns {Promise<string[]>} */
const filesOf = async (path) => {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
};
