import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Copiado } from './pasta-da-copia.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies one file and tells what was written; null if it went away meanwhile. */
export const copiarUm = async (de: string, para: string): Promise<Omit<Copiado, 'nome'> | null> => {
  const resumo = createHash('sha256');
  let bytes = 0;
  const contar = new Transform({
    transform: (pedaco: Buffer, _codificacao, pronto) => {
      resumo.update(pedaco);
      bytes += pedaco.length;
      pronto(null, pedaco);
    },
  });
  await mkdir(path.dirname(para), { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(de), contar, createWriteStream(para, { mode: 0o600 }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    // What was begun of it is no file of the copy.
    await rm(para, { force: true });
    return null;
  }
  return { bytes, sha256: resumo.digest('hex') };
};

export const resumirUm = async (arquivo: string): Promise<Omit<Copiado, 'nome'> | null> => {
  const resumo = createHash('sha256');
  let bytes = 0;
  try {
    for await (const pedaco of createReadStream(arquivo)) {
      resumo.update(pedaco);
      bytes += pedaco.length;
    }
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return { bytes, sha256: resumo.digest('hex') };
};

/** Names of all files and folders below, relative and in order; what goes away meanwhile is left out. */
export async function* percorrer(
  raiz: string,
  pasta = '',
): AsyncGenerator<{ nome: string; isPasta: boolean }> {
  const entradas = await readdir(path.join(raiz, pasta), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entrada of entradas.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const nome = path.posix.join(pasta, entrada.name);
    if (entrada.isDirectory()) {
      yield { nome, isPasta: true };
      yield* percorrer(raiz, nome);
    } else if (entrada.isFile()) yield { nome, isPasta: false };
  }
}

/** Everything below is on the disk and not only on its way: once for all files, which takes a tenth of the time. */
export const sincronizar = async (pasta: string): Promise<void> => {
  const sync = promisify(execFile);
  // Only Linux can sync a single file system.
  await sync('sync', ['-f', pasta]).catch(() => sync('sync'));
};

/** Copies a whole folder; `leva` says which files and folders of it. A folder's name ends with a slash then. */
export const copiarArvore = async (
  de: string,
  para: string,
  leva: (nome: string) => boolean = () => true,
): Promise<Copiado[]> => {
  const copiados: Copiado[] = [];
  await mkdir(para, { recursive: true });
  await chmod(para, 0o700);
  for await (const { nome, isPasta } of percorrer(de)) {
    const alvo = path.join(para, nome);
    if (!leva(isPasta ? `${nome}/` : nome)) continue;
    if (isPasta) await mkdir(alvo, { recursive: true, mode: 0o700 });
    else {
      const feito = await copiarUm(path.join(de, nome), alvo);
      if (feito) copiados.push({ nome, ...feito });
    }
  }
  await sincronizar(para);
  return copiados;
};

export const resumirArvore = async (pasta: string): Promise<Copiado[]> => {
  const resumidos: Copiado[] = [];
  for await (const { nome, isPasta } of percorrer(pasta)) {
    const feito = isPasta ? null : await resumirUm(path.join(pasta, nome));
    if (feito) resumidos.push({ nome, ...feito });
  }
  return resumidos;
};
