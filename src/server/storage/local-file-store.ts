import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import path from 'node:path';
import { naHora } from '#kernel/momento.ts';
import { systemClock } from '../clock.ts';
import { assertKey, type FileStore } from './file-store.ts';

const TEMPORARY = '.tmp-';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * A copy of the files keeps their times, and the second of an upload would tell whose sign-in it belongs to (Lei 13.608/2018,
 * art. 4-B): files and folders tell the hour, as the rows do.
 */
const roundTime = async (file: string, moment = systemClock.now()): Promise<void> => {
  const hour = naHora(moment);
  try {
    await utimes(file, hour, hour);
  } catch (error) {
    // Deleted by another process meanwhile.
    if (!isMissing(error)) throw error;
  }
};

/** The folder, or, as it comes with the first file, the nearest one above that is there. */
const existing = async (folder: string): Promise<string> => {
  const found = await stat(folder).catch(noneIfMissing);
  if (Array.isArray(found)) return existing(path.dirname(folder));
  if (!found.isDirectory()) throw new Error('The place of the files is no folder');
  return folder;
};

/** Files below DATA_DIR/anexos, readable only by the account the server runs as. */
export const localFileStore = (dataDir: string): FileStore => {
  const root = path.join(dataDir, 'anexos');
  const pathOf = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };
  /** Also the folders above, which change with what is in them. */
  const roundFolders = async (folder: string): Promise<void> => {
    for (let each = folder; each.startsWith(root); each = path.dirname(each)) await roundTime(each);
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
          const hour = naHora(systemClock.now());
          await file.utimes(hour, hour);
        } finally {
          await file.close();
        }
        await rename(temporary, target);
        await roundFolders(folder);
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
    delete: async (key) => {
      await rm(pathOf(key), { recursive: true, force: true });
      await roundFolders(path.dirname(pathOf(key)));
    },
    assertReachable: async () => {
      await access(await existing(root), constants.R_OK | constants.W_OK | constants.X_OK);
    },
    roundTimes: async (prefix) => {
      const folder = pathOf(prefix);
      for (const entry of await readEntries(folder).catch(noneIfMissing)) {
        const file = path.join(entry.parentPath, entry.name);
        const { mtime } = await stat(file).catch(() => ({ mtime: null }));
        if (mtime && mtime.getTime() !== naHora(mtime).getTime()) await roundTime(file, mtime);
      }
      await roundFolders(folder);
    },
    list: async function* (prefix) {
      for (const entry of await readEntries(prefix === '' ? root : pathOf(prefix)).catch(noneIfMissing)) {
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
const noneIfMissing = (error: unknown): [] => {
  if (isMissing(error)) return [];
  throw error;
};
