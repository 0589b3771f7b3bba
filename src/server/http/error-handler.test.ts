import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleError } from './error-handler.ts';

const LIMIT = 1000;
const app = fastify({ bodyLimit: LIMIT });
let address = '';
beforeAll(async () => {
  app.setErrorHandler(handleError);
  app.post('/textos', async () => ({ ok: true }));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const send = (letters: number): Promise<Response> =>
  fetch(`${address}/textos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ texto: 'a'.repeat(letters) }),
  });

describe('a body that is too large', () => {
  it('is refused with an answer that reaches who is still sending it', async () => {
    for (const letters of [LIMIT, 7_000_000, 20_000_000]) {
      const response = await send(letters);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'entrada.grande' });
    }
  });

  it('leaves the line open for the next request', async () => {
    expect((await send(LIMIT)).headers.get('connection')).not.toBe('close');
    expect((await send(10)).status).toBe(200);
  });
});
