import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCaso, quemEhServidor, visitorComChave } from '#testing/casos.ts';
import { comProva } from '#testing/prova-de-trabalho.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { pedirConsentimento } from './pedir-consentimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

describe('Decreto 10.153/2019, art. 7: consent with a code that somebody else saw', () => {
  const url = (id: number) => `/api/app-web/v1/manifestacoes/${id}/consentimento`;
  const perguntar = async (id: number) =>
    pedirConsentimento(
      app.platform,
      await quemEhServidor(app, 'gestor.cgu', Perfil.gestor, 6),
      { idManifestacao: id },
      { destinatario: { nome: 'Ministério da Saúde' }, motivo: 'Precisam ouvir você.' },
    );

  it('is refused, and the page says which way is left; with a code of the own it is taken', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await perguntar(id);
    await app.db.updateTable('manifestacao').set({ codigo_visto: true }).where('id', '=', id).execute();
    const pessoa = await visitorComChave(app, id);
    expect((await pessoa.get(url(id))).json()).toMatchObject({
      podeResponder: false,
      porOutroCaminho: expect.stringContaining('link que mandamos por e-mail'),
    });
    const recusada = await pessoa.post(url(id), { consente: true });
    expect([recusada.statusCode, recusada.json().code]).toEqual([
      409,
      'manifestacao.codigo-visto-por-outros',
    ]);
    await app.db.updateTable('manifestacao').set({ codigo_visto: false }).where('id', '=', id).execute();
    expect((await pessoa.post(url(id), { consente: true })).statusCode).toBe(200);
  });

  it('is taken from the account, whoever saw the code', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await perguntar(id);
    await app.db.updateTable('manifestacao').set({ codigo_visto: true }).where('id', '=', id).execute();
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.post(url(id), { consente: false })).statusCode).toBe(200);
  });
});

describe('Decreto 10.153/2019, art. 7: the key that a clerk hands over consents to nothing', () => {
  const noBalcao = async () => {
    const response = await registrar(await entrarComo(app, 'atendente.cgu'), {
      idTipoManifestacao: TipoManifestacao.denuncia,
      atendimento: { idCanalEntrada: 1, manifestante: { nome: 'Raimunda Nonata' } },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ idManifestacao: number; numeroProtocolo: string; chaveDoCodigo: string }>();
  };
  const visto = async (id: number) =>
    (
      await app.db
        .selectFrom('manifestacao')
        .select('codigo_visto')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).codigo_visto;

  it('whoever uses it first reads the case, and is sent another way to consent', async () => {
    const { idManifestacao: id, chaveDoCodigo } = await noBalcao();
    const url = `/api/app-web/v1/manifestacoes/${id}/consentimento`;
    const recebido = await comProva((prova) =>
      new Visitor(app).post('/api/app-web/v1/codigo-de-acesso/receber', { chave: chaveDoCodigo, ...prova }),
    );
    expect(recebido.statusCode, recebido.body).toBe(200);
    await pedirConsentimento(
      app.platform,
      await quemEhServidor(app, 'gestor.cgu', Perfil.gestor, 6),
      { idManifestacao: id },
      { destinatario: { nome: 'Ministério da Saúde' }, motivo: 'Precisam ouvir você.' },
    );
    const comOCodigo = await visitorComChave(app, id);
    expect((await comOCodigo.get(url)).json()).toMatchObject({ podeResponder: false });
    const resposta = await comOCodigo.post(url, { consente: true });
    expect([resposta.statusCode, resposta.json().code]).toEqual([
      409,
      'manifestacao.codigo-visto-por-outros',
    ]);
  });

  it('holds for what was filed at the desk before, its key used or not, and for nothing else', async () => {
    const { idManifestacao: doBalcao } = await noBalcao();
    const { id: daPessoa } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    await app.db.updateTable('manifestacao').set({ codigo_visto: false }).execute();
    await sql
      .raw(readFileSync('db/migrations/0065-codigo-do-balcao-nao-consente.sql', 'utf8'))
      .execute(app.db);
    expect([await visto(doBalcao), await visto(daPessoa)]).toEqual([true, false]);
  });
});
