import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '#server/clock.ts';
import { criarCaso, visitorComChave } from './casos.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { entrarComo, type Visitor } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comMemoria: true });
});
afterAll(() => app.close());

const caso = (id: number) => `/api/app-web/v1/manifestacoes/${id}`;
const naEquipe = (id: number) => `/api/app-web/v1/tratamento/${id}`;

/** Who asks, for what. Each is asked for once before it is counted: columns of a read are learnt at its first use. */
interface Pedido {
  readonly quem: Visitor;
  readonly url: string;
  /** What must have happened each time before it is asked for. */
  readonly antes?: () => Promise<unknown>;
}

const deMaria = async () => (await criarCaso(app, { login: 'maria.cidada' })).id;

/**
 * What an endpoint costs: statements sent, and how often something is sent and waited for. A row that grows makes the page
 * slower for everybody; one that shrinks is written down, so that it stays so.
 */
const tabela: readonly (readonly [
  nome: string,
  comandos: number,
  idas: number,
  pedido: () => Promise<Pedido>,
])[] = [
  [
    'a case, by staff of its office: the session, the case, the view',
    3,
    3,
    async () => ({ quem: await entrarComo(app, 'gestor.cgu'), url: caso(await deMaria()) }),
  ],
  [
    'a case, by an administrador',
    3,
    3,
    async () => ({ quem: await entrarComo(app, 'admin'), url: caso(await deMaria()) }),
  ],
  [
    'a case, by who filed it: the session, the case',
    2,
    2,
    async () => ({ quem: await entrarComo(app, 'maria.cidada'), url: caso(await deMaria()) }),
  ],
  [
    'a case, by its access code: the case alone',
    1,
    1,
    async () => {
      const { id } = await criarCaso(app);
      return { quem: await visitorComChave(app, id), url: caso(id) };
    },
  ],
  [
    // An act: the reading that shows it, then in one transaction its lock with the case, read, write and end, and the case as it is then.
    'a case with an answer that nobody told who filed it of: opening it is the notice',
    10,
    8,
    async () => {
      const id = await deMaria();
      const semAviso = {
        id_manifestacao: id,
        tipo: 'resposta',
        feita_em: app.clock.now(),
        pendencia: 'devolvida',
      };
      return {
        quem: await entrarComo(app, 'maria.cidada'),
        url: caso(id),
        antes: () => app.db.insertInto('comunicacao').values(semAviso).execute(),
      };
    },
  ],
  [
    'a case on the page of its office: the session, the case, the view, what the office knows besides',
    4,
    4,
    async () => ({ quem: await entrarComo(app, 'gestor.cgu'), url: naEquipe(await deMaria()) }),
  ],
];

/** How much of each statement a failure shows. */
const COMECO = 160;

const medir = async ({ quem, url, antes }: Pedido) => {
  await antes?.();
  app.takeQueries();
  app.takeRoundTrips();
  const { statusCode, body } = await quem.get(url);
  expect(statusCode, body).toBe(200);
  const comandos = app.takeQueries();
  return { comandos, idas: app.takeRoundTrips() };
};

describe('how often the database is asked for', () => {
  it.each(tabela)('%s', async (_, comandos, idas, pedido) => {
    const pedida = await pedido();
    // Later than what is looked at again once in a while, and than the view of the request before, so that each writes one.
    app.clock.advance(minutes(2));
    await medir(pedida);
    app.clock.advance(minutes(2));
    const medida = await medir(pedida);
    const ditos = medida.comandos.map((comando) => comando.trim().slice(0, COMECO)).join('\n');
    expect([medida.comandos.length, medida.idas], ditos).toEqual([comandos, idas]);
  });
});
