import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import { acoesDoHistorico, criarCaso, visitorComChave } from '#testing/casos.ts';
import {
  criarPedido,
  criarPedidoSemResposta,
  criarRecurso,
  interpor,
  interposto,
  TEXTO_DO_RECURSO,
} from '#testing/recursos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
beforeEach(() => app.clock.set('2026-03-12T09:00:00-03:00'));
afterAll(() => app.close());

const base = (id: number) => `/api/app-web/v1/manifestacoes/${id}`;
const interporNoCaso = (visitor: Visitor, id: number, mais: Readonly<Record<string, unknown>> = {}) =>
  visitor.post(`${base(id)}/recursos`, {
    chaveEnvio: randomUUID(),
    remedio: 'recorrer',
    idTipoRecurso: 2,
    texto: TEXTO_DO_RECURSO,
    ...mais,
  });

it('S2-06 the holder of the access code reads remedies and appeals, and the portal’s own route still asks for a login', async () => {
  const { id } = await criarPedido(app);
  const url = base(id);
  const portador = await visitorComChave(app, id);
  const remedios = (await portador.get(`${url}/remedios`)).json<{ remedio: string; aberto: boolean }[]>();
  expect(remedios.filter(({ aberto }) => aberto).map(({ remedio }) => remedio)).toEqual(['recorrer']);
  expect((await interpor(portador, id)).statusCode).toBe(401);
  await interposto(await entrarComo(app, 'maria.cidada'), id);
  expect((await portador.get(`${url}/recursos`)).json()).toMatchObject([
    { instancia: { descricao: 'Primeira Instância' }, atos: [] },
  ]);
  expect((await new Visitor(app).get(`${url}/remedios`)).statusCode).toBe(404);
  expect((await new Visitor(app).get(`${url}/recursos`)).statusCode).toBe(404);
});

it('LAI art. 15: who holds the access code appeals inside the case, once however often it is sent', async () => {
  const { id } = await criarPedido(app);
  const portador = await visitorComChave(app, id);
  const chaveEnvio = randomUUID();
  const [um, outro] = await Promise.all([
    interporNoCaso(portador, id, { chaveEnvio }),
    interporNoCaso(portador, id, { chaveEnvio }),
  ]);
  expect(um.json()).toMatchObject({ instancia: 'Primeira Instância', prazo: '2026-03-17' });
  expect(outro.json()).toEqual(um.json());
  expect(await acoesDoHistorico(app, id)).toContain('Registro de Recurso');
  const [recurso] = (await portador.get(`${base(id)}/recursos`)).json<{ texto: string }[]>();
  expect(recurso?.texto).toBe(TEXTO_DO_RECURSO);
  expect((await interporNoCaso(new Visitor(app), id)).statusCode).toBe(404);
  // Another person's key, or the same sending without any, opens neither the case nor its appeal.
  expect((await interporNoCaso(new Visitor(app), id, { chaveEnvio })).statusCode).toBe(404);
  const outroCaso = await criarPedido(app);
  expect((await interporNoCaso(portador, outroCaso.id)).statusCode).toBe(404);
});

it('Decreto 7.724/2012, art. 22: who holds the access code complains of the silence', async () => {
  const { id } = await criarPedidoSemResposta(app);
  app.clock.set('2026-04-14T09:00:00-03:00');
  const portador = await visitorComChave(app, id);
  const { atos } = (await portador.get(base(id))).json<{ atos: { ato: string }[] }>();
  expect(atos.map(({ ato }) => ato)).toContain('reclamar');
  const feita = await interporNoCaso(portador, id, { remedio: 'reclamar', idTipoRecurso: null });
  expect(feita.statusCode, feita.body).toBe(200);
});

it('Lei 13.460/2017, art. 23: who holds the access code rates the decision of an appeal, once', async () => {
  const { id } = await criarPedido(app);
  const idRecurso = await criarRecurso(app, id, { respondido: true });
  const portador = await visitorComChave(app, id);
  const qualificar = (visitor: Visitor, caso = id) =>
    visitor.post(`${base(caso)}/recursos/${idRecurso}/qualificar`, { nota: 4 });
  const [visto] = (await portador.get(`${base(id)}/recursos`)).json<{ atos: string[] }[]>();
  expect(visto?.atos).toContain('qualificar');
  const outro = await criarPedido(app);
  expect((await qualificar(new Visitor(app))).statusCode).toBe(404);
  expect((await qualificar(portador, outro.id)).statusCode).toBe(404);
  expect((await qualificar(portador)).statusCode).toBe(200);
  expect((await qualificar(portador)).statusCode).toBe(409);
});

/** Acts whose declared route is not the one that serves who holds the access code. */
const SEM_ROTA: readonly string[] = ['recorrer', 'reclamar', 'pedirRevisao', 'denunciarDescumprimento'];

it('LAI art. 10 § 3º: no act sent to who holds the access code asks for a login', async () => {
  const casos = await Promise.all([
    criarPedido(app),
    criarPedidoSemResposta(app),
    criarCaso(app, { tipo: TipoManifestacao.reclamacao }),
    criarCaso(app, { tipo: TipoManifestacao.denuncia }),
    criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null }),
    criarCaso(app, { tipo: TipoManifestacao.reclamacao, resposta: { texto: 'A lâmpada foi trocada.' } }),
  ]);
  const vistos = new Set<string>();
  for (const { id } of casos) {
    const portador = await visitorComChave(app, id);
    const { atos } = (await portador.get(base(id))).json<{ atos: { ato: string }[] }>();
    for (const { ato } of atos) vistos.add(ato);
  }
  expect([...vistos]).toEqual(
    expect.arrayContaining(['recorrer', 'acrescentar', 'avaliar', 'desistir', 'pedirReabertura']),
  );
  const comLogin = [...vistos].filter((nome) => {
    const declarado = todosOsAtos.find((ato) => ato.ciclo === 'manifestacao' && ato.nome === nome);
    return declarado?.rota ? declarado.rota.acesso.tipo !== 'aberto' : !SEM_ROTA.includes(nome);
  });
  expect(comLogin).toEqual([]);
});
