import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root, say } from './console.mjs';

const STALE_AFTER_MS = 15 * 60_000;

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** @param {string} file */
const isStale = async (file) => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    const age = Date.now() - mtimeMs;
    return text === '' ? age > 5_000 : !isAlive(Number(text)) || age > STALE_AFTER_MS;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
};

/**
 * Only one process at a time installs or builds in this folder; the lock of a killed process is
 * taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (work) => {
  const file = join(root, '.cache', 'preparo.lock');
  await mkdir(dirname(file), { recursive: true });
  let isWaiting = false;
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (await isStale(file)) await rm(file, { force: true });
    else {
      if (!isWaiting) say('Outro comando está preparando esta pasta; aguardando…');
      isWaiting = true;
      await delay(200);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
