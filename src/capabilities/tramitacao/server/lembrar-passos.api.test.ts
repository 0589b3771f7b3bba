import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { impedir } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, CGU, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { lembrarPassosJob } from './lembrar-passos.ts';

const EVENTO = 'manifestacao.lembrete-de-contribuicao';

let app: TestApp;
let colaborador: number;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T08:00:00-03:00' });
  colaborador = await idDoLogin(app, 'colaborador.cgu');
  await app.db
    .updateTable('usuario')
    .set({ email: 'area@cgu.invalid' })
    .where('id', '=', colaborador)
    .execute();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('email_saida').execute());

const tramitar = async (prazo: string, para: Record<string, unknown>, caso = {}) => {
  const criado = await criarCaso(app, caso);
  const gestor = await entrarComo(app, 'gestor.cgu');
  const response = await fazerAto(gestor, 'tramitar', [{ idManifestacao: criado.id }], {
    mensagem: 'Quem tem a chave do depósito?',
    prazo,
    ...para,
  });
  expect(response.statusCode, response.body).toBe(200);
  return criado;
};

it('reminds the colaborador whose step is due tomorrow, once, with nothing of the case', async () => {
  const { id, numeroProtocolo } = await tramitar(
    '2026-03-13',
    { pessoas: [colaborador] },
    { tipo: TipoManifestacao.denuncia },
  );
  await tramitar('2026-03-16', { pessoas: [colaborador] });
  const job = lembrarPassosJob(app.platform);
  await Promise.all([job.run({}), job.run({})]);
  app.clock.advance(24 * 60 * 60_000);
  await job.run({});
  app.clock.set('2026-03-12T08:00:00-03:00');
  const emails = await emailsDoEvento(app, EVENTO);
  expect(emails).toMatchObject([{ para: 'area@cgu.invalid', id_usuario: colaborador }]);
  expect(emails[0]?.texto).toContain(numeroProtocolo);
  expect(emails[0]?.texto).toContain('13/03/2026');
  expect(emails[0]?.texto).not.toMatch(/depósito|denúncia/);
  expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Tramitação']);
});

it('reminds the people of a unit, or the unit itself where nobody has an address', async () => {
  const unidade = async (sigla: string, pessoas: number[]) => {
    const { id } = await app.db
      .insertInto('unidade')
      .values({ id_ouvidoria: CGU, nome: `Unidade ${sigla}`, sigla, email: `${sigla}@cgu.invalid` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const id_usuario of pessoas)
      await app.db.insertInto('unidade_pessoa').values({ id_unidade: id, id_usuario }).execute();
    return id;
  };
  const semEndereco = await idDoLogin(app, 'recursos.cgu');
  await app.db.updateTable('usuario').set({ email: null }).where('id', '=', semEndereco).execute();
  const unidades = [await unidade('cheia', [colaborador]), await unidade('vazia', [semEndereco])];
  await tramitar('2026-03-13', { unidades });
  await lembrarPassosJob(app.platform).run({});
  const daqui = (await emailsDoEvento(app, EVENTO)).map(({ para }) => para).sort();
  expect(daqui).toContain('area@cgu.invalid');
  expect(daqui).toContain('vazia@cgu.invalid');
  expect(daqui).not.toContain('cheia@cgu.invalid');
});

it('sends nothing to the mailbox of a unit whose person is kept away from the case (Lei 9.784/1999, art. 18)', async () => {
  const longe = await idDoLogin(app, 'recursos.cgu');
  const { id: idUnidade } = await app.db
    .insertInto('unidade')
    .values({ id_ouvidoria: CGU, nome: 'Unidade comum', sigla: 'comum', email: 'comum@cgu.invalid' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('unidade_pessoa').values({ id_unidade: idUnidade, id_usuario: longe }).execute();
  const { id } = await tramitar('2026-03-13', { unidades: [idUnidade] });
  await app.db.deleteFrom('email_saida').execute();
  await impedir(app.platform, app.db, {
    idManifestacao: id,
    idUsuario: longe,
    origem: 'envolvido',
    agora: app.clock.now(),
  });
  await lembrarPassosJob(app.platform).run({});
  expect((await emailsDoEvento(app, EVENTO)).map(({ para }) => para)).not.toContain('comum@cgu.invalid');
});

it('reminds nobody of a step that was given back, nor of one that has more time', async () => {
  await app.db.updateTable('tramitacao').set({ encerrada_em: app.clock.now() }).execute();
  await tramitar('2026-03-13', { pessoas: [colaborador] });
  const visitor = await entrarComo(app, 'colaborador.cgu');
  const [passo] = (await visitor.get('/api/app-web/v1/tramitacoes')).json().itens;
  const url = `/api/app-web/v1/tramitacoes/${passo.idTramitacao}/contribuir`;
  expect((await visitor.post(url, { texto: 'Fica com a portaria.' })).statusCode).toBe(200);
  await tramitar('2026-03-17', { pessoas: [colaborador] });
  await lembrarPassosJob(app.platform).run({});
  expect(await emailsDoEvento(app, EVENTO)).toEqual([]);
});
