import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { naHora } from '#kernel/momento.ts';
import { systemClock } from '../../clock.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { CopiaError } from './copia-error.ts';
import { copiarUm, sincronizar } from './copiar-arvore.ts';
import { lerIndice } from './indice-dos-arquivos.ts';
import { pastaDosArquivos, sha256De } from './pasta-da-copia.ts';

/** Brings back the files that the store had at the moment; those it had lost by then stay lost. */
export const restaurarArquivos = async (copia: string, em: string, ate: Date | null): Promise<number> => {
  const { arquivos } = await lerIndice(copia);
  const agora = naHora(systemClock.now());
  let trazidos = 0;
  await mkdir(path.join(em, 'anexos'), { recursive: true, mode: 0o700 });
  for (const [chave, { sha256, sumiuEm }] of arquivos) {
    // Hours are what the index tells: in doubt the file comes along, and the sweep removes what nothing names.
    if (sumiuEm && ate && sumiuEm < naHora(ate)) continue;
    const alvo = path.join(em, 'anexos', chave);
    const feito = await copiarUm(path.join(pastaDosArquivos(copia), chave), alvo);
    if (feito?.sha256 !== sha256)
      throw new CopiaError(
        `O arquivo ${chave} da cópia falta ou foi alterado; rode 'npm run copia:conferir'.`,
      );
    await utimes(alvo, agora, agora);
    trazidos += 1;
  }
  await sincronizar(em);
  return trazidos;
};

/** All files of a package into whatever store the new place has. */
export const levarArquivos = async (copia: string, store: FileStore): Promise<number> => {
  let levados = 0;
  for (const [chave, { sha256 }] of (await lerIndice(copia)).arquivos) {
    const bytes = await readFile(path.join(pastaDosArquivos(copia), chave)).catch(() => Buffer.alloc(0));
    if (sha256De(bytes) !== sha256)
      throw new CopiaError(`O arquivo ${chave} do pacote falta ou foi alterado.`);
    await store.write(chave, bytes);
    levados += 1;
  }
  return levados;
};

/** Of the keys that the restored database names, those that the restored files lack. */
export const acharFaltantes = async (
  store: FileStore,
  nomeados: AsyncIterable<string>,
): Promise<string[]> => {
  const presentes = new Set<string>();
  for await (const chave of store.list('')) presentes.add(chave);
  const faltam: string[] = [];
  for await (const chave of nomeados) if (!presentes.has(chave)) faltam.push(chave);
  return faltam;
};
