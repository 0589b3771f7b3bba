import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { montarCenario } from '#testing/palco.ts';
import { type Contexto, passear, readCalendarios } from '#testing/passeio.ts';
import { passeio } from '#testing/passeio-ao-acaso.ts';
import { atosComPedido } from '#testing/pedidos-de-atos.ts';
import { entrarTodos } from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { Situacao } from '../domain/situacao.ts';

/** More walks, or other ones, without touching the test: `npm run prove` asks for many. */
const PASSEIOS = Number(process.env.PASSEIOS ?? 60);
const SEMENTE = Number(process.env.PASSEIOS_SEMENTE ?? 20_260_312);
const LIMITE_MS = 60_000 + PASSEIOS * 2_000;

let app: TestApp;
let contexto: Contexto;
beforeAll(async () => {
  // So the walks also show that no act needs more of the database than a server in production has.
  app = await createTestApp({ demo: true, comoServidor: true });
  const cenario = await montarCenario(app);
  contexto = {
    cenario,
    visitantes: await entrarTodos(app),
    calendarios: await readCalendarios(cenario),
    visto: { aceitos: new Map(), recusados: new Map(), situacoes: new Set() },
  };
});
afterAll(() => app.close());

describe('S4-12 random walks of a case through the real server', () => {
  it(
    'never leave the machine, write one history row per act, and keep the term that the engine counts',
    async () => {
      console.log(`${PASSEIOS} passeios ao acaso, semente ${SEMENTE}`);
      await fc.assert(
        fc.asyncProperty(passeio, (each) => passear(contexto, each)),
        {
          seed: SEMENTE,
          numRuns: PASSEIOS,
          // The failure says which act and what is wrong; only `npm run prove` also shrinks it.
          endOnFailure: process.env.PASSEIOS === undefined,
          interruptAfterTimeLimit: LIMITE_MS,
          markInterruptAsFailure: true,
        },
      );
      const { aceitos, recusados, situacoes } = contexto.visto;
      const total = (mapa: ReadonlyMap<string, number>) => [...mapa.values()].reduce((a, b) => a + b, 0);
      console.log(`${total(aceitos)} atos feitos e ${total(recusados)} recusados`);
      expect([...situacoes].sort()).toEqual(Object.values(Situacao));
      expect([...aceitos.keys()].sort(), 'every act was done somewhere').toEqual(atosComPedido);
    },
    LIMITE_MS + 30_000,
  );
});
