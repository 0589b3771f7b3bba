import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const baixar = (visitor: Visitor, id: number) => visitor.get(`/api/app-web/v1/manifestacoes/${id}/recibo`);

describe('the receipt', () => {
  it('is a PDF for who filed, and does not exist for anybody else', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao } = (await registrar(maria)).json();
    const own = await baixar(maria, idManifestacao);
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.headers['cache-control']).toContain('no-store');
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await baixar(joao, idManifestacao)).statusCode).toBe(404);
    expect((await baixar(new Visitor(app), idManifestacao)).statusCode).toBe(404);
  });

  it('is given to an anonymous person in the browser that filed, by a key and not by an account', async () => {
    const visitor = new Visitor(app);
    const { idManifestacao } = (await registrar(visitor, { idTipoManifestacao: 1, anonimo: true })).json();
    expect((await baixar(visitor, idManifestacao)).statusCode).toBe(200);
    expect((await baixar(new Visitor(app), idManifestacao)).statusCode).toBe(404);
  });

  it('notes once that the access code was kept', async () => {
    const maria = await entrarComo(app, 'maria.cidada');
    const { idManifestacao } = (await registrar(maria)).json();
    const url = `/api/app-web/v1/manifestacoes/${idManifestacao}/codigo-guardado`;
    expect((await maria.post(url)).statusCode).toBe(200);
    const read = () =>
      app.db
        .selectFrom('manifestacao')
        .select('codigo_confirmado_em')
        .where('id', '=', idManifestacao)
        .executeTakeFirstOrThrow();
    const first = await read();
    app.clock.advance(60_000);
    await maria.post(url);
    expect(await read()).toEqual(first);
  });

  it('lets the desk that filed say so, and no other staff', async () => {
    const atendente = await entrarComo(app, 'atendente.cgu');
    const atendimento = { idCanalEntrada: 1, manifestante: { nome: 'José da Silva' } };
    const { idManifestacao } = (await registrar(atendente, { atendimento })).json();
    const url = `/api/app-web/v1/manifestacoes/${idManifestacao}/codigo-guardado`;
    expect((await (await entrarComo(app, 'observador.cgu')).post(url)).statusCode).toBe(403);
    expect((await atendente.post(url)).statusCode).toBe(200);
  });

  it('is checked by anybody, and a made-up one is not ours', async () => {
    const verificar = (codigo: string) =>
      new Visitor(app).post('/api/app-web/v1/recibos/verificar', { codigo });
    expect((await verificar('abc.def')).json()).toEqual({ autentico: false, recibo: null });
  });
});
