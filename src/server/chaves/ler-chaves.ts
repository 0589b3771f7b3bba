import { setTimeout } from 'node:timers/promises';
import type { Chaveiro } from '../crypto/chaveiro.ts';
import type { Database } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { lerChavesDosAnos } from './chaves-dos-anos.ts';
import { listChaves, listEmbrulhadas } from './chaves-repository.ts';
import { desembrulharTodas } from './mestra.ts';

const INTERVALO_MS = 10_000;

/** Reads the keys that are new since the last time. Answers how many there are that none of our keys opens. */
export const lerChaves = async (db: Database, chaveiro: Chaveiro): Promise<number> => {
  const { mestras } = chaveiro;
  if (!mestras) return 0;
  const todas = await listChaves(db);
  const ids = todas.flatMap(({ id }) => (chaveiro.tem(id) ? [] : [id]));
  const novas = ids.length > 0 ? await listEmbrulhadas(db, ids) : [];
  const abertas = await desembrulharTodas(mestras, novas);
  chaveiro.guardar(
    todas,
    new Map(
      novas.flatMap(({ id }, n) => {
        const chave = abertas[n];
        return chave ? [[id, chave]] : [];
      }),
    ),
  );
  return abertas.filter((chave) => chave === null).length;
};

/** Keeps up with keys that other servers or the command make, until stopped. */
export const seguirChaves = ({
  db,
  config,
  clock,
  log,
}: Pick<Platform, 'db' | 'config' | 'clock' | 'log'>) => {
  const fim = new AbortController();
  const olhar = async (): Promise<void> => {
    for (;;) {
      await setTimeout(INTERVALO_MS, undefined, { signal: fim.signal, ref: false }).catch(() => undefined);
      if (fim.signal.aborted) return;
      await lerChaves(db, config.chaveiro).then(
        (fechadas) => {
          if (fechadas > 0)
            log.error(
              `${fechadas} chaves de órgãos não abrem com as chaves deste servidor: reinicie-o com a nova`,
            );
        },
        (error: unknown) => log.error(error, 'As chaves dos órgãos não puderam ser lidas'),
      );
      await lerChavesDosAnos(db, config, clock).catch((error: unknown) =>
        log.error(error, 'As chaves dos anos de guarda não puderam ser lidas'),
      );
    }
  };
  const olhando = olhar();
  return {
    parar: async (): Promise<void> => {
      fim.abort();
      await olhando;
    },
  };
};
