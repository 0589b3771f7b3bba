import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from './error-handler.ts';

interface Refusal extends ErrorBody {
  readonly status: number;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'pedido.cabecalho-grande',
    message:
      'O endereço ou os cookies enviados são grandes demais. Limpe os cookies deste site e tente de novo.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'pedido.demorado',
    message: 'O pedido demorou demais a chegar. Confira sua conexão e tente de novo.',
  },
};

const UNREADABLE: Refusal = {
  status: 400,
  code: 'pedido.invalido',
  message: 'O pedido não pôde ser entendido.',
};

/**
 * Handles what fails before there is a request: no route sees it, so the answer is written to the
 * connection itself.
 */
export const refuseBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, ...answer } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify(answer);
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
};
