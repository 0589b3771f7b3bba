import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { encerrarSemRespostaJob } from './encerrar-sem-resposta.ts';
import { lembrarConsentimentoJob } from './lembrar-consentimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T08:00:00-03:00' });
});
afterAll(() => app.close());

const denuncia = (prazo: string, more = {}) =>
  criarCaso(app, { tipo: TipoManifestacao.denuncia, consentimento: { prazo }, ...more });

it('reminds who has two days left to decide, once, in a sealed mail', async () => {
  const emDois = await denuncia('2026-03-14');
  await denuncia('2026-03-15');
  await denuncia('2026-03-11');
  const job = lembrarConsentimentoJob(app.platform);
  await Promise.all([job.run({}), job.run({})]);
  await job.run({});
  const emails = await emailsDoEvento(app, 'manifestacao.lembrete-de-consentimento');
  expect(emails).toHaveLength(1);
  expect(emails[0]?.selado).not.toBeNull();
  expect(JSON.stringify(emails)).not.toContain('@');
  const caixa = (await app.inject('/api/app-web/v1/caixa-de-saida')).json<{ texto: string }[]>();
  expect(caixa.find(({ texto }) => texto.includes(emDois.numeroProtocolo))?.texto).toContain(
    `/web/manifestacao/consentimento/${emDois.id}`,
  );
  expect(await acoesDoHistorico(app, emDois.id)).toEqual(['Cadastro']);
});

it('does not remind who decided, nor of a case that ended', async () => {
  const antes = (await emailsDoEvento(app, 'manifestacao.lembrete-de-consentimento')).length;
  const respondida = await denuncia('2026-03-13');
  await app.db
    .updateTable('consentimento')
    .set({ resposta: true, respondido_em: app.clock.now() })
    .where('id_manifestacao', '=', respondida.id)
    .execute();
  await denuncia('2026-03-13', { situacao: 8 });
  await lembrarConsentimentoJob(app.platform).run({});
  expect(await emailsDoEvento(app, 'manifestacao.lembrete-de-consentimento')).toHaveLength(antes);
});

it('notes silence once also when two instances do it at the same time', async () => {
  const { id } = await denuncia('2026-03-10');
  const job = encerrarSemRespostaJob(app.platform);
  await Promise.all([job.run({}), job.run({})]);
  expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Consentimento']);
});
