import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { type CasoCriado, CGU, criarCaso } from '#testing/casos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const MUDANCAS = '/api/app-web/v1/tratamento/mudancas';
const OPCOES = '/api/app-web/v1/tratamento/opcoes-da-lista';

let app: TestApp;
let gestor: Visitor;
let nova: CasoCriado;
let assumida: CasoCriado;
let alheia: CasoCriado;

const perguntar = async (visitor: Visitor, query: string) => {
  const response = await visitor.get(`${MUDANCAS}?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  const { itens } = response.json() as { itens: { idManifestacao: number; naLista: boolean }[] };
  return Object.fromEntries(itens.map(({ idManifestacao, naLista }) => [idManifestacao, naLista]));
};

beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  nova = await criarCaso(app, { login: 'maria.cidada', teor: { texto: 'Falta água.' } });
  assumida = await criarCaso(app, { tipo: TipoManifestacao.denuncia, login: 'maria.cidada' });
  alheia = await criarCaso(app, { login: 'maria.cidada', idOuvidoria: Orgaos.ifce });
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'respondente.cgu')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('manifestacao')
    .set({ id_responsavel: id })
    .where('id', '=', assumida.id)
    .execute();
});
afterAll(() => app.close());

describe('what changed on a list that is open', () => {
  it('is the case as it now is, and whether it belongs in the queue and its filters', async () => {
    const ids = [nova.id, assumida.id].join(',');
    expect(await perguntar(gestor, `fila=triar&ids=${ids}`)).toEqual({
      [nova.id]: true,
      [assumida.id]: false,
    });
    expect(await perguntar(gestor, `fila=em-analise&ids=${ids}`)).toEqual({
      [nova.id]: false,
      [assumida.id]: true,
    });
    expect(await perguntar(gestor, `fila=todas&tipos=1&ids=${ids}`)).toEqual({
      [nova.id]: false,
      [assumida.id]: true,
    });
  });

  it('says nothing of a case of another office, nor without ids', async () => {
    expect(await perguntar(gestor, `fila=todas&ids=${alheia.id}`)).toEqual({});
    expect(await perguntar(gestor, 'fila=todas')).toEqual({});
  });

  it('does not keep the session alive', async () => {
    const atividade = () =>
      app.db.selectFrom('sessao').select('ultima_atividade_em').orderBy('id', 'desc').executeTakeFirst();
    const antes = await atividade();
    app.clock.advance(minutes(5));
    await perguntar(gestor, `fila=todas&ids=${nova.id}`);
    expect(await atividade()).toEqual(antes);
    await gestor.get('/api/app-web/v1/tratamento/manifestacoes');
    expect(await atividade()).not.toEqual(antes);
  });
});

describe('what a list can be filtered by', () => {
  it('is of the own office: its tags, its people, and the subassuntos all share', async () => {
    for (const [idOuvidoria, nome] of [
      [CGU, 'obras'],
      [Orgaos.ifce, 'reitoria'],
    ] as const) {
      const { id: idTag } = await app.db
        .insertInto('tag')
        .values({ id_ouvidoria: idOuvidoria, nome })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await criarCaso(app, { idOuvidoria });
      await app.db.insertInto('manifestacao_tag').values({ id_manifestacao: id, id_tag: idTag }).execute();
    }
    const { tags, pessoas } = (await gestor.get(OPCOES)).json();
    const doOrgao = tags.map(({ nome }: { nome: string }) => nome);
    expect(doOrgao).toContain('obras');
    expect(doOrgao).not.toContain('reitoria');
    const nomes = pessoas.map(({ nome }: { nome: string }) => nome);
    expect(nomes).toContain('Renata Oliveira Brandão');
    expect(nomes).not.toContain('Raimundo Nonato Sales');
    expect((await gestor.get(`${OPCOES}?idOuvidoria=${Orgaos.ifce}`)).statusCode).toBe(403);
  });

  it('is of the office the administrador chose', async () => {
    const admin = await entrarComo(app, 'admin');
    const { tags } = (await admin.get(`${OPCOES}?idOuvidoria=${Orgaos.ifce}`)).json();
    expect(tags.map(({ nome }: { nome: string }) => nome)).toContain('reitoria');
  });
});
