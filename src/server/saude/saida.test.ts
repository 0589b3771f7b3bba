import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createSaida, fecharHttp } from './saida.ts';

describe('the end of a process', () => {
  it('waits for what is being answered, and not for ever for one that never ends', async () => {
    const http = fastify();
    http.get('/logo', () => 'ok');
    http.get('/devagar', () => new Promise((resolve) => setTimeout(() => resolve('ok'), 200)));
    http.get('/nunca', () => new Promise(() => undefined));
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const pedir = (path: string): Promise<number | string> =>
      new Promise((resolve) => {
        const pedido = request({ port, host: '127.0.0.1', path }, (resposta) => {
          resposta.resume();
          resposta.on('end', () => resolve(resposta.statusCode ?? 0));
        });
        pedido.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'erro'));
        pedido.end();
      });
    expect(await pedir('/logo')).toBe(200);
    const [devagar, nunca] = [pedir('/devagar'), pedir('/nunca')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    const desde = performance.now();
    await fecharHttp(http, 1000);
    expect(performance.now() - desde).toBeGreaterThan(900);
    expect([await devagar, await nunca]).toEqual([200, 'ECONNRESET']);
  });

  it('is told at once, and then as long as the balancer needs to notice', async () => {
    const saida = createSaida(fastify());
    expect(saida.isSaindo()).toBe(false);
    const desde = performance.now();
    const anunciada = saida.anunciar(100);
    expect(saida.isSaindo()).toBe(true);
    await anunciada;
    expect(performance.now() - desde).toBeGreaterThan(90);
  });
});
