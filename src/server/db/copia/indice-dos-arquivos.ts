import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Copiado } from './pasta-da-copia.ts';
import { pastaDosArquivos } from './pasta-da-copia.ts';

export interface Guardado extends Omit<Copiado, 'nome'> {
  /** When it was first found to be no longer in the store. */
  readonly sumiuEm: Date | null;
}

export interface Indice {
  readonly arquivos: Map<string, Guardado>;
  /** Begin of the last run that copied everything: what was stored before it is in the copy. */
  readonly ate: Date | null;
}

/** A line is `moment + key bytes sha256`, `moment - key` (gone from the store), `moment x key` (gone from the copy) or `moment .` */
const LINHA = /^(\S+) (?:\+ (\S+) (\d+) ([0-9a-f]{64})|- (\S+)|x (\S+)|\.)$/;

const arquivoDe = (copia: string): string => path.join(pastaDosArquivos(copia), 'indice.log');

const aplicar = ({ arquivos }: Indice, linha: string): Date | null => {
  const [, momento = '', veio, bytes, sha256 = '', sumiu, saiu] = LINHA.exec(linha) ?? [];
  if (momento === '') return null;
  if (veio) arquivos.set(veio, { bytes: Number(bytes), sha256, sumiuEm: null });
  else if (sumiu) {
    const antes = arquivos.get(sumiu);
    if (antes) arquivos.set(sumiu, { ...antes, sumiuEm: new Date(momento) });
  } else if (saiu) arquivos.delete(saiu);
  else return new Date(momento);
  return null;
};

/** A line that a killed run left half is no line; its file is copied again. */
export const lerIndice = async (copia: string): Promise<Indice> => {
  const texto = await readFile(arquivoDe(copia), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const indice = { arquivos: new Map<string, Guardado>(), ate: null as Date | null };
  for (const linha of texto.split('\n')) indice.ate = aplicar(indice, linha) ?? indice.ate;
  return indice;
};

export const anotar = async (copia: string, linhas: readonly string[]): Promise<void> => {
  await mkdir(pastaDosArquivos(copia), { recursive: true, mode: 0o700 });
  // The run before may have died in the middle of a line.
  await appendFile(arquivoDe(copia), `\n${linhas.join('\n')}\n`, { mode: 0o600, flush: true });
};

/** Written anew with what is left, so that it does not grow for ever. */
export const enxugar = async (copia: string): Promise<void> => {
  const { arquivos, ate } = await lerIndice(copia);
  if (!ate) return;
  const quando = ate.toISOString();
  const linhas = [...arquivos].flatMap(([chave, { bytes, sha256, sumiuEm }]) => [
    `${quando} + ${chave} ${bytes} ${sha256}`,
    ...(sumiuEm ? [`${sumiuEm.toISOString()} - ${chave}`] : []),
  ]);
  await writeFile(`${arquivoDe(copia)}.novo`, `${[...linhas, `${quando} .`].join('\n')}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(`${arquivoDe(copia)}.novo`, arquivoDe(copia));
};
