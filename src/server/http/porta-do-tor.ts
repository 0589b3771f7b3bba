import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refuseBrokenRequest } from './client-error.ts';
import { isEm } from './redes.ts';

const daPorta = new WeakSet<IncomingMessage>();

/** Whether the request came by the port that only Tor reaches. */
export const isDaPortaDoTor = (raw: IncomingMessage): boolean => daPorta.has(raw);

/** Whoever comes through Tor writes these themselves: no proxy stands between. */
const DE_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/** As the other listener: a slow sender of headers is cut off, an idle connection is closed. */
const comoOOutro = (aqui: Server, outro: Server): void => {
  aqui.requestTimeout = outro.requestTimeout;
  aqui.headersTimeout = outro.headersTimeout;
  aqui.keepAliveTimeout = outro.keepAliveTimeout;
  aqui.on('clientError', refuseBrokenRequest);
};

interface PortaDoTor {
  /** The port, or null where none is set. */
  readonly ouvir: () => Promise<number | null>;
  /** What is being answered is answered to its end, unless that takes long. */
  readonly parar: () => Promise<void>;
}

const ESPERA_AO_PARAR = 5000;

/**
 * A listener for Tor alone: there no header says where somebody comes from, nobody but Tor may connect, and only the onion
 * address is served. With any other Host, a visitor through Tor would count as one of the open address.
 */
export const createPortaDoTor = (
  http: FastifyInstance,
  { host, onionPorta: port, onionUrl, onionDe }: Config,
): PortaDoTor => {
  const onion = onionUrl && new URL(onionUrl).host;
  const servidor = createServer((request, reply) => {
    if (request.headers.host !== onion) {
      reply.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      reply.end('Este endereço não é atendido aqui.\n');
      return;
    }
    for (const nome of DE_PROXIES) delete request.headers[nome];
    daPorta.add(request);
    http.routing(request, reply);
  });
  servidor.on('connection', (socket) => {
    if (!isEm(onionDe, socket.remoteAddress ?? '')) socket.destroy();
  });
  return {
    ouvir: async () => {
      if (port === undefined) return null;
      comoOOutro(servidor, http.server);
      await new Promise<void>((resolve, reject) => {
        servidor.once('error', reject);
        servidor.listen({ port, host }, resolve);
      });
      return (servidor.address() as AddressInfo).port;
    },
    parar: async () => {
      if (!servidor.listening) return;
      const fechada = new Promise<void>((resolve) => servidor.close(() => resolve()));
      servidor.closeIdleConnections();
      const limite = setTimeout(() => servidor.closeAllConnections(), ESPERA_AO_PARAR);
      await fechada;
      clearTimeout(limite);
    },
  };
};
