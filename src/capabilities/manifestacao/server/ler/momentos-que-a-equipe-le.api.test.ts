import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entrarComoPrograma } from '#capabilities/integracao/server/testing-integracao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const API = '/api/app-web/v1';
/** Each in a minute of its own, told apart from the hour; in Brasília three hours earlier. */
const REGISTRO = '2026-03-12T14:43:43.877Z';
const ACRESCIMO = '2026-03-12T15:21:07.123Z';
const ABERTURA = '2026-03-12T16:50:41.654Z';
const MINUTOS = ['14:43', '15:21', '16:50', '11:43', '12:21', '13:50'];

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
}, 120_000);
afterAll(() => app.close());

const lido = async (visitor: Visitor, caminho: string): Promise<string> => {
  const resposta = await visitor.get(`${API}/${caminho}`);
  expect(resposta.statusCode, `${caminho} ${resposta.body.slice(0, 200)}`).toBe(200);
  return resposta.body;
};
const naHoraCerta = async (iso: string) => {
  app.clock.set(iso);
  maria = await entrarComo(app, 'maria.cidada');
};

/** Filed, added to, and opened after a notice that had not reached the person. */
const caso = async (tipo: number): Promise<number> => {
  await naHoraCerta(REGISTRO);
  const { idManifestacao: id } = (await registrar(maria, { idTipoManifestacao: tipo })).json();
  await naHoraCerta(ACRESCIMO);
  expect(
    (await maria.post(`${API}/manifestacoes/${id}/acrescentar`, { texto: 'Achei o recibo.' })).statusCode,
  ).toBe(200);
  await app.db
    .insertInto('comunicacao')
    .values({
      id_manifestacao: id,
      tipo: 'complementacao',
      feita_em: app.clock.now(),
      pendencia: 'devolvida',
    })
    .execute();
  await naHoraCerta(ABERTURA);
  await lido(maria, `manifestacoes/${id}`);
  return id;
};

describe('Lei 13.608/2018, art. 4-B: an office with the log of its network does not learn from the case who was writing', () => {
  it('staff and programs read the hour of what the person did, and the day on which they opened the case', async () => {
    const id = await caso(TipoManifestacao.denuncia);
    app.clock.set('2026-03-12T17:05:00Z');
    for (const login of ['gestor.cgu', 'respondente.cgu', 'atendente.cgu', 'observador.cgu']) {
      const visitor = await entrarComo(app, login);
      for (const caminho of [
        `tratamento/${id}`,
        `manifestacoes/${id}`,
        `manifestacoes/${id}/mensagens`,
        `tratamento/manifestacoes?ids=${id}`,
      ]) {
        const corpo = await lido(visitor, caminho);
        for (const minuto of MINUTOS) expect(corpo, `${login} ${caminho}`).not.toContain(minuto);
      }
    }
    const gestor = await entrarComo(app, 'gestor.cgu');
    const { registradaEm, historico } = JSON.parse(await lido(gestor, `tratamento/${id}`));
    expect(registradaEm).toBe('2026-03-12T14:00:00.000Z');
    const doHistorico = (acao: string) =>
      historico.find((linha: { acao: string }) => linha.acao === acao) ?? {};
    expect(doHistorico('Ciência')).toMatchObject({
      ocorridoEm: '2026-03-12T03:00:00.000Z',
      precisao: 'dia',
    });
    expect(doHistorico('Acréscimo')).toMatchObject({
      ocorridoEm: '2026-03-12T15:00:00.000Z',
      precisao: 'hora',
    });
    const programa = await entrarComoPrograma(app, 'respondente');
    const noFio = (await programa.get(`/manifestacoes/${id}`)).body;
    expect(noFio).toContain('Acréscimo');
    for (const minuto of MINUTOS) expect(noFio).not.toContain(minuto);
  });

  it('between the views of staff, whose moments are known, the place of a row tells no more', async () => {
    await naHoraCerta('2026-03-12T14:05:00Z');
    const { idManifestacao: id } = (
      await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia })
    ).json();
    const olhar = async (iso: string) => {
      app.clock.set(iso);
      const gestor = await entrarComo(app, 'gestor.cgu');
      return JSON.parse(await lido(gestor, `tratamento/${id}`)).historico.map(
        ({ acao }: { acao: string }) => acao,
      );
    };
    await olhar('2026-03-12T16:20:00Z');
    await naHoraCerta('2026-03-12T16:30:00Z');
    expect((await maria.post(`${API}/manifestacoes/${id}/acrescentar`, { texto: 'Mais.' })).statusCode).toBe(
      200,
    );
    expect(await olhar('2026-03-12T16:40:00Z')).toEqual([
      'Visualização',
      'Visualização',
      'Acréscimo',
      'Cadastro',
    ]);
  });

  it('the person reads the moments, and so does the office of a case that hides nobody', async () => {
    const denuncia = await caso(TipoManifestacao.denuncia);
    const dela = await lido(maria, `manifestacoes/${denuncia}`);
    for (const momento of [REGISTRO, ACRESCIMO, ABERTURA]) expect(dela).toContain(momento);
    expect(await lido(maria, `manifestacoes/${denuncia}/mensagens`)).toContain(ACRESCIMO);
    const reclamacao = await caso(TipoManifestacao.reclamacao);
    const gestor = await entrarComo(app, 'gestor.cgu');
    const doOrgao = await lido(gestor, `tratamento/${reclamacao}`);
    for (const momento of [REGISTRO, ACRESCIMO, ABERTURA]) expect(doOrgao).toContain(momento);
  });
});
