import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { assertKey, type FileStore } from './file-store.ts';

const TEMPORARY = '.tmp-';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files below DATA_DIR/anexos, readable only by the account the server runs as. */
export const localFileStore = (dataDir: string): FileStore => {
  const root = path.join(dataDir, 'anexos');
  const pathOf = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };
  return {
    write: async (key, bytes) => {
      const target = pathOf(key);
      const folder = path.dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = path.join(folder, `${TEMPORARY}${randomUUID()}`);
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          // What was acknowledged must survive a power cut: the database says that it is there.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { recursive: true, force: true }),
    list: async function* (prefix) {
      let entries: Awaited<ReturnType<typeof readEntries>>;
      try {
        entries = await readEntries(pathOf(prefix));
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        // Left behind by a process killed in the middle of a write.
        if (entry.name.startsWith(TEMPORARY)) continue;
        yield key;
      }
    },
  };
};

const readEntries = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true });
