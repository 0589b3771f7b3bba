import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { remetenteDe } from '../brake/remetente.ts';
import { createPortaDoTor } from './porta-do-tor.ts';

const ONION = `${'c'.repeat(56)}.onion`;
const ABERTO = 'escuta.example';

let app: TestApp;
let daRede: number;
let doTor: number;
let parar: () => Promise<void>;
beforeAll(async () => {
  app = await createTestApp({
    env: {
      PROXY_CONFIAVEL: '1',
      PUBLIC_URL: `https://${ABERTO}`,
      ONION_URL: `http://${ONION}`,
      ONION_PORTA: '0',
      HOST: '127.0.0.1',
    },
    onHttp: (http) =>
      http.get('/quem', (pedido) => ({
        ip: pedido.ip,
        protocolo: pedido.protocol,
        remetente: remetenteDe(app.platform, pedido),
      })),
  });
  daRede = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  const tor = createPortaDoTor(app.http, app.config);
  parar = tor.parar;
  doTor = (await tor.ouvir()) ?? 0;
});
afterAll(async () => {
  await app.close();
  await parar();
});

const pedir = (port: number, headers: Record<string, string>): Promise<{ status: number; corpo: string }> =>
  new Promise((resolve, reject) => {
    const pedido = request({ port, host: '127.0.0.1', path: '/quem', headers, agent: false }, (resposta) => {
      let corpo = '';
      resposta.on('data', (parte) => {
        corpo += parte;
      });
      resposta.on('end', () => resolve({ status: resposta.statusCode ?? 0, corpo }));
    });
    pedido.on('error', reject);
    pedido.end();
  });

const quem = async (port: number, headers: Record<string, string>) =>
  JSON.parse((await pedir(port, headers)).corpo) as { ip: string; protocolo: string; remetente: string };

const FORJADOS = { 'x-forwarded-for': '200.1.2.3', 'x-forwarded-proto': 'https' };

describe('gates against floods: through the onion service nobody chooses the address they are known by', () => {
  it('at Tor’s port no forwarded header is believed, and all are one sender', async () => {
    for (const endereco of ['200.1.2.3', '200.1.2.4', '2001:db8::1'])
      expect(await quem(doTor, { ...FORJADOS, host: ONION, 'x-forwarded-for': endereco })).toEqual({
        ip: '127.0.0.1',
        protocolo: 'http',
        remetente: 'onion',
      });
  });

  it('at Tor’s port the open address is not served: nobody passes for a visitor of it', async () => {
    for (const host of [ABERTO, 'localhost', `${ONION}:80`])
      expect((await pedir(doTor, { ...FORJADOS, host })).status).toBe(421);
  });

  it('at the other port the onion’s name in a header makes nobody a visitor through Tor', async () => {
    const { remetente } = await quem(daRede, { ...FORJADOS, host: ONION });
    expect(remetente).toBe('200.1.2.3');
  });

  it('nobody but Tor connects to its port', async () => {
    const outro = createPortaDoTor(app.http, { ...app.config, onionDe: ['192.0.2.1'] });
    const porta = (await outro.ouvir()) ?? 0;
    await expect(pedir(porta, { host: ONION })).rejects.toThrow();
    await outro.parar();
  });
});

describe('headers of proxies are believed by address', () => {
  it('the proxy’s word counts', async () => {
    expect(await quem(daRede, { ...FORJADOS, host: ABERTO })).toEqual({
      ip: '200.1.2.3',
      protocolo: 'https',
      remetente: '200.1.2.3',
    });
  });

  it('who reaches the port without the proxy is known by the own address, whatever they say', async () => {
    const resposta = await app.inject({
      url: '/quem',
      remoteAddress: '198.51.100.9',
      headers: { ...FORJADOS, host: ABERTO },
    });
    expect(resposta.json()).toEqual({ ip: '198.51.100.9', protocolo: 'http', remetente: '198.51.100.9' });
  });
});
