import { DomainError } from '#kernel/errors.ts';
import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import { documentoEmUso } from '../../domain/usuario-errors.ts';

const HOUR = 3600;
const REGRA = { free: 5, memorySeconds: 24 * HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

/**
 * The answer 'already in another account' reveals that somebody has one, so only a few may be tried
 * per day.
 */
export const createFreioDeDocumentos = (platform: Platform) => {
  const brake = createBrake('documento-em-uso', REGRA, platform);
  return async <R>(idUsuario: number, trocar: () => Promise<R>): Promise<R> => {
    await brake.check(String(idUsuario));
    try {
      return await trocar();
    } catch (error) {
      if (error instanceof DomainError && error.code === documentoEmUso().code) {
        await brake.count(String(idUsuario));
      }
      throw error;
    }
  };
};
