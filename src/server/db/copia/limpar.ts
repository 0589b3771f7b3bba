import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { esquecerArquivos } from './copiar-arquivos.ts';
import { enxugar } from './indice-dos-arquivos.ts';
import { listBases, pastaDasBases, pastaDoWal } from './pasta-da-copia.ts';

const DIA = 86_400_000;

export interface Limpeza {
  readonly bases: number;
  readonly segmentos: number;
  readonly arquivos: number;
}

/**
 * Removes what is older than the retention: bases, the log before the oldest that stays, and files that left the store before it.
 * The newest base that can restore the first day of the retention stays, and the last one always.
 */
export const limparCopia = async (copia: string, dias: number, agora: Date): Promise<Limpeza> => {
  const limite = new Date(agora.getTime() - dias * DIA);
  const bases = await listBases(copia);
  const ficaDesde = bases.findLastIndex(({ manifesto }) => new Date(manifesto.fim) <= limite);
  const velhas = bases.slice(0, Math.max(ficaDesde, 0));
  const primeira = bases[velhas.length];
  if (!primeira) return { bases: 0, segmentos: 0, arquivos: 0 };
  for (const { pasta } of velhas) await rm(pasta, { recursive: true });
  for (const nome of await readdir(pastaDasBases(copia)))
    if (nome.startsWith('.fazendo-')) await rm(path.join(pastaDasBases(copia), nome), { recursive: true });
  let segmentos = 0;
  for (const nome of await readdir(pastaDoWal(copia)).catch(() => [])) {
    // Names begin with the timeline; notes of timelines (.history) are small and always stay.
    if (!/^[0-9A-F]{24}/.test(nome) || nome.slice(8, 24) >= primeira.manifesto.segmento.slice(8)) continue;
    await rm(path.join(pastaDoWal(copia), nome));
    segmentos += 1;
  }
  const arquivos = await esquecerArquivos(copia, new Date(primeira.manifesto.inicio));
  if (arquivos > 0) await enxugar(copia);
  return { bases: velhas.length, segmentos, arquivos };
};
