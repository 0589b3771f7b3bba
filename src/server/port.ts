import { createServer } from 'node:net';
import type { Config } from './config.ts';

/** Fails as listening there would, before anything is made on the disk for a server that could not serve. */
export const assertPortFree = ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
