import type { Platform } from '#server/platform.ts';
import { pedirConfirmacao } from './pedir-confirmacao.ts';
import { suspendSemPalavra } from './webhook-repository.ts';

/**
 * A gestor's word ends with the profile, however it ended: what it let be told to an address waits for another gestor's. Done
 * before anything is sent, so that who left hears of nothing more.
 */
export const suspenderSemPalavra = (platform: Platform): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    for (const id of await suspendSemPalavra(tx, platform.clock.now()))
      await pedirConfirmacao(platform, tx, id, 'gestor-saiu');
  });
