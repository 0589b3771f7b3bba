import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError, root, withProgress } from './console.mjs';
import { withLock } from './lock.mjs';
import { localTool, run } from './run.mjs';

const target = join(root, 'dist', 'web');
const SOURCES = [
  'src',
  'public',
  'docs/manual-tarjamento.md',
  'scripts/chunk-areas.ts',
  'scripts/chunk-circles.ts',
  'scripts/chunk-files.ts',
  'scripts/chunks.ts',
  'scripts/lighter-packages.ts',
  'scripts/manual-pdf.ts',
  'scripts/ocr-files.ts',
  'scripts/preload-list.ts',
  'scripts/prerender.ts',
  'scripts/purge-govbr.ts',
  'scripts/service-worker.ts',
  'vite.config.ts',
  'package-lock.json',
];
const IS_TEST = /(\.test\.tsx?$|^src\/testing\/|^src\/server\/)/;

/**
 * Builds only when something changed, in a separate folder that then replaces the old one: a kill
 * at any moment leaves the old build or none.
 */
export const buildWeb = async () => {
  if (await isCurrent()) return;
  await withLock(async () => {
    if (await isCurrent()) return;
    await clearLeftovers();
    const draft = `${target}.nova-${randomBytes(4).toString('hex')}`;
    const stamp = await hashSources();
    const { code, output } = await withProgress(
      'Construindo as telas',
      run(localTool('vite'), ['build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']),
    );
    if (code !== 0) {
      await rm(draft, { recursive: true, force: true });
      throw new CommandError(
        `Não foi possível construir as telas: ${output.trim() || 'o vite terminou sem dizer por quê.'}`,
      );
    }
    await writeFile(join(draft, '.stamp'), stamp);
    const previous = `${target}.velha-${randomBytes(4).toString('hex')}`;
    if (existsSync(target)) await rename(target, previous);
    await rename(draft, target);
    await rm(previous, { recursive: true, force: true });
  });
};

const isCurrent = async () => {
  const stamp = join(target, '.stamp');
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await hashSources());
};

const clearLeftovers = async () => {
  if (!existsSync(join(root, 'dist'))) return;
  for (const name of await readdir(join(root, 'dist'))) {
    if (/^web\.(nova|velha)-/.test(name))
      await rm(join(root, 'dist', name), { recursive: true, force: true });
  }
};

const hashSources = async () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of await filesOf(path)) {
      const name = relative(root, file);
      if (!IS_TEST.test(name))
        hash
          .update(name)
          .update('\0')
          .update(await readFile(file))
          .update('\0');
    }
  }
  return hash.digest('hex');
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
