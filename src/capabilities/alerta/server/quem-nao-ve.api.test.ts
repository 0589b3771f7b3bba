import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { hours } from '#server/clock.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { alertasDoDiaJob } from './alertas-do-dia.ts';

const API = '/api/app-web/v1';
const GESTOR = 'Gustavo Teixeira Prado';

let app: TestApp;
let maria: Visitor;
let respondente: Visitor;
let acusado: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  respondente = await entrarComo(app, 'respondente.cgu');
  acusado = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const denunciar = async (envolvidos: readonly string[]): Promise<number> => {
  const response = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.denuncia,
    teor: { texto: 'Desvio de material.', envolvidos: envolvidos.map((nome) => ({ nome })) },
    naoDevemVer: [{ nome: 'Zulmira do almoxarifado' }],
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idManifestacao;
};
const quemTem = async (caso: number) => {
  const rows = await app.db
    .selectFrom('alerta')
    .select(['tipo', 'id_usuario'])
    .where('id_manifestacao', '=', caso)
    .orderBy('tipo')
    .orderBy('id_usuario')
    .execute();
  return rows.map(({ tipo, id_usuario }) => `${tipo} ${id_usuario}`);
};
const declarar = (quem: Visitor, caso: number) =>
  quem.post(`${API}/manifestacoes/${caso}/declarar-impedimento`, {
    motivo: 'Sou parente de quem é acusado.',
  });
const vistos = async (quem: Visitor, caso: number) => {
  const { itens } = (await quem.get(`${API}/alertas`)).json<{ itens: { idManifestacao: number | null }[] }>();
  return itens.filter(({ idManifestacao }) => idManifestacao === caso).length;
};

describe('Lei 13.608/2018, art. 4-B: who got no alert of a report must not tell whom it accuses', () => {
  it('everybody of the profile has a row, of a case about one of them as of any other; who is kept away sees none', async () => {
    const sobreEle = await denunciar([GESTOR]);
    const sobreNinguem = await denunciar([]);
    const linhas = await quemTem(sobreEle);
    expect(linhas).toEqual(await quemTem(sobreNinguem));
    expect(linhas).toContain(`impedimento-pedido ${await idDoLogin(app, 'gestor.cgu')}`);
    expect([await vistos(acusado, sobreEle), await vistos(acusado, sobreNinguem)]).toEqual([0, 1]);
  });

  it('a row that was there before somebody is kept away stays, and so does who declares it', async () => {
    const caso = await denunciar([]);
    const outro = await denunciar([]);
    expect((await declarar(acusado, caso)).statusCode).toBe(200);
    expect((await declarar(respondente, outro)).statusCode).toBe(200);
    expect(await quemTem(caso)).toEqual(await quemTem(outro));
    expect(await vistos(acusado, caso)).toBe(0);
  });

  it('the bell counts none of them, they are read with the others, and the mail of the day leaves them out', async () => {
    const todos = async () =>
      app.db
        .selectFrom('alerta')
        .select('lido_em')
        .where('id_usuario', '=', await idDoLogin(app, 'gestor.cgu'))
        .execute();
    await acusado.post(`${API}/alertas/lidos`, {});
    expect((await todos()).every(({ lido_em }) => lido_em !== null)).toBe(true);
    const caso = await denunciar([GESTOR]);
    expect((await acusado.get(`${API}/alertas/contagem`)).json()).toEqual({ naoLidos: 0 });
    await app.db.deleteFrom('alerta').where('id_manifestacao', '<>', caso).execute();
    await app.db.deleteFrom('email_saida').execute();
    app.clock.advance(hours(1));
    await alertasDoDiaJob(app.platform).run({});
    const avisados = (await emailsDoEvento(app, 'alerta.resumo-diario')).map(({ id_usuario }) => id_usuario);
    expect(avisados).toEqual([await idDoLogin(app, 'duplo')]);
  });
});
