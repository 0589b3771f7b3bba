import { spawn } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestApp } from '#testing/test-app.ts';
import { SENHA } from '#testing/visitor.ts';
import { Clientes } from './testing-integracao.ts';

const noDisco = (arquivo: string): string => path.resolve('docs/exemplos', arquivo);

/** An example as an integrator's own program imports it; plain JavaScript, without types. */
export const importarExemplo = (arquivo: string) => import(pathToFileURL(noDisco(arquivo)).href);

export const ouvir = async (app: TestApp): Promise<string> => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
};

export interface Rodada {
  readonly codigo: number | null;
  readonly saida: string;
  readonly erro: string;
}

/** A program of its own, with nothing of this one's environment but where to find other programs. */
const rodar = (
  comando: string,
  argumentos: readonly string[],
  { cwd, env, entrada }: { cwd: string; env: Readonly<Record<string, string>>; entrada?: string },
): Promise<Rodada> =>
  new Promise((resolve, reject) => {
    const processo = spawn(comando, argumentos, { cwd, env: { PATH: process.env.PATH ?? '', ...env } });
    const partes = { saida: '', erro: '' };
    processo.stdout.setEncoding('utf8').on('data', (parte: string) => (partes.saida += parte));
    processo.stderr.setEncoding('utf8').on('data', (parte: string) => (partes.erro += parte));
    processo.on('error', reject);
    processo.on('close', (codigo) => resolve({ codigo, ...partes }));
    processo.stdin.end(entrada ?? '');
  });

const acessoDe = (url: string, cliente: keyof typeof Clientes): Record<string, string> => ({
  ESCUTA_URL: url,
  ESCUTA_CLIENT_ID: String(Clientes[cliente]),
  ESCUTA_CLIENT_SECRET: SENHA,
});

/** Runs the examples in a folder against a listening server, as the guide says. */
export const programasEm = (cwd: string, url: string, cliente: keyof typeof Clientes) => {
  const env = acessoDe(url, cliente);
  return {
    node: (arquivo: string, argumentos: readonly string[] = [], entrada = '') =>
      rodar(process.execPath, [noDisco(arquivo), ...argumentos], { cwd, env, entrada }),
    bash: (comandos: string) => rodar('bash', [], { cwd, env, entrada: `${comandos}\n` }),
    python: (argumentos: readonly string[], mais: Readonly<Record<string, string>> = {}) =>
      rodar('python3', argumentos, {
        cwd,
        env: { ...env, PYTHONPATH: path.resolve('docs/exemplos'), PYTHONDONTWRITEBYTECODE: '1', ...mais },
      }),
  };
};

export const ESCUTA_PY = noDisco('escuta.py');

interface Dublado {
  readonly status: number;
  readonly corpo?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server that answers as told, and remembers what it was asked: what the real one does only on bad days. */
export const servidorDublado = async (responder: (pedido: IncomingMessage, vez: number) => Dublado) => {
  const pedidos: { metodo: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const servidor = createServer((pedido, resposta) => {
    pedidos.push({ metodo: pedido.method ?? '', url: pedido.url ?? '', headers: pedido.headers });
    const { status, corpo = {}, headers = {} } = responder(pedido, pedidos.length);
    pedido.resume().on('end', () => {
      resposta
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(corpo));
    });
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    pedidos,
    fechar: () => new Promise((resolve) => servidor.close(resolve)),
  };
};
