import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

const MEMORY = '/dev/shm';
/** A whole run uses less than half of this at a time. */
const ENOUGH = 2_000_000_000;

const isThereMemory = async (): Promise<boolean> => {
  if (process.platform !== 'linux' || process.availableMemory() < 2 * ENOUGH) return false;
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory !== undefined && memory.bavail * memory.bsize >= ENOUGH;
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Removes what a killed run left in memory, which nobody cleans up as they do a temporary folder.
 * Its PostgreSQL may still run.
 */
const removeLeftBehind = async (): Promise<void> => {
  for (const name of await readdir(MEMORY)) {
    const [, pid] = /^escuta-teste-(\d+)-/.exec(name) ?? [];
    if (!pid || isAlive(Number(pid))) continue;
    const dataDir = path.join(MEMORY, name);
    try {
      await (await startEmbeddedPostgres({ dataDir, ephemeral: true })).stop();
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // It is another user's, or another run is removing it right now.
    }
  }
};

/**
 * An empty folder for the data of one run: in memory where there is plenty, because every test file
 * copies and drops a database of a thousand small files, which takes three times as long on a disk.
 * Containers have little such memory and other systems none; then it is on the disk.
 */
export const createTestDataDir = async (): Promise<string> => {
  const inMemory = await isThereMemory();
  if (inMemory) await removeLeftBehind();
  const dataDir = await mkdtemp(path.join(inMemory ? MEMORY : tmpdir(), `escuta-teste-${process.pid}-`));
  // PostgreSQL, which root runs as another user, must be able to reach its own, closed folder.
  await chmod(dataDir, 0o711);
  return dataDir;
};
