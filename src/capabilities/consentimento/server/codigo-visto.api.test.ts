import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCaso, quemEhServidor, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
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
