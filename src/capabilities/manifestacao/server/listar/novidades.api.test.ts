import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { minutes } from '#server/clock.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { Acao } from '../../domain/historico.ts';

const NOVIDADES = '/api/app-web/v1/manifestacoes/novidades';
let app: TestApp;
let pessoa: Visitor;
let caso: number;

const acontecer = (id: number, acao: string, responsavel = 'Gustavo Teixeira Prado (CGU)') =>
  app.db
    .insertInto('manifestacao_historico')
    .values({ id_manifestacao: id, acao, ocorrido_em: app.clock.now(), responsavel })
    .execute();
const novas = async (quem = pessoa) => (await quem.get(`${NOVIDADES}/contagem`)).json().novas as number;
const itens = async () =>
  (await pessoa.get(NOVIDADES)).json().itens as { idManifestacao: number; acao: string; isNova: boolean }[];

beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  pessoa = await entrarComo(app, 'empresa.pj');
  caso = (await criarCaso(app, { login: 'empresa.pj', tipo: TipoManifestacao.denuncia })).id;
});
afterAll(() => app.close());

it('N5 counts what others did to the cases of the person, not what the person did nor that somebody looked', async () => {
  expect(await novas()).toBe(0);
  await acontecer(caso, Acao.encaminhamento);
  await acontecer(caso, Acao.visualizacao);
  await acontecer(caso, Acao.complementacao, 'Manifestante');
  expect(await novas()).toBe(1);
  expect(await itens()).toMatchObject([{ idManifestacao: caso, acao: Acao.encaminhamento, isNova: true }]);
});

it('N5 once seen they are no longer new, and what happens afterwards is', async () => {
  app.clock.advance(minutes(1));
  expect((await pessoa.post(`${NOVIDADES}/vistas`, undefined)).statusCode).toBe(200);
  expect(await novas()).toBe(0);
  app.clock.advance(minutes(1));
  await acontecer(caso, Acao.prorrogacao);
  expect(await novas()).toBe(1);
  expect((await itens()).map(({ acao, isNova }) => [acao, isNova])).toEqual([
    [Acao.prorrogacao, true],
    [Acao.encaminhamento, false],
  ]);
});

it('N5 L1 a copy of the database does not tell when the person looked', async () => {
  const { rows } = await app.platform.pool.query('select novidades_vistas from usuario where login = $1', [
    'empresa.pj',
  ]);
  expect(rows[0].novidades_vistas).toMatch(/^dp1:/);
});

it('N5 shows nobody the news of others, and pages what is more than a screen', async () => {
  const outra = await entrarComo(app, 'joao.cidadao');
  expect((await outra.get(NOVIDADES)).body).not.toContain(`"idManifestacao":${caso},`);
  for (let n = 0; n < 25; n++) await acontecer(caso, Acao.encaminhamento);
  const primeira = (await pessoa.get(NOVIDADES)).json();
  expect(primeira.itens).toHaveLength(20);
  const segunda = (await pessoa.get(`${NOVIDADES}?cursor=${primeira.proximoCursor}`)).json();
  expect([segunda.itens.length, segunda.proximoCursor, segunda.esperando]).toEqual([7, null, []]);
  expect((await pessoa.get(`${NOVIDADES}?cursor=xx`)).statusCode).toBe(400);
});

it('N5 asks for a sign-in', async () => {
  expect((await app.inject({ url: NOVIDADES })).statusCode).toBe(401);
});
