import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/db/database.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { gerar } from './gerar.ts';
import type { Encomenda } from './gerar-a-parte.ts';
import { createPseudonimo } from './pseudonimo.ts';

/** The thread of `gerarAParte`: a failure ends it with an error, which the job receives. */
const { url, dataDir, s3, chave, agora, anos, soTextos } = workerData as Encomenda;

let quebrou: Error | null = null;
const { db, pool, close } = openDatabase(url, {
  max: 2,
  onError: (error) => {
    quebrou = error;
  },
});
try {
  const feito = await gerar(
    {
      db,
      pool,
      store: createFileStore({ dataDir, s3 }),
      numerar: createPseudonimo({ keyFor: () => Buffer.from(chave) }),
      agora: new Date(agora),
    },
    { anos, soTextos },
  );
  if (quebrou) throw quebrou;
  parentPort?.postMessage(feito);
} finally {
  await close();
}
