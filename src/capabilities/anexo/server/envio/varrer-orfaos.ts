import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { deleteAnexosVencidos, findLocais } from '../anexo-repository.ts';
import { GUARDADOS, localDe, lugarDoArquivo, lugarDosPedacos, RECEBENDO } from '../lugares.ts';

const LOTE = 500;
const pastas = Array.from({ length: 256 }, (_, numero) => numero.toString(16).padStart(2, '0'));

/** Each file once, however many pieces it has, in batches small enough for one statement. */
async function* locaisEm(store: FileStore, prefix: string): AsyncGenerator<readonly string[]> {
  let lote = new Set<string>();
  for await (const key of store.list(prefix)) {
    lote.add(localDe(key));
    if (lote.size < LOTE) continue;
    yield [...lote];
    lote = new Set();
  }
  if (lote.size > 0) yield [...lote];
}

const varrerPedacos = async ({ db }: Platform, store: FileStore): Promise<void> => {
  for await (const locais of locaisEm(store, RECEBENDO)) {
    const soltos = new Set(
      (await findLocais(db, locais)).filter((row) => row.id_manifestacao === null).map(({ local }) => local),
    );
    for (const local of locais) if (!soltos.has(local)) await store.delete(lugarDosPedacos(local));
  }
};

/** A store may hold millions: each hour checks a share of the folders, a day covers all. */
const varrerGuardados = async ({ db, clock }: Platform, store: FileStore): Promise<void> => {
  const hora = clock.now().getUTCHours();
  for (const pasta of pastas.filter((_, numero) => numero % 24 === hora)) {
    for await (const locais of locaisEm(store, `${GUARDADOS}${pasta}/`)) {
      const conhecidos = new Set((await findLocais(db, locais)).map(({ local }) => local));
      for (const local of locais) if (!conhecidos.has(local)) await store.delete(lugarDoArquivo(local));
    }
    await store.roundTimes(`${GUARDADOS}${pasta}/`);
  }
};

/** Deletes uploads that were never attached, and stored files without a row. */
export const varrerOrfaosJob = (platform: Platform, store: FileStore): Job => ({
  name: 'varrer-anexos-orfaos',
  cron: '17 * * * *',
  run: async () => {
    for (const local of await deleteAnexosVencidos(platform.db, platform.clock.now())) {
      await store.delete(lugarDosPedacos(local));
      await store.delete(lugarDoArquivo(local));
    }
    await varrerPedacos(platform, store);
    await varrerGuardados(platform, store);
  },
});
