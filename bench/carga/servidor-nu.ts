/** The least that can answer with these bytes: `bench/pagina.ts` starts it beside the product, to compare within one run. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';

const TIPO = 'text/html; charset=utf-8';

const ouvirNode = (corpo: Buffer): Promise<number> =>
  new Promise((resolve) => {
    const servidor = createServer((_pedido, resposta) => {
      resposta.writeHead(200, { 'content-type': TIPO, 'content-length': corpo.length });
      resposta.end(corpo);
    });
    servidor.listen(0, '127.0.0.1', () => resolve((servidor.address() as AddressInfo).port));
  });

const ouvirFastify = async (corpo: Buffer): Promise<number> => {
  const app = fastify();
  app.get('/web/', (_pedido, resposta) => resposta.type(TIPO).send(corpo));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

export interface PedidoDeServidor {
  readonly qual: 'node' | 'fastify';
  readonly corpo: string;
}

const ouvir = async ({ qual, corpo }: PedidoDeServidor): Promise<void> => {
  const bytes = Buffer.from(corpo, 'base64');
  process.send?.(await (qual === 'node' ? ouvirNode(bytes) : ouvirFastify(bytes)));
};

process.once('message', (pedido) => void ouvir(pedido as PedidoDeServidor));
