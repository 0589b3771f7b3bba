import { createServer } from 'node:net';
import { type Config, SettingError } from './config.ts';

const hostNaoEncontrado = () =>
  new SettingError('o nome em HOST não foi encontrado; use 0.0.0.0 para ouvir em todos os endereços.');

/** Fails as listening would, before anything is written to disk for a server that cannot serve. */
export const assertPortFree = ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      // A wrong database host fails with the same code; this sentence says which of the two it was.
      reject(error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' ? hostNaoEncontrado() : error),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
