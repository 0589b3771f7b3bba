import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';

const UMA_HORA = 3600;

/**
 * Who has an account pays no puzzle, and accounts are free: without a brake one of them would fill the list of an office within
 * minutes, and among its denúncias nobody could tell that they are one person's.
 */
export const freioDoRegistro = (platform: Pick<Platform, 'pool' | 'config' | 'clock'>) => {
  const freio = createBrake(
    'registro-por-pessoa',
    {
      free: platform.config.registrosPorPessoa,
      memorySeconds: UMA_HORA,
      firstPauseSeconds: 60,
      longestPauseSeconds: UMA_HORA,
    },
    platform,
  );
  return async (idUsuario: number): Promise<void> => {
    const quem = `pessoa:${idUsuario}`;
    await freio.check(quem);
    await freio.count(quem);
  };
};
