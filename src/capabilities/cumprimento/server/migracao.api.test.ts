import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { emailsDoEvento } from '#testing/casos.ts';
import { criarPedidoRespondido, criarRecurso } from '#testing/decisoes.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { renovarProcedentesJob } from './renovar-procedentes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

/** What the migration does to the rows of the version before; the tables are here already. */
const migrar = async () => {
  const inteira = readFileSync('db/migrations/0031-cumprimento.sql', 'utf8');
  const linhas = [
    ...inteira.matchAll(/^(insert into promessa|update (denuncia_descumprimento|promessa))[^;]*;/gm),
  ];
  expect(linhas).toHaveLength(4);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
};

it('LAI art. 16 § 2º: dates promised before the upgrade become promises, and keep what was denounced', async () => {
  const respondido = await criarPedidoRespondido(app, { entrega: '2026-03-11' });
  const negado = await criarPedidoRespondido(app, { idCodigoDecisao: 1, entrega: '2026-03-11' });
  const ganho = await criarPedidoRespondido(app);
  const idRecurso = await criarRecurso(app, ganho, { entrega: '2026-03-20' });
  await app.db
    .updateTable('resposta_recurso')
    .set({ data_entrega_original: '2026-03-10' })
    .where('id_recurso', '=', idRecurso)
    .execute();
  const perdido = await criarPedidoRespondido(app);
  await criarRecurso(app, perdido, {
    idInstancia: Instancia.primeira,
    idTipoResposta: TipoRespostaRecurso.indeferido,
  });
  const maria = await entrarComo(app, 'maria.cidada');
  const denuncia = await maria.post('/api/app-web/v1/descumprimentos', {
    chaveEnvio: crypto.randomUUID(),
    idManifestacao: respondido.id,
    contra: 'resposta',
    texto: 'As contas nunca chegaram.',
  });
  expect(denuncia.statusCode, denuncia.body).toBe(200);
  // As the version before had it: dates, and no promises.
  await app.db.updateTable('denuncia_descumprimento').set({ id_promessa: null }).execute();
  await app.db.deleteFrom('promessa').execute();

  await migrar();

  const promessas = await app.db
    .selectFrom('promessa')
    .select(['id', 'id_manifestacao', 'origem', 'prazo', 'prazo_original', 'situacao'])
    .orderBy('id')
    .execute();
  expect(promessas).toMatchObject([
    { id_manifestacao: respondido.id, origem: 'resposta', prazo: '2026-03-11', situacao: 'aberta' },
    { id_manifestacao: ganho.id, origem: 'decisao', prazo: '2026-03-20', prazo_original: '2026-03-10' },
  ]);
  expect(promessas.map(({ id_manifestacao }) => id_manifestacao)).not.toContain(negado.id);
  const row = await app.db.selectFrom('denuncia_descumprimento').select('id_promessa').executeTakeFirst();
  expect(row?.id_promessa).toBe(promessas[0]?.id);
  const outra = await maria.post('/api/app-web/v1/descumprimentos', {
    chaveEnvio: crypto.randomUUID(),
    idManifestacao: respondido.id,
    contra: 'resposta',
    texto: 'As contas nunca chegaram.',
  });
  expect(outra.json()).toMatchObject({ code: 'descumprimento.ja-denunciado' });
});

it('LAI art. 41: a denúncia found procedente before decisions set dates gets its promise a new date, once', async () => {
  app.clock.set('2026-03-12T09:00:00-03:00');
  const { id } = await criarPedidoRespondido(app, { entrega: '2026-03-11' });
  const maria = await entrarComo(app, 'maria.cidada');
  await maria.post('/api/app-web/v1/descumprimentos', {
    chaveEnvio: crypto.randomUUID(),
    idManifestacao: id,
    contra: 'resposta',
    texto: 'As contas nunca chegaram.',
  });
  // As the version before left it: procedente, and the broken date still in force.
  await app.db
    .updateTable('denuncia_descumprimento')
    .set({ procedente: true, resposta: 'Procede.', responsavel: 'CGU', respondida_em: app.clock.now() })
    .where('id_manifestacao', '=', id)
    .execute();
  const job = renovarProcedentesJob(app.platform);
  // A repair of what an earlier version left: nothing makes such a row any more.
  expect([job.aoIniciar, job.cron]).toEqual([true, undefined]);
  for (const _ of [1, 2]) await job.run({});
  const [promessa] = await app.db
    .selectFrom('promessa')
    .select(['prazo', 'prazo_original', 'renovada', 'situacao'])
    .where('id_manifestacao', '=', id)
    .execute();
  expect(promessa).toEqual({
    prazo: '2026-03-23',
    prazo_original: '2026-03-11',
    renovada: true,
    situacao: 'aberta',
  });
  const [email, ...outros] = await emailsDoEvento(app, 'cumprimento.data-renovada');
  expect(outros).toEqual([]);
  expect(email?.texto).toContain('a decisão não marcou outro dia');
  expect(email?.texto).not.toContain('marcou outro dia para o IFCE');
  const orgaos = await emailsDoEvento(app, 'cumprimento.data-renovada-ao-orgao');
  expect(new Set(orgaos.map(({ para }) => para)).size, 'the office and who controls it').toBe(2);
  expect(await emailsDoEvento(app, 'cumprimento.nova-data')).toEqual([]);
  // A date that can be broken, and denounced, again.
  app.clock.set('2026-03-24T09:00:00-03:00');
  const { atos } = (
    await (await entrarComo(app, 'maria.cidada')).get(`/api/app-web/v1/manifestacoes/${id}`)
  ).json<{ atos: { ato: string }[] }>();
  expect(atos.map(({ ato }) => ato)).toContain('denunciarDescumprimento');
});
