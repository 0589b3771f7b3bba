import { readdir } from 'node:fs/promises';

const SEGMENTO = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})\.gz$/;
const POR_LOG = 0x1_0000_0000;

const hex = (numero: number): string => numero.toString(16).toUpperCase().padStart(8, '0');

/** The name of the segment after this one, in the same timeline. */
export const seguinte = (segmento: string, bytes: number): string => {
  const log = Number.parseInt(segmento.slice(8, 16), 16);
  const parte = Number.parseInt(segmento.slice(16), 16) + 1;
  const passou = parte >= POR_LOG / bytes;
  return `${segmento.slice(0, 8)}${hex(passou ? log + 1 : log)}${hex(passou ? 0 : parte)}`;
};

/** Segments in the archive, in order, without the notes of timelines and bases between them. */
export const listSegmentos = async (wal: string): Promise<string[]> => {
  const nomes = await readdir(wal).catch(() => []);
  return nomes
    .filter((nome) => SEGMENTO.test(nome))
    .map((nome) => nome.slice(0, 24))
    .sort();
};

/** The first segment that is missing between where a base begins and the last of its timeline; null if none is. */
export const primeiroQueFalta = (
  segmentos: readonly string[],
  { segmento, bytesDoSegmento }: { readonly segmento: string; readonly bytesDoSegmento: number },
): string | null => {
  const dela = new Set(
    segmentos.filter((nome) => nome.slice(0, 8) === segmento.slice(0, 8) && nome >= segmento),
  );
  if (dela.size === 0) return null;
  let nome = segmento;
  for (let lidos = 0; lidos < dela.size; lidos += 1) {
    if (!dela.has(nome)) return nome;
    nome = seguinte(nome, bytesDoSegmento);
  }
  return null;
};

/** Of the names in pg_wal, those of a timeline from one segment to another. */
export const listDoWalEntre = (nomes: readonly string[], de: string, ate: string): string[] =>
  nomes.filter((nome) => /^[0-9A-F]{24}$/.test(nome) && nome >= de && nome <= ate).sort();
