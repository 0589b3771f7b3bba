import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CopiaError } from './copia-error.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** One at a time writes to a backup folder; what a killed one left behind is taken over. */
export const comTrava = async <T>(copia: string, fazer: () => Promise<T>): Promise<T> => {
  await mkdir(copia, { recursive: true, mode: 0o750 });
  const arquivo = path.join(copia, 'em-uso');
  const pegar = () => writeFile(arquivo, String(process.pid), { flag: 'wx', mode: 0o600 });
  await pegar().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const dono = Number(await readFile(arquivo, 'utf8'));
    if (dono > 0 && dono !== process.pid && isAlive(dono))
      throw new CopiaError(`Outro comando (${dono}) está escrevendo em ${copia}; espere que termine.`);
    await rm(arquivo, { force: true });
    await pegar();
  });
  try {
    return await fazer();
  } finally {
    await rm(arquivo, { force: true });
  }
};
