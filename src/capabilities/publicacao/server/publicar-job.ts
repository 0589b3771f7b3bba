import { z } from 'zod';
import { PUBLICAR_PEDIDO } from '#capabilities/manifestacao/domain/publicar-pedido.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listEsquecidos } from './pedido-repository.ts';
import { varrerEPublicar } from './varrer-e-publicar.ts';

const payload = z.object({ idManifestacao: z.int() });

export const publicarPedidoJob = (platform: Platform): Job => ({
  name: PUBLICAR_PEDIDO,
  run: async (enviado) => {
    const { idManifestacao } = payload.parse(enviado);
    const { db, clock } = platform;
    await db.transaction().execute((tx) => varrerEPublicar(platform, tx, clock.now(), [idManifestacao]));
  },
});

const POR_VEZ = 200;

/** Every night: checks what could be public but was left behind for any reason. */
export const varrerPublicacoesJob = (platform: Platform): Job => ({
  name: 'varrer-publicacoes',
  cron: '20 4 * * *',
  run: async () => {
    const { db, clock } = platform;
    let ids: number[] = [];
    do {
      ids = await listEsquecidos(db, { depoisDe: ids.at(-1) ?? 0, limite: POR_VEZ });
      const estes = ids;
      if (estes.length > 0)
        await db.transaction().execute((tx) => varrerEPublicar(platform, tx, clock.now(), estes));
    } while (ids.length === POR_VEZ);
  },
});
