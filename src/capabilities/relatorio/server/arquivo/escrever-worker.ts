import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '#kernel/errors.ts';
import { openDatabase } from '#server/db/database.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import type { Encomenda, Recado } from './escrever-a-parte.ts';
import { escreverArquivo } from './escrever-arquivo.ts';

/** The thread of `escreverAParte`. An error ends the thread, and the job fails with it. */
const { url, dataDir, s3, chave, preparado, lugar } = workerData as Encomenda;
const contar = (recado: Recado): void => parentPort?.postMessage(recado);

let quebrou: Error | null = null;
const { pool } = openDatabase(url, {
  max: 1,
  onError: (error) => {
    quebrou = error;
  },
});
try {
  const oficina = {
    pool,
    store: createFileStore({ dataDir, s3 }),
    chave: Buffer.from(chave),
    dizer: (progresso: number) => contar({ progresso }),
  };
  const escrito = await escreverArquivo(oficina, preparado, lugar);
  if (quebrou) throw quebrou;
  contar({ escrito });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  contar({ recusa: error.message });
} finally {
  await pool.end();
}
