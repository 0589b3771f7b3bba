import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const RAIZ = path.resolve(import.meta.dirname, '../..');
const NO_AR = /no ar: http:\/\/localhost:(\d+)\//;
const FIM_EM_MS = 15_000;

export interface Produto {
  readonly porta: number;
  /** Resident memory of the process that answers, in megabytes. */
  memoria(): Promise<number>;
  parar(): Promise<void>;
}

/** Resolves with the first match in what the process says, or fails with all of it when it ends before. */
const dito = (processo: ChildProcess, padrao: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let tudo = '';
    const ouvir = (pedaco: Buffer): void => {
      if (tudo === '…') return;
      tudo += pedaco.toString();
      const [, achado] = padrao.exec(tudo) ?? [];
      if (achado === undefined) return;
      tudo = '…';
      resolve(achado);
    };
    // Read to the end: a full pipe would stop the server at its next line of log.
    processo.stdout?.on('data', ouvir);
    processo.stderr?.on('data', ouvir);
    processo.once('exit', () => reject(new Error(tudo)));
  });

const fim = (processo: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (processo.exitCode !== null || processo.signalCode !== null) return resolve();
    const limite = setTimeout(() => processo.kill('SIGKILL'), FIM_EM_MS);
    processo.once('exit', () => {
      clearTimeout(limite);
      resolve();
    });
    processo.kill('SIGTERM');
  });

/** The product as it is started everywhere, in one process, on a database of its own that goes with it. */
export const iniciarProduto = async (env: Readonly<Record<string, string>>): Promise<Produto> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
  // The embedded database never runs as root.
  await chmod(dataDir, 0o755);
  const preparo = pathToFileURL(path.join(RAIZ, 'scripts/lib/server-preload.mjs')).href;
  const processo = spawn(process.execPath, ['--import', preparo, 'src/server/main.ts'], {
    cwd: RAIZ,
    env: { ...process.env, PORT: '0', PROCESSOS: '1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parar = async (): Promise<void> => {
    await fim(processo);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return {
      porta: Number(await dito(processo, NO_AR)),
      memoria: async () =>
        Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${processo.pid}/status`, 'utf8'))?.[1]) / 1024,
      parar,
    };
  } catch (error) {
    await parar();
    throw error;
  }
};
