import { donoDe } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { casoDe } from '../caso.ts';
import { listASeparar, marcaSelada, updateDono } from '../dono-repository.ts';
import { lockCaso } from '../manifestacao-repository.ts';
import { ninguem } from '../quem-age.ts';

/** From now on this case is joined by its owner's mark to no other. */
export const separarDono = async (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  id: number,
  idUsuario: number,
): Promise<void> => {
  await updateDono(tx, id, await marcaSelada(tx, donoDe(platform, idUsuario)));
};

const separar = (platform: Platform, id: number): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const quem = ninguem(platform);
    const row = await lockCaso(tx, id, quem, platform.clock.now());
    if (!row) return;
    const caso = await casoDe(platform, tx, row, quem);
    const idUsuario = caso.manifestante()?.idUsuario;
    if (idUsuario !== undefined) await separarDono(platform, tx, id, idUsuario);
  });

/** Sealed cases of the version before carry the mark of the account. Once nothing is left it finds nothing. */
export const separarDonosJob = (platform: Platform): Job => ({
  name: 'separar-donos',
  aoIniciar: true,
  run: async () => emCada(await listASeparar(platform.db), ({ id }) => separar(platform, id)),
});
