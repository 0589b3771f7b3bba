import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { criarCaso } from '#testing/casos.ts';
import { abrirReceptor, aceitar, type Receptor } from '#testing/receptor.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { isEmOrdem, porCaso, praticarAtos } from './testing-vazao.ts';

const CASOS = 20;
const POR_CASO = 12;
let app: TestApp;
let receptor: Receptor;
let casos: number[];

beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { WEBHOOKS_REDE: 'local' } });
  receptor = await abrirReceptor();
  const gestor = await entrarComo(app, 'gestor.cgu');
  const resposta = await gestor.post('/api/app-web/v1/webhooks', {
    nome: 'Painel',
    endereco: receptor.endereco,
    eventos: ['analise'],
  });
  expect(resposta.statusCode, resposta.body).toBe(200);
  casos = [];
  for (let i = 0; i < CASOS; i += 1) casos.push((await criarCaso(app)).id);
});
afterAll(async () => {
  await receptor.close();
  await app.close();
});

const conferir = (): void => {
  const chegaram = porCaso(receptor.recebidos);
  expect([...chegaram.keys()].sort((a, b) => a - b)).toEqual([...casos].sort((a, b) => a - b));
  for (const numeros of chegaram.values()) {
    expect(numeros).toHaveLength(POR_CASO);
    expect(isEmOrdem(numeros)).toBe(true);
  }
};

it('M7: many cases are told of at the same time, and each case in the order of its acts', async () => {
  receptor.recebidos.length = 0;
  let juntos = 0;
  let maisJuntos = 0;
  receptor.responder = (response) => {
    juntos += 1;
    maisJuntos = Math.max(maisJuntos, juntos);
    setTimeout(() => {
      juntos -= 1;
      aceitar(response);
    }, 5);
  };
  await praticarAtos(app, casos, POR_CASO);
  await app.runJobs();
  conferir();
  expect(maisJuntos).toBeGreaterThan(4);
  expect(receptor.recebidos).toHaveLength(CASOS * POR_CASO);
});

it('M7: a receiver that breaks in between loses nothing and gets each case in order', async () => {
  receptor.recebidos.length = 0;
  let n = 0;
  const aceitos: { corpo: string }[] = [];
  receptor.responder = (response) => {
    n += 1;
    const ultimo = receptor.recebidos.at(-1);
    if (n % 7 === 0) response.writeHead(503).end();
    else if (n % 11 === 0) response.destroy();
    else {
      if (ultimo) aceitos.push(ultimo);
      aceitar(response);
    }
  };
  await praticarAtos(app, casos, POR_CASO);
  await app.runJobs();
  for (let i = 0; i < 40 && aceitos.length < CASOS * POR_CASO; i += 1) {
    app.clock.advance(minutes(16));
    await enqueue(app.db, 'entregar-webhooks', {});
    await app.runJobs();
  }
  receptor.recebidos.splice(0, receptor.recebidos.length, ...(aceitos as typeof receptor.recebidos));
  conferir();
  const abertas = await app.db
    .selectFrom('webhook_entrega')
    .select('id')
    .where('situacao', '<>', 'entregue')
    .execute();
  expect(abertas).toEqual([]);
});
