import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const RAIZ = path.resolve(import.meta.dirname, '../..');
/** What `npm start` built, where whoever starts this built it; else the sources. */
const MAIN = process.env.SERVIDOR ?? 'src/server/main.ts';
/** A command of the shell that goes before: to which processor and memory it is kept. Ends with `exec` and what runs it. */
const { LIMITES } = process.env;
const NO_AR = /no ar: http:\/\/localhost:(\d+)\//;
const FIM_EM_MS = 60_000;

export interface Produto {
  readonly porta: number;
  /** Resident memory of the processes that answer, in megabytes, the eldest first. */
  memorias(): Promise<readonly number[]>;
  /** Of the one that answers, where there is one. */
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

const lerStatus = async (pid: number | string): Promise<string> =>
  readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');

const megabytes = (status: string): number => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;

/** Those of the same program that it began; none where it serves alone. */
const filhosDe = async (pid: number): Promise<number[]> => {
  const filhos: number[] = [];
  for (const nome of await readdir('/proc')) {
    if (!/^\d+$/.test(nome)) continue;
    if (Number(/PPid:\s+(\d+)/.exec(await lerStatus(nome))?.[1]) !== pid) continue;
    const comando = await readFile(`/proc/${nome}/cmdline`, 'utf8').catch(() => '');
    if (comando.includes(MAIN)) filhos.push(Number(nome));
  }
  return filhos.toSorted((a, b) => a - b);
};

/**
 * The product as `npm start` runs it: in one process unless told otherwise, and on a database of its own that goes with it
 * unless `DATABASE_URL` names another.
 */
export const iniciarProduto = async (env: Readonly<Record<string, string>>): Promise<Produto> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-bench-'));
  // The embedded database never runs as root.
  await chmod(dataDir, 0o755);
  const preparo = pathToFileURL(path.join(RAIZ, 'scripts/lib/server-preload.mjs')).href;
  const comando = [process.execPath, '--import', preparo, '--max-semi-space-size=8', MAIN];
  const [programa = '', ...argumentos] = LIMITES
    ? ['sh', '-c', `${LIMITES} "$@"`, 'sh', ...comando]
    : comando;
  const processo = spawn(programa, argumentos, {
    cwd: RAIZ,
    env: { ...process.env, PORT: '0', PROCESSOS: '1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parar = async (): Promise<void> => {
    await fim(processo);
    await rm(dataDir, { recursive: true, force: true });
  };
  const memorias = async (): Promise<readonly number[]> => {
    const { pid = 0 } = processo;
    const filhos = await filhosDe(pid);
    return Promise.all(
      (filhos.length > 0 ? filhos : [pid]).map(async (cada) => megabytes(await lerStatus(cada))),
    );
  };
  try {
    return {
      porta: Number(await dito(processo, NO_AR)),
      memorias,
      memoria: async () => (await memorias())[0] ?? 0,
      parar,
    };
  } catch (error) {
    await parar();
    throw error;
  }
};
