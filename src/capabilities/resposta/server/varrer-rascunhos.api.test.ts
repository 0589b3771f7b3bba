import { afterAll, beforeAll, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { days } from '#server/clock.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { varrerRascunhosJob } from './varrer-rascunhos.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

it('drafts of answers go when the case has ended and after thirty days, and no sooner', async () => {
  const gestor = await entrarComo(app, 'gestor.cgu');
  const escrever = async () => {
    const { id } = await criarCaso(app);
    const response = await gestor.send({
      method: 'PUT',
      url: `/api/app-web/v1/tratamento/${id}/rascunho-resposta`,
      payload: { conteudo: { texto: 'Prezada Maria' } },
    });
    expect(response.statusCode, response.body).toBe(200);
    return id;
  };
  const restantes = async () => {
    await Promise.all([varrerRascunhosJob(app.platform).run({}), varrerRascunhosJob(app.platform).run({})]);
    const rows = await app.db.selectFrom('rascunho_resposta').select('id_manifestacao').execute();
    return rows.map(({ id_manifestacao }) => id_manifestacao);
  };
  const aberto = await escrever();
  const encerrado = await escrever();
  await app.db
    .updateTable('manifestacao')
    .set({ id_situacao: Situacao.arquivada })
    .where('id', '=', encerrado)
    .execute();
  expect(await restantes()).toEqual([aberto]);
  app.clock.advance(days(30));
  expect(await restantes()).toEqual([aberto]);
  app.clock.advance(1000);
  expect(await restantes()).toEqual([]);
});
