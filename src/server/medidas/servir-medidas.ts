import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { handleNotFound } from '../http/error-handler.ts';
import { TIPO_DO_TEXTO } from './retrato.ts';

const CAMINHO = '/metrics';
const SEM_CACHE = { 'cache-control': 'no-store' } as const;

const digest = (texto: string): Buffer => createHash('sha256').update(texto).digest();

/** Compared in a time that tells nothing about how much of it was right. */
const isDeQuemPode = (token: string | undefined, authorization: string | undefined): boolean => {
  if (token === undefined) return true;
  const dado = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  return dado !== undefined && timingSafeEqual(digest(dado), digest(token));
};

type AoFalhar = (error: unknown) => void;

interface Resposta {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly corpo: string;
}

const NEGADA: Resposta = {
  status: 401,
  headers: { ...SEM_CACHE, 'www-authenticate': 'Bearer', 'content-type': 'text/plain; charset=utf-8' },
  corpo: 'Informe o token das medidas (Authorization: Bearer …).\n',
};

const FALHOU: Resposta = {
  status: 503,
  headers: { ...SEM_CACHE, 'content-type': 'text/plain; charset=utf-8' },
  corpo: 'As medidas não puderam ser lidas agora.\n',
};

const responder = async (
  token: string | undefined,
  authorization: string | undefined,
  escrever: () => Promise<string>,
  aoFalhar: AoFalhar,
): Promise<Resposta> => {
  if (!isDeQuemPode(token, authorization)) return NEGADA;
  try {
    return {
      status: 200,
      headers: { ...SEM_CACHE, 'content-type': TIPO_DO_TEXTO },
      corpo: await escrever(),
    };
  } catch (error) {
    aoFalhar(error);
    return FALHOU;
  }
};

const naoLidas =
  (log: Pick<FastifyBaseLogger, 'error'>): AoFalhar =>
  (error) =>
    log.error(`The figures could not be read: ${error instanceof Error ? error.message : 'unknown'}`);

/** With a token, on the port that everybody reaches; without one it does not exist there. */
export const servirMedidas = (
  http: FastifyInstance,
  { metricasToken: token }: Pick<Config, 'metricasToken'>,
  escrever: () => Promise<string>,
): void => {
  http.get(CAMINHO, { config: { sonda: true } }, async (request, reply) => {
    if (token === undefined) return handleNotFound(request, reply);
    const { status, headers, corpo } = await responder(
      token,
      request.headers.authorization,
      escrever,
      naoLidas(request.log),
    );
    return reply.code(status).headers(headers).send(corpo);
  });
};

/** On a port of its own, which only who may see them can reach; it serves nothing else. */
export const createPortaDasMedidas = (
  {
    metricasPorta: port,
    metricasToken: token,
    host,
  }: Pick<Config, 'metricasPorta' | 'metricasToken' | 'host'>,
  escrever: () => Promise<string>,
  log: Pick<FastifyBaseLogger, 'error'>,
) => {
  const servidor = createServer((request, reply) => {
    const isDelas = request.method === 'GET' && request.url?.split('?')[0] === CAMINHO;
    if (!isDelas) {
      reply.writeHead(404, { ...SEM_CACHE, 'content-type': 'text/plain; charset=utf-8' });
      reply.end(`Aqui só há ${CAMINHO}.\n`);
      return;
    }
    void responder(token, request.headers.authorization, escrever, naoLidas(log)).then(
      ({ status, headers, corpo }) => {
        reply.writeHead(status, headers);
        reply.end(corpo);
      },
    );
  });
  return {
    /** The port, or null where none is set. */
    ouvir: async (): Promise<number | null> => {
      if (port === undefined) return null;
      await new Promise<void>((resolve, reject) => {
        servidor.once('error', reject);
        servidor.listen({ port, host }, resolve);
      });
      return (servidor.address() as AddressInfo).port;
    },
    parar: async (): Promise<void> => {
      if (!servidor.listening) return;
      const fechada = new Promise<void>((resolve) => servidor.close(() => resolve()));
      servidor.closeAllConnections();
      await fechada;
    },
  };
};
