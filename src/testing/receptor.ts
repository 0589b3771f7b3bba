import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './test-app.ts';

export interface Recebido {
  readonly headers: IncomingHttpHeaders;
  readonly corpo: string;
}

/** A local server that receives webhooks; tests see what it got and decide how it answers. */
export interface Receptor {
  readonly endereco: string;
  readonly porta: number;
  readonly recebidos: Recebido[];
  responder: (response: ServerResponse) => void;
  close(): Promise<void>;
}

export const aceitar = (response: ServerResponse): void => {
  response.writeHead(204).end();
};

export const abrirReceptor = async (): Promise<Receptor> => {
  const recebidos: Recebido[] = [];
  const server = createServer((request, response) => {
    const partes: Buffer[] = [];
    request.on('data', (parte: Buffer) => partes.push(parte));
    request.on('end', () => {
      recebidos.push({ headers: request.headers, corpo: Buffer.concat(partes).toString() });
      receptor.responder(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receptor: Receptor = {
    endereco: `http://127.0.0.1:${port}/gancho`,
    porta: port,
    recebidos,
    responder: aceitar,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receptor;
};

/** No webhook, nothing received, and whatever comes is taken: as each test begins. */
export const recomecarWebhooks = async ({ db }: Pick<TestApp, 'db'>, receptor: Receptor): Promise<void> => {
  await db.deleteFrom('webhook_entrega').execute();
  await db.deleteFrom('webhook').execute();
  receptor.recebidos.length = 0;
  receptor.responder = aceitar;
};
