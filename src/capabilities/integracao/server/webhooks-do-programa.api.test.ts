import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirReceptor, type Receptor, recomecarWebhooks } from '#testing/receptor.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { type Escopo, escopos as todos } from '../domain/escopos.ts';
import { Clientes, denuncia, entrarComoPrograma, incluir, type Programa } from './testing-integracao.ts';

const TELA = '/api/app-web/v1/webhooks';
let app: TestApp;
let receptor: Receptor;
let gestor: Visitor;
let maria: Visitor;
let programa: Programa;

beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    env: { WEBHOOKS_REDE: 'local' },
    now: '2026-03-12T10:17:23-03:00',
  });
  receptor = await abrirReceptor();
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  programa = await entrarComoPrograma(app, 'respondente');
});
afterAll(async () => {
  await receptor.close();
  await app.close();
});
const darEscopos = (escopos: readonly Escopo[]) =>
  app.db
    .updateTable('integracao_cliente')
    .set({ escopos: [...escopos] })
    .where('id', '=', Clientes.respondente)
    .execute();
beforeEach(async () => {
  await recomecarWebhooks(app, receptor);
  await darEscopos(todos);
});

const corpo = (mudancas: object = {}) => ({
  NomeWebhook: 'Sistema do órgão',
  EnderecoWebhook: receptor.endereco,
  Eventos: ['cadastro'],
  ...mudancas,
});
const assinar = async () => {
  const resposta = await programa.post('/webhooks', corpo());
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ IdWebhook: number; SegredoWebhook: string; IndAguardaConfirmacao: boolean }>();
};
const confirmar = async (idWebhook: number) => {
  const { versao } = (await gestor.get(`${TELA}/${idWebhook}`)).json<{ versao: number }>();
  const resposta = await gestor.post(`${TELA}/${idWebhook}/confirmar`, { versao, aceita: true });
  expect(resposta.statusCode, resposta.body).toBe(200);
};
const eventos = () => receptor.recebidos.map((um) => JSON.parse(um.corpo).Evento as string);

describe('M7: webhooks subscribed by the program itself', () => {
  it('M7: need the right, which an administrador gives on the client’s page, and a profile that reads the office’s cases', async () => {
    const admin = await entrarComo(app, 'admin');
    const url = `/api/app-web/v1/integracao/clientes/${Clientes.respondente}`;
    const visto = (await admin.get(url)).json<{ versao: number; nome: string; limitePorMinuto: number }>();
    const { versao, nome, limitePorMinuto } = visto;
    const tirar = await admin.send({
      method: 'PUT',
      url,
      payload: { versao, nome, limitePorMinuto, escopos: todos.filter((escopo) => escopo !== 'webhooks') },
    });
    expect(tirar.statusCode, tirar.body).toBe(200);
    expect((await programa.post('/webhooks', corpo())).json()).toMatchObject({
      code: 'integracao.escopo-ausente',
      message: expect.stringContaining('“webhooks”'),
    });
    const atendente = await entrarComoPrograma(app, 'atendente');
    expect((await atendente.post('/webhooks', corpo())).statusCode).toBe(403);
    expect((await gestor.get('/api/webhooks')).statusCode).not.toBe(200);
  });

  it('M7: wait for a gestor, as its profile did, and then tell; another address waits again', async () => {
    const { IdWebhook, SegredoWebhook, IndAguardaConfirmacao } = await assinar();
    expect(SegredoWebhook).toMatch(/^whsec_/);
    expect(IndAguardaConfirmacao).toBe(true);
    await registrar(maria);
    await app.runJobs();
    expect(receptor.recebidos).toEqual([]);
    expect((await gestor.get(`${TELA}/${IdWebhook}`)).json()).toMatchObject({ sistema: expect.any(String) });
    await confirmar(IdWebhook);
    await registrar(maria);
    await app.runJobs();
    expect(eventos()).toEqual(['cadastro']);
    const outro = corpo({ EnderecoWebhook: `${receptor.endereco}/outro` });
    expect((await programa.post(`/webhooks/${IdWebhook}/atualizar`, outro)).json()).toMatchObject({
      IndAguardaConfirmacao: true,
    });
    expect((await programa.post(`/webhooks/${IdWebhook}/desativar`, {})).json()).toMatchObject({
      IndAtivo: false,
    });
  });

  it('M7: send a period again, also what was missed while they waited, each act of a case in its order', async () => {
    const { IdWebhook } = await assinar();
    await registrar(maria);
    await registrar(maria);
    await app.runJobs();
    const periodo = { DataInicio: '12/03/2026', DataFim: '12/03/2026' };
    expect((await programa.post(`/webhooks/${IdWebhook}/reenviar`, periodo)).json()).toMatchObject({
      code: 'webhook.espera-confirmacao',
    });
    await confirmar(IdWebhook);
    const { TotalEntregas } = (await programa.post(`/webhooks/${IdWebhook}/reenviar`, periodo)).json<{
      TotalEntregas: number;
    }>();
    expect(TotalEntregas).toBeGreaterThanOrEqual(2);
    await app.runJobs();
    expect(receptor.recebidos).toHaveLength(TotalEntregas);
    const ids = receptor.recebidos.map((um) => um.headers['webhook-id']);
    await programa.post(`/webhooks/${IdWebhook}/reenviar`, periodo);
    await app.runJobs();
    // A receiver that has them already knows them by their number.
    expect(
      receptor.recebidos
        .slice(TotalEntregas)
        .map((um) => um.headers['webhook-id'])
        .sort(),
    ).toEqual(ids.sort());
    for (const [ruim, code] of [
      [{ DataInicio: '12/03/2026', DataFim: '11/03/2026' }, 'webhook.periodo-invertido'],
      [{ DataInicio: '01/01/2026', DataFim: '12/03/2026' }, 'webhook.periodo-longo'],
    ] as const)
      expect((await programa.post(`/webhooks/${IdWebhook}/reenviar`, ruim)).json()).toMatchObject({ code });
    const minuto = { DataInicio: '11/03/2026 10:00', DataFim: '11/03/2026 10:30' };
    expect((await programa.post(`/webhooks/${IdWebhook}/reenviar`, minuto)).statusCode).toBe(200);
  });

  it('M7: are the program’s own: a person’s, and another program’s, do not exist for it', async () => {
    const daTela = await gestor.post(TELA, {
      nome: 'Da tela',
      endereco: receptor.endereco,
      eventos: ['cadastro'],
    });
    const { idWebhook } = daTela.json<{ idWebhook: number }>();
    const { IdWebhook } = await assinar();
    expect((await programa.get('/webhooks')).json()).toMatchObject([{ IdWebhook }]);
    for (const resposta of [
      await programa.get(`/webhooks/${idWebhook}`),
      await programa.post(`/webhooks/${idWebhook}/desativar`, {}),
      await programa.post(`/webhooks/${idWebhook}/atualizar`, corpo()),
    ])
      expect(resposta.statusCode).toBe(404);
  });

  it('M9: without the scope for denúncias tell nothing of one, nor after it was queued, nor when a period is sent again', async () => {
    const { IdWebhook } = await assinar();
    await confirmar(IdWebhook);
    await incluir(programa, denuncia);
    await app.runJobs();
    expect(eventos()).toEqual(['cadastro']);
    // Queued while it had the scope, sent when it has it no more.
    const pendente = await incluir(programa, denuncia);
    await darEscopos(['leitura', 'registro', 'webhooks']);
    await app.runJobs();
    expect(eventos()).toHaveLength(1);
    await incluir(programa, denuncia);
    const comum = await incluir(programa);
    await app.runJobs();
    expect(receptor.recebidos.map((um) => JSON.parse(um.corpo).IdManifestacao)).toEqual([
      expect.any(Number),
      comum,
    ]);
    const periodo = { DataInicio: '12/03/2026', DataFim: '12/03/2026' };
    // Also where a gestor sends it again: the notices are the program's.
    const daTela = await gestor.post(`${TELA}/${IdWebhook}/reenviar`, {
      de: '2026-03-12',
      ate: '2026-03-12',
    });
    expect(daTela.statusCode, daTela.body).toBe(200);
    await app.runJobs();
    await programa.post(`/webhooks/${IdWebhook}/reenviar`, periodo);
    await app.runJobs();
    const depois = receptor.recebidos.slice(1).map((um) => JSON.parse(um.corpo).IdManifestacao);
    expect(depois).not.toContain(pendente);
    const { rows } = await app.platform.pool.query(
      'select 1 from manifestacao_cofre where id_manifestacao = any($1::int[])',
      [depois],
    );
    expect(rows).toEqual([]);
    const antes = receptor.recebidos.length;
    await darEscopos(['leitura', 'registro', 'denuncias']);
    await incluir(programa);
    await app.runJobs();
    expect(receptor.recebidos, 'without the scope for webhooks, nothing').toHaveLength(antes);
  });
});
