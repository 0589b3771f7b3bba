import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What `npm start` built, where whoever starts this built it; else the sources. */
const MAIN = process.env.SERVIDOR ?? 'src/server/main.ts';
const READY = /no ar: (http:\/\/localhost:\d+)\/web\//;

/** The product as `npm start` runs it, for tests and proofs: own data folder, any free port. */
export interface ProofServer {
  readonly address: string;
  readonly process: ChildProcess;
}

export const newDataDir = async (name: string): Promise<string> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), `escuta-${name}-`));
  // The database runs as another user when this runs as root.
  await chmod(dataDir, 0o755);
  return dataDir;
};

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });

/**
 * Waits for the address that the server prints. `antes` is a module loaded before the server; it
 * can receive messages sent to the process.
 */
export const startServer = (
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  antes?: string,
): Promise<ProofServer> =>
  new Promise((resolve, reject) => {
    const preload = antes ? ['--import', pathToFileURL(antes).href] : [];
    const server = spawn(process.execPath, [...preload, MAIN], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'warn',
        SEED: 'demo',
        PROCESSOS: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(antes ? (['ipc'] as const) : [])],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = READY.exec(output)?.[1];
      if (address) resolve({ process: server, address });
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });

/** Longer than what a busy machine takes to end jobs and close the database: who takes more is stuck, and says so. */
const LIMITE_DO_FIM_MS = 60_000;

/** Ends it as an operator would (SIGTERM) or as a power cut would (SIGKILL). */
export const stopServer = async (
  { process: server }: ProofServer,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> => {
  const fim = AbortSignal.timeout(LIMITE_DO_FIM_MS);
  const ended = once(server, 'exit', { signal: fim });
  server.kill(signal);
  await ended.catch((error: unknown) => {
    if (!fim.aborted) throw error;
    server.kill('SIGKILL');
    throw new Error(`The server did not end within ${LIMITE_DO_FIM_MS / 1000} s of ${signal}`);
  });
};
