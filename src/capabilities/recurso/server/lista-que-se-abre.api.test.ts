import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { CGU } from '#testing/casos.ts';
import { criarPedido, criarRecurso, type NovoRecurso, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
const recursos: Record<string, { idRecurso: number; numeroProtocolo: string }> = {};

const primeiraDaCgu = { idInstancia: Instancia.primeira, idJulgadora: CGU };
const naCgu = { idInstancia: Instancia.cgu, idJulgadora: CGU };
const primeiraDoIfce = { idInstancia: Instancia.primeira, idJulgadora: Orgaos.ifce };

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  const novo = async (nome: string, idOuvidoria: number, recurso: NovoRecurso, restrito = false) => {
    const { id, numeroProtocolo } = await criarPedido(app, { idOuvidoria });
    recursos[nome] = { idRecurso: await criarRecurso(app, id, recurso), numeroProtocolo };
    if (restrito)
      await app.db
        .updateTable('manifestacao')
        .set({ restrita_em: app.clock.now() })
        .where('id', '=', id)
        .execute();
  };
  await novo('da CGU', CGU, primeiraDaCgu);
  await novo('da CGU, restrito', CGU, primeiraDaCgu, true);
  await novo('do IFCE na CGU', Orgaos.ifce, naCgu);
  await novo('do IFCE na CGU, restrito', Orgaos.ifce, naCgu, true);
  await novo('do IFCE, restrito', Orgaos.ifce, primeiraDoIfce, true);
});
afterAll(() => app.close());

const DA_CGU = ['da CGU', 'da CGU, restrito'];
const JULGADOS_NA_CGU = ['do IFCE na CGU', 'do IFCE na CGU, restrito'];

const ler = async (login: string, query = '') => {
  const visitor = await entrarComo(app, login);
  const response = await visitor.get(`/api/app-web/v1/recursos?fila=todos${query}`);
  expect(response.statusCode, response.body).toBe(200);
  const { itens, contagens } = response.json<{
    itens: { idRecurso: number }[];
    contagens: Record<string, number>;
  }>();
  const nomes = itens.map(({ idRecurso }) =>
    Object.keys(recursos).find((nome) => recursos[nome]?.idRecurso === idRecurso),
  );
  return { nomes, contagens };
};

describe('S6-01 the list of appeals has those whose case the person may open, and no other', () => {
  it.each([
    ['admin', [...DA_CGU, ...JULGADOS_NA_CGU, 'do IFCE, restrito']],
    ['gestor.cgu', [...DA_CGU, ...JULGADOS_NA_CGU]],
    ['respondente.cgu', [...DA_CGU, ...JULGADOS_NA_CGU]],
    ['recursos.cgu', [...DA_CGU, ...JULGADOS_NA_CGU]],
    // People who cannot judge do not see another office's cases.
    ['atendente.cgu', DA_CGU],
    // Restricted cases do not exist for observers.
    ['observador.cgu', ['da CGU']],
    ['gestor.ifce', [...JULGADOS_NA_CGU, 'do IFCE, restrito']],
    ['superior.ifce', [...JULGADOS_NA_CGU, 'do IFCE, restrito']],
    ['cmri', []],
  ])('%s', async (login, esperados) => {
    const { nomes, contagens } = await ler(login);
    expect(nomes).toEqual(esperados);
    expect(contagens).toMatchObject({ todos: esperados.length, abertos: esperados.length });
    const visitor = await entrarComo(app, login);
    for (const [nome, { idRecurso }] of Object.entries(recursos))
      expect((await visitor.get(urlDoRecurso(idRecurso))).statusCode, nome).toBe(
        esperados.includes(nome) ? 200 : 404,
      );
  });

  it('does not give away by its protocol one that is not listed', async () => {
    const { numeroProtocolo = '' } = recursos['da CGU, restrito'] ?? {};
    const busca = `&busca=${encodeURIComponent(numeroProtocolo)}`;
    expect((await ler('observador.cgu', busca)).nomes).toEqual([]);
    expect((await ler('gestor.cgu', busca)).nomes).toEqual(['da CGU, restrito']);
  });

  it.each(['cadastrador.cgu', 'colaborador.cgu', 'maria.cidada'])('%s has none', async (login) => {
    const visitor = await entrarComo(app, login);
    expect((await visitor.get('/api/app-web/v1/recursos')).statusCode).toBe(403);
  });
});
