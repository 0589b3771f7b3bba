import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const RAIZ = path.resolve(import.meta.dirname, '../..');
const NO_AR = /no ar: (http:\/\/localhost:\d+)\/web\//;
/** Beside the one that `npm start` runs: what is built looks for the sources from where it stands. */
const saida = path.join(RAIZ, 'dist', `server.nova-${randomBytes(4).toString('hex')}`);

let pasta: string;
let servidor: ChildProcess;
let origem: string;
let dito = '';

beforeAll(async () => {
  await build({
    configFile: path.join(RAIZ, 'vite.server.config.ts'),
    logLevel: 'silent',
    build: { outDir: saida },
  });
  pasta = await mkdtemp(path.join(tmpdir(), 'escuta-construido-'));
  servidor = spawn(process.execPath, [path.join(saida, 'main.js')], {
    cwd: RAIZ,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: pasta,
      DATABASE_URL: '',
      SEED: 'none',
      PROCESSOS: '2',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  origem = await new Promise((resolve, reject) => {
    const ouvir = (parte: Buffer): void => {
      dito += parte.toString();
      const [, achada] = NO_AR.exec(dito) ?? [];
      if (achada) resolve(achada);
    };
    servidor.stdout?.on('data', ouvir);
    servidor.stderr?.on('data', ouvir);
    servidor.once('exit', () => reject(new Error(dito)));
  });
}, 180_000);
afterAll(async () => {
  const fim = new Promise((resolve) => servidor.once('exit', resolve));
  servidor.kill('SIGTERM');
  await fim;
  await rm(saida, { recursive: true, force: true });
  await rm(pasta, { recursive: true, force: true });
}, 90_000);

/** Each reads a file of the sources, by where the part of the program that asks for it stood before it was built. */
it.each([
  ['the API', '/api/app-web/v1/orgaos', 'application/json'],
  ['the documentation of the API', '/api/docs/openapi.json', 'application/json'],
  ['the pages without JavaScript', '/sem-javascript/estilo.css', 'text/css'],
])(
  'the built server, of two processes, serves %s',
  async (_, endereco, tipo) => {
    const resposta = await fetch(`${origem}${endereco}`);
    expect([resposta.status, resposta.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(tipo),
    ]);
  },
  60_000,
);
