import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const send = (text: string): Promise<{ status: number; head: string; body: unknown }> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: JSON.parse(body) });
    });
  });

describe('S8-03 what cannot be read as a request', () => {
  it.each([
    [
      'cookies that are too large',
      `GET /web/ HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address that is too long', `GET /web/?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['a broken request line', 'GET sem sentido\r\n\r\n', 400],
    [
      'a body whose end is told in two ways',
      'POST /api/app-web/v1/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'a body with two lengths',
      'POST /api/app-web/v1/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
  ])('is refused in Portuguese: %s', async (_name, text, status) => {
    const { head, ...answer } = await send(text);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
    expect(answer).toEqual({
      status,
      body: {
        code: expect.stringMatching(/^pedido\./),
        message: expect.stringMatching(/^[A-Z].*\.$/),
      },
    });
  });
});
