import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

const LISTA = '/api/app-web/v1/tratamento/manifestacoes';
const CGU = 6;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, comMemoria: true });
});
afterAll(() => app.close());

/** Statements and round trips of a request that was made before, so that everything kept is kept. */
const medida = async (login: string, consulta: string) => {
  const visitante = await entrarComo(app, login);
  const pedir = async () => {
    const response = await visitante.get(`${LISTA}?${consulta}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ itens: { assunto: string | null }[]; proximoCursor: string | null }>();
  };
  await pedir();
  await pedir();
  app.takeQueries();
  app.takeRoundTrips();
  const { itens } = await pedir();
  return { linhas: itens.length > 0, comandos: app.takeQueries().length, idas: app.takeRoundTrips() };
};

describe('the work list asks the database twice: for the session, and for the page with all that it shows', () => {
  it.each([
    ['gestor.cgu', 'fila=todas&porPagina=50'],
    ['gestor.cgu', 'fila=triar&porPagina=50'],
    ['gestor.cgu', 'fila=todas&ordem=assunto&sentido=desc'],
    ['gestor.cgu', 'fila=todas&tipos=1,2,3,4,5&registroDe=2020-01-01'],
    ['respondente.cgu', 'fila=todas&porPagina=50'],
    ['observador.cgu', 'fila=todas'],
    ['colaborador.cgu', 'fila=todas'],
    ['admin', 'fila=todas&porPagina=50'],
  ])('%s: %s', async (login, consulta) => {
    expect(await medida(login, consulta)).toEqual({ linhas: true, comandos: 2, idas: 2 });
  });

  it('a page later as well', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const primeira = await gestor.get(`${LISTA}?fila=todas&porPagina=10`);
    const { proximoCursor } = primeira.json<{ proximoCursor: string }>();
    expect(await medida('gestor.cgu', `fila=todas&porPagina=10&cursor=${proximoCursor}`)).toEqual({
      linhas: true,
      comandos: 2,
      idas: 2,
    });
  });
});

describe('names kept in memory', () => {
  it('are those of now: a subject that was renamed, and one that came a moment ago', async () => {
    const gestor = await entrarComo(app, 'gestor.cgu');
    const assuntosDaLista = async () =>
      (await gestor.get(`${LISTA}?fila=todas&porPagina=100`))
        .json<{ itens: { idManifestacao: number; assunto: string | null }[] }>()
        .itens.map(({ idManifestacao, assunto }) => [idManifestacao, assunto]);
    await assuntosDaLista();
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.reclamacao, idOuvidoria: CGU });
    const novo = await app.db
      .insertInto('assunto')
      .values({ descricao: 'Zarabatanas', area: 'Outros', ordem: 9999 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('manifestacao').set({ id_assunto: novo.id }).where('id', '=', id).execute();
    expect(await assuntosDaLista()).toContainEqual([id, 'Zarabatanas']);
    await app.db.updateTable('assunto').set({ descricao: 'Bodoques' }).where('id', '=', novo.id).execute();
    await vi.waitFor(async () => expect(await assuntosDaLista()).toContainEqual([id, 'Bodoques']), {
      timeout: 1000,
      interval: 20,
    });
  });
});
