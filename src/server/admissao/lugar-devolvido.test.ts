import { type ClientRequest, get } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { createHttpServer } from '../http/http-server.ts';
import { type Admissao, createAdmissao } from './admissao.ts';
import { LIMITES } from './fila.ts';

let app: FastifyInstance;
let admissao: Admissao;
let address: string;
let comecaram: number;
let soltar: () => void;
let solta: Promise<void>;
const abertos: ClientRequest[] = [];

beforeEach(async () => {
  comecaram = 0;
  solta = new Promise((resolve) => (soltar = resolve));
  const config = loadConfig({ LOG_LEVEL: 'silent' });
  admissao = createAdmissao({ config, limites: LIMITES, isBancoCheio: () => false });
  app = await createHttpServer({ config, admissao });
  const trabalhar = async () => {
    comecaram += 1;
    await solta;
  };
  app.get('/calado', trabalhar);
  app.get('/com-resposta', () => trabalhar().then(() => ({ feito: true })));
  app.get('/com-erro', () => trabalhar().then(() => Promise.reject(new Error('x'))));
  app.get('/por-fora', async (_request, reply) => {
    reply.hijack();
    reply.raw.write('um pouco');
    await trabalhar();
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  soltar();
  for (const aberto of abertos.splice(0)) aberto.destroy();
  await app.close();
});

const pedir = (rota: string): ClientRequest => {
  const pedido = get(`${address}${rota}`, { agent: false });
  pedido.on('error', () => undefined);
  abertos.push(pedido);
  return pedido;
};
const emTrabalho = (): number => admissao.contar().emTrabalho;

describe('a place is given back when the caller goes away before the answer', () => {
  it.each(['/calado', '/com-resposta', '/com-erro'])(
    '%s: when its work is done, and not before',
    async (rota) => {
      const pedidos = [pedir(rota), pedir(rota)];
      await expect.poll(() => comecaram).toBe(2);
      for (const pedido of pedidos) pedido.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(emTrabalho()).toBe(2);
      soltar();
      await expect.poll(emTrabalho).toBe(0);
    },
  );

  it('/por-fora: what is written past the framework, at once', async () => {
    const pedido = pedir('/por-fora');
    await expect.poll(() => comecaram).toBe(1);
    expect(emTrabalho()).toBe(1);
    pedido.destroy();
    await expect.poll(emTrabalho).toBe(0);
  });

  it('and once only, when the answer comes as it should', async () => {
    for (const rota of ['/calado', '/com-resposta', '/com-erro']) pedir(rota);
    await expect.poll(() => comecaram).toBe(3);
    soltar();
    await expect.poll(emTrabalho).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(emTrabalho()).toBe(0);
  });
});
