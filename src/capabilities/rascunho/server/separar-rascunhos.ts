import { marcaAberta, marcaDosRascunhos } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import { countASeparar, listContasDepoisDe, updateDonos } from './rascunho-repository.ts';

const POR_VEZ = 1000;

/** Drafts of an earlier version carry the mark of open cases: each gets that of drafts, before the server serves. */
export const separarRascunhos = async (platform: Pick<Platform, 'db' | 'config'>): Promise<void> => {
  if ((await countASeparar(platform.db)) === 0) return;
  let depoisDe = 0;
  for (;;) {
    const ids = await listContasDepoisDe(platform.db, depoisDe, POR_VEZ);
    await updateDonos(
      platform.db,
      ids.map((id) => marcaAberta(platform, id)),
      ids.map((id) => marcaDosRascunhos(platform, id)),
    );
    if (ids.length < POR_VEZ) return;
    depoisDe = ids.at(-1) ?? depoisDe;
  }
};
