import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { naHora } from '#kernel/momento.ts';
import { systemClock } from '../../clock.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { anotar, lerIndice } from './indice-dos-arquivos.ts';
import { pastaDosArquivos, sha256De } from './pasta-da-copia.ts';

const LOTE = 500;

/** As the store itself does: the second of an upload would tell who filed (Lei 13.608/2018, art. 4-B). */
const escrever = async (alvo: string, bytes: Buffer): Promise<void> => {
  await mkdir(path.dirname(alvo), { recursive: true, mode: 0o700 });
  const rascunho = `${alvo}.tmp`;
  const arquivo = await open(rascunho, 'w', 0o600);
  try {
    await arquivo.writeFile(bytes);
    await arquivo.sync();
    const hora = naHora(systemClock.now());
    await arquivo.utimes(hora, hora);
  } finally {
    await arquivo.close();
  }
  await rename(rascunho, alvo);
};

export interface ArquivosCopiados {
  readonly novos: number;
  readonly bytes: number;
  /** No longer in the store, kept in the copy for its retention. */
  readonly sumidos: number;
}

/**
 * Brings the copy of the files up to the store. Objects never change under their key, so each is copied once; what the store
 * no longer has stays in the copy, because an earlier database still names it.
 */
export const copiarArquivos = async (store: FileStore, copia: string): Promise<ArquivosCopiados> => {
  const inicio = systemClock.now();
  const { arquivos } = await lerIndice(copia);
  const daHora = naHora(inicio).toISOString();
  const vistos = new Set<string>();
  let linhas: string[] = [];
  let novos = 0;
  let total = 0;
  const guardar = async (): Promise<void> => {
    if (linhas.length > 0) await anotar(copia, linhas);
    linhas = [];
  };
  for await (const chave of store.list('')) {
    vistos.add(chave);
    const antes = arquivos.get(chave);
    if (antes && !antes.sumiuEm) continue;
    const bytes = await store.read(chave);
    // Deleted since it was listed.
    if (!bytes) continue;
    await escrever(path.join(pastaDosArquivos(copia), chave), bytes);
    linhas.push(`${daHora} + ${chave} ${bytes.length} ${sha256De(bytes)}`);
    novos += 1;
    total += bytes.length;
    if (linhas.length >= LOTE) await guardar();
  }
  let sumidos = 0;
  for (const [chave, { sumiuEm }] of arquivos) {
    if (sumiuEm || vistos.has(chave)) continue;
    linhas.push(`${daHora} - ${chave}`);
    sumidos += 1;
  }
  linhas.push(`${inicio.toISOString()} .`);
  await guardar();
  return { novos, bytes: total, sumidos };
};

/** Removes from the copy what left the store before this moment. */
export const esquecerArquivos = async (copia: string, antesDe: Date): Promise<number> => {
  const { arquivos } = await lerIndice(copia);
  const velhos = [...arquivos].filter(([, { sumiuEm }]) => sumiuEm && sumiuEm < antesDe);
  for (const [chave] of velhos) await rm(path.join(pastaDosArquivos(copia), chave), { force: true });
  if (velhos.length > 0)
    await anotar(
      copia,
      velhos.map(([chave]) => `${systemClock.now().toISOString()} x ${chave}`),
    );
  return velhos.length;
};
