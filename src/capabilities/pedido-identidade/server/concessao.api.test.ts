import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
const CGU = 6;
const IFCE = 65;
const UM_DIA = 86_400_000;

let app: TestApp;
let gestor: Visitor;
let ifce: Visitor;
let respondente: Visitor;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
  gestor = await entrarComo(app, 'gestor.cgu');
  ifce = await entrarComo(app, 'gestor.ifce');
  respondente = await entrarComo(app, 'respondente.ifce');
  for (const { id, login } of await app.db.selectFrom('usuario').select(['id', 'login']).execute())
    if (login) ids[login] = id;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-12T09:00:00-03:00');
  await app.db.deleteFrom('abertura_identidade').execute();
  await perfisDe(CGU, { criado_em: new Date(app.clock.now().getTime() - 365 * UM_DIA), dado_por: null });
  await perfisDe(IFCE, { criado_em: new Date(app.clock.now().getTime() - 365 * UM_DIA), dado_por: null });
});

const perfisDe = (idOuvidoria: number, mudanca: { criado_em?: Date; dado_por?: number | null }) =>
  app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set(mudanca)
    .where('id_ouvidoria', '=', idOuvidoria)
    .execute();

/** A denúncia that the CGU forwarded without the identity, which it holds. */
const encaminhada = async (): Promise<number> => {
  const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: CGU });
  const response = await fazerAto(gestor, 'encaminhar', [{ idManifestacao: id }], {
    idOuvidoriaDestino: IFCE,
    textoDestinatario: 'Os fatos são do instituto, que apura.',
    textoSolicitante: 'O instituto é quem apura estes fatos.',
  });
  expect(response.statusCode, response.body).toBe(200);
  return id;
};
const pedir = (id: number, quem = respondente) =>
  fazerAto(quem, 'pedir-identidade', [{ idManifestacao: id }], {
    motivo: 'Só ouvindo a pessoa se acham as notas do almoxarifado.',
  });
const pedido = async (id: number) =>
  app.db
    .selectFrom('pedido_identidade')
    .select(['id', 'id_ouvidoria_guarda'])
    .where('id_manifestacao', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const decidir = (idPedido: number, quem = gestor) =>
  quem.post(`${API}/pedidos-de-identidade/${idPedido}/decidir`, {
    concede: true,
    fundamento: 'Sem o depoimento a apuração para.',
  });
let vez = 0;
const SALAS = ['azul', 'verde', 'branca', 'cinza', 'preta', 'amarela', 'roxa', 'rosa'];
const abrir = (idPedido: number, quem = respondente) => {
  vez += 1;
  return quem.post(`${API}/pedidos-de-identidade/${idPedido}/abrir`, {
    justificativa: `Marcar com a pessoa o depoimento na sala ${SALAS[vez % SALAS.length]} da comissão.`,
  });
};
const codigo = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code ?? null,
];
const concedido = async (): Promise<number> => {
  const id = await encaminhada();
  expect((await pedir(id)).statusCode).toBe(200);
  const { id: idPedido } = await pedido(id);
  expect((await decidir(idPedido)).statusCode).toBe(200);
  return idPedido;
};

describe('Decreto 10.153/2019, art. 7º: a granted request is no open door', () => {
  it('opens once: to look again, one asks again', async () => {
    const idPedido = await concedido();
    expect((await abrir(idPedido)).json()).toHaveProperty('nome');
    expect(codigo(await abrir(idPedido))).toEqual([409, 'pedido-identidade.concessao-usada']);
  });

  it('of two openings at once one is refused', async () => {
    const idPedido = await concedido();
    const feitas = await Promise.all([abrir(idPedido), abrir(idPedido)]);
    expect(feitas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('opens within a day of the grant', async () => {
    const tarde = await concedido();
    app.clock.set('2026-03-13T09:00:00-03:00');
    const novo = await entrarComo(app, 'respondente.ifce');
    expect(codigo(await abrir(tarde, novo))).toEqual([409, 'pedido-identidade.concessao-vencida']);
    app.clock.set('2026-03-13T08:59:00-03:00');
    expect((await abrir(tarde, await entrarComo(app, 'respondente.ifce'))).statusCode).toBe(200);
  });

  it('opens only to who asked, and never to who granted it, whatever other profile they have', async () => {
    const idPedido = await concedido();
    expect(codigo(await abrir(idPedido, ifce))).toEqual([403, 'pedido-identidade.so-quem-pediu-abre']);
    expect(codigo(await abrir(idPedido, gestor)), 'the case is not even theirs').toEqual([
      403,
      'pedido-identidade.nao-pediu',
    ]);
    await app.db
      .updateTable('pedido_identidade')
      .set({ id_decisor: ids['respondente.ifce'] ?? 0 })
      .where('id', '=', idPedido)
      .execute();
    expect(codigo(await abrir(idPedido)), 'granted by themselves').toEqual([
      409,
      'pedido-identidade.nao-concedido',
    ]);
  });
});

describe('Decreto 10.153/2019, art. 7º: one person with two accounts is not two, nor to grant an identity', () => {
  it('neither who has just come nor who gave the other a profile grants', async () => {
    const id = await encaminhada();
    await pedir(id);
    const { id: idPedido } = await pedido(id);
    const visto = async () => (await gestor.get(`${API}/pedidos-de-identidade/${idPedido}`)).json();
    await perfisDe(CGU, { criado_em: new Date(app.clock.now().getTime() - 29 * UM_DIA) });
    expect(codigo(await decidir(idPedido))).toEqual([403, 'pedido-identidade.quem-pede-nao-decide']);
    expect(await visto()).toMatchObject({ podeDecidir: false });
    await perfisDe(CGU, { criado_em: new Date(app.clock.now().getTime() - 30 * UM_DIA) });
    await perfisDe(IFCE, { dado_por: ids['gestor.cgu'] ?? 0 });
    expect(codigo(await decidir(idPedido))).toEqual([403, 'pedido-identidade.quem-pede-nao-decide']);
    await perfisDe(IFCE, { dado_por: null });
    expect(await visto()).toMatchObject({ podeDecidir: true });
    expect((await decidir(idPedido)).statusCode).toBe(200);
  });

  it('of an office that has nobody else the controlling body decides; where nobody can, nothing is asked', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: IFCE });
    await fazerAto(ifce, 'tramitar', [{ idManifestacao: id }], {
      unidades: [],
      pessoas: [ids['respondente.ifce']],
      mensagem: 'O que você sabe disto?',
    });
    await perfisDe(IFCE, { dado_por: ids['gestor.ifce'] ?? 0 });
    await perfisDe(CGU, { criado_em: app.clock.now() });
    expect(codigo(await pedir(id))).toEqual([409, 'pedido-identidade.sem-quem-decida']);
    await perfisDe(CGU, { criado_em: new Date(app.clock.now().getTime() - 365 * UM_DIA) });
    expect((await pedir(id)).statusCode).toBe(200);
    const { id: idPedido, id_ouvidoria_guarda } = await pedido(id);
    expect(id_ouvidoria_guarda).toBe(CGU);
    expect((await decidir(idPedido, ifce)).statusCode).toBe(404);
    expect((await decidir(idPedido)).statusCode).toBe(200);
    expect((await abrir(idPedido)).statusCode).toBe(200);
  });
});
