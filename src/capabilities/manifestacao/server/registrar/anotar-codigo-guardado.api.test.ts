import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

describe('the receipt', () => {
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
});
