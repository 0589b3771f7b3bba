import { newDataDir, removeDataDir, startServer, stopServer } from '../../scripts/lib/proof-server.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir('e2e');
  // The webhook journey delivers to a receiver on this machine.
  const server = await startServer(dataDir, { WEBHOOKS_REDE: 'local' });
  process.env.E2E_BASE_URL = server.address;
  return async () => {
    await stopServer(server);
    await removeDataDir(dataDir);
  };
}
