import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recebido {
  readonly url: string;
  readonly corpo: string;
  readonly headers: IncomingHttpHeaders;
}

/** What the fake model does with the next question. */
type Modo =
  | { readonly diz: readonly string[] }
  | { readonly status: number }
  /** Answers nothing and keeps the connection open. */
  | 'calado'
  /** Breaks off in the middle. */
  | 'quebra'
  | { readonly cru: string };

/** A fake language model that records everything it receives. */
export const createModeloFalso = async () => {
  const recebidos: Recebido[] = [];
  let modo: Modo = { status: 503 };
  const linha = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const server: Server = createServer((request, response) => {
    let corpo = '';
    request.on('data', (parte) => {
      corpo += String(parte);
    });
    request.on('end', () => {
      recebidos.push({ url: request.url ?? '', corpo, headers: request.headers });
      if (modo === 'calado') return;
      if (typeof modo === 'object' && 'status' in modo) {
        response.writeHead(modo.status, { location: 'http://127.0.0.1:9/' }).end('não');
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (modo === 'quebra') {
        response.write(linha('Começo de '), () => response.destroy());
        return;
      }
      if ('cru' in modo) response.end(modo.cru);
      else response.end(`${modo.diz.map(linha).join('')}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((pronto) => server.listen(0, '127.0.0.1', pronto));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    recebidos,
    usar: (novo: Modo) => {
      modo = novo;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((fim) => void server.close(() => fim()));
    },
  };
};
