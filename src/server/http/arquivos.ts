import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Codificacao, codificacoesDe, type Forma, sendConteudo } from './conteudo.ts';

/** Beyond this a file is read from the disk each time: the engines of PDF and text recognition, which few people need. */
const MAIOR_NA_MEMORIA = 1_000_000;

const DO_SERVIDOR = /^(?:index\.html|prerender\/.*|.*\.(?:br|gz|map))$/;
const ESCONDIDO = /(?:^|\/)\./;

/** The types of what a build has; a file of any other comes from the disk. */
const TIPOS: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

const EXTENSAO: Readonly<Record<Codificacao, string>> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * A worker obeys the policy sent with its own file. Only the workers that run PDFium and text
 * recognition (/tarjamento) may compile WebAssembly; the pages keep the stricter policy.
 */
const WORKER = /\.worker[\w.-]*\.js(?:\.br|\.gz)?$/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The service worker only fetches files of ours; it may never be older than the pages. */
const SERVICE_WORKER = /^sw\.js(?:\.br|\.gz)?$/;
const SERVICE_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const cacheDe = (nome: string): string => {
  // Names under assets/ contain a hash of their content, so they may be kept for ever.
  if (nome.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return SERVICE_WORKER.test(nome) ? 'no-cache' : 'public, max-age=3600';
};

const politicaDe = (nome: string): string | undefined => {
  if (WORKER.test(nome)) return WORKER_POLICY;
  return SERVICE_WORKER.test(nome) ? SERVICE_WORKER_POLICY : undefined;
};

const setHeaders = (reply: FastifyReply, nome: string): void => {
  const politica = politicaDe(nome);
  if (politica) reply.header('content-security-policy', politica);
  reply.header('cache-control', cacheDe(nome));
};

interface Lida extends Forma {
  readonly etag: string;
}

interface Arquivo {
  readonly nome: string;
  readonly tipo: string | undefined;
  readonly bytes: number;
  readonly mudadoEm: Date;
}

const listArquivos = async (raiz: string): Promise<readonly Arquivo[]> => {
  const entradas = await readdir(raiz, { recursive: true, withFileTypes: true });
  const nomes = entradas
    .filter((entrada) => entrada.isFile())
    .map(({ parentPath, name }) => path.relative(raiz, path.join(parentPath, name)).split(path.sep).join('/'))
    .filter((nome) => !DO_SERVIDOR.test(nome) && !ESCONDIDO.test(nome));
  return Promise.all(
    nomes.map(async (nome) => {
      const { size, mtime } = await stat(path.join(raiz, nome));
      return { nome, tipo: TIPOS[path.extname(nome)], bytes: size, mudadoEm: mtime };
    }),
  );
};

/** Null where the build made no such form: small files, and pictures. */
const lerForma = async (arquivo: string, codificacao: Codificacao): Promise<Lida | null> => {
  try {
    const bytes = await readFile(arquivo + EXTENSAO[codificacao]);
    const marca = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
    return { bytes, codificacao, etag: `W/"${marca}"` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Each form is read when it is first asked for, and kept; many who ask at once wait for the one reading. */
const createLeitura = (arquivo: string) => {
  const formas = new Map<Codificacao, Lida | null | Promise<Lida | null>>();
  const ler = async (codificacao: Codificacao): Promise<Lida | null> => {
    try {
      const lida = await lerForma(arquivo, codificacao);
      formas.set(codificacao, lida);
      return lida;
    } catch (error) {
      formas.delete(codificacao);
      throw error;
    }
  };
  return async (aceitas: readonly Codificacao[]): Promise<Lida | null> => {
    for (const codificacao of aceitas) {
      const guardada = formas.get(codificacao);
      if (guardada === undefined) formas.set(codificacao, ler(codificacao));
      const lida = await formas.get(codificacao);
      if (lida) return lida;
    }
    return null;
  };
};

/** A part of a file, or a condition on it that only downloads in parts use. */
const isDoDisco = ({ headers }: FastifyRequest): boolean =>
  headers.range !== undefined ||
  headers['if-match'] !== undefined ||
  headers['if-unmodified-since'] !== undefined;

/** By the time alone, for who sends no mark of the content (RFC 9110, 13.1.3). */
const isDaMesmaHora = ({ headers }: FastifyRequest, mudadoEm: Date): boolean => {
  const desde = headers['if-modified-since'];
  return (
    desde !== undefined &&
    headers['if-none-match'] === undefined &&
    Math.floor(mudadoEm.getTime() / 1000) * 1000 <= Date.parse(desde)
  );
};

/** One route per file of the build, so that every other path below /web is a page. */
export const serveArquivos = async (app: FastifyInstance, raiz: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: raiz,
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, arquivo) => setHeaders(reply, path.relative(raiz, arquivo).split(path.sep).join('/')),
  });
  for (const { nome, tipo, bytes, mudadoEm } of await listArquivos(raiz)) {
    const ler = createLeitura(path.join(raiz, nome));
    const modificado = mudadoEm.toUTCString();
    app.route({
      method: ['GET', 'HEAD'],
      url: `/web/${nome}`,
      handler: async (request, reply) => {
        if (tipo === undefined || bytes > MAIOR_NA_MEMORIA || isDoDisco(request)) return reply.sendFile(nome);
        const lida = await ler(codificacoesDe(request));
        if (!lida) return reply.callNotFound();
        setHeaders(reply, nome);
        reply.header('vary', 'accept-encoding').header('accept-ranges', 'bytes');
        reply.header('last-modified', modificado);
        if (isDaMesmaHora(request, mudadoEm)) return reply.code(304).header('etag', lida.etag).send();
        return sendConteudo(request, reply.type(tipo), lida.etag, lida);
      },
    });
  }
};
