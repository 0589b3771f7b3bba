/**
 * The process that `bench/relatorios.ts` measures: it does what the product's thread does, with the
 * same limits, and nothing else.
 */
import { once } from 'node:events';
import type { Encomenda } from '#capabilities/relatorio/server/arquivo/escrever-a-parte.ts';
import { type Escrito, escreverArquivo } from '#capabilities/relatorio/server/arquivo/escrever-arquivo.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { createFileStore } from '../src/server/storage/create-file-store.ts';

export interface Medida extends Escrito {
  readonly tempo: number;
  readonly memoria: number;
}

const [{ url, dataDir, s3, chave, preparado, lugar }] = (await once(process, 'message')) as [Encomenda];
const { pool } = openDatabase(url, { max: 1, onError: (error) => console.error(error.message) });
let maior = 0;
const olhar = setInterval(() => {
  maior = Math.max(maior, process.memoryUsage().rss);
}, 20);
const begin = performance.now();
const oficina = {
  pool,
  store: createFileStore({ dataDir, s3 }),
  chave: Buffer.from(chave),
  dizer: () => undefined,
};
const escrito = await escreverArquivo(oficina, preparado, lugar);
const tempo = performance.now() - begin;
process.send?.({ ...escrito, tempo, memoria: maior / 1e6 } satisfies Medida);
clearInterval(olhar);
await pool.end();
process.disconnect();
