import { parentPort, workerData } from 'node:worker_threads';
import { abrirChaves } from '#server/chaves/abrir-chaves.ts';
import { systemClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { abrirTrilha } from '#server/db/trilha.ts';
import { type CasoDaFatia, createFatiador, type Encomenda } from './fatia.ts';

/** A thread of `seedVolume`: makes the slices it is sent, one at a time, until it is told to stop. */
const { url, ...encomenda } = workerData as Encomenda & { readonly url: string };
const onError = (error: Error): never => {
  throw error;
};
const abrir = async () => {
  const { db, close } = openDatabase(url, { max: 1, onError });
  try {
    return await abrirChaves(db, loadConfig(), systemClock);
  } finally {
    await close();
  }
};
const config = await abrir();
const { db, pool, close } = openDatabase(url, { max: 2, chaves: config, onError });
abrirTrilha(db, config);
const fazer = await createFatiador({ db, pool, config }, encomenda);
const aoReceber = async (fatia: readonly CasoDaFatia[] | null): Promise<void> => {
  if (fatia) parentPort?.postMessage(await fazer(fatia));
  else {
    await close();
    parentPort?.close();
  }
};
parentPort?.on('message', (fatia: readonly CasoDaFatia[] | null) => {
  aoReceber(fatia).catch((error: unknown) => {
    // Uncaught, it ends the thread, and who started it hears of it.
    queueMicrotask(() => {
      throw error;
    });
  });
});
parentPort?.postMessage(0);
