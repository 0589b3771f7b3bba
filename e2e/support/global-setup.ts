import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = /no ar: (http:\/\/localhost:\d+)\/web\//;

/** Starts the product as `npm start` would, in a data folder of its own, and waits for the address it prints. */
const startServer = (dataDir: string): Promise<{ server: ChildProcess; address: string }> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', SEED: 'demo' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address) resolve({ server, address });
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });

export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-e2e-'));
  // The database runs as another user when the tests run as root.
  await chmod(dataDir, 0o755);
  const { server, address } = await startServer(dataDir);
  process.env.E2E_BASE_URL = address;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.removeAllListeners('exit');
    server.once('exit', () => undefined);
    server.kill('SIGTERM');
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    await rm(dataDir, { recursive: true, force: true });
  };
}
