import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { arquivarSemComplementacaoJob } from './arquivar-sem-complementacao.ts';
import { lembrarComplementacaoJob } from './lembrar-complementacao.ts';

const EVENTO = 'manifestacao.lembrete-de-complementacao';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-09-01T08:00:00-03:00' });
});
afterAll(() => app.close());

it('reminds who has two days left, once, and not who answered, has more time or is nobody', async () => {
  const pedido = (prazo: string, more = {}) =>
    criarCaso(app, { complementacao: { pedido: 'Onde foi?', prazo }, ...more });
  const emDois = await pedido('2026-09-03');
  const hoje = await pedido('2026-09-01', { tipo: TipoManifestacao.denuncia });
  await pedido('2026-09-05');
  await pedido('2026-08-31');
  await pedido('2026-09-02', { tipo: TipoManifestacao.comunicacao, login: null });
  const respondido = await pedido('2026-09-03');
  const maria = await entrarComo(app, 'maria.cidada');
  const url = `/api/app-web/v1/manifestacoes/${respondido.id}/complementar`;
  expect((await maria.post(url, { texto: 'No posto 3.' })).statusCode).toBe(200);

  const job = lembrarComplementacaoJob(app.platform);
  await Promise.all([job.run({}), job.run({})]);
  app.clock.advance(24 * 60 * 60_000);
  await job.run({});
  const emails = await emailsDoEvento(app, EVENTO);
  expect(emails).toHaveLength(2);
  const aberto = emails.find(({ selado }) => selado === null);
  expect(aberto?.texto).toContain(emDois.numeroProtocolo);
  expect(aberto?.texto).toContain('03/09/2026');
  expect(aberto?.texto).toContain(`/web/manifestacao/complementar/${emDois.id}`);
  expect(aberto?.texto).not.toContain('Onde foi');
  expect(await acoesDoHistorico(app, emDois.id)).toEqual(['Cadastro']);
  expect(await acoesDoHistorico(app, hoje.id)).toEqual(['Cadastro']);
});

it('archives once also when two instances do it at the same time', async () => {
  const { id } = await criarCaso(app, { complementacao: { pedido: 'Onde?', prazo: '2026-08-30' } });
  const job = arquivarSemComplementacaoJob(app.platform);
  await Promise.all([job.run({}), job.run({})]);
  expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Arquivamento']);
  const historico = await app.db
    .selectFrom('manifestacao_historico')
    .select('responsavel')
    .where('id_manifestacao', '=', id)
    .where('acao', '=', 'Arquivamento')
    .execute();
  expect(historico).toEqual([{ responsavel: 'Sistema' }]);
});
