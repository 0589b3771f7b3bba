import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { Situacao } from '../../domain/situacao.ts';
import { contarPrazo, recontarPrazos } from '../index.ts';
import { recontarPrazosJob } from './recontar-prazos.ts';

// Registered on Monday, 2 March 2026: 30 days end on Wednesday, 1 April.
const REGISTRO = '2026-03-02T10:00:00-03:00';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('feriado').where('descricao', '=', 'Feriado novo').execute();
  await app.db.updateTable('manifestacao').set({ id_situacao: Situacao.arquivada }).execute();
  await app.db.deleteFrom('email_saida').execute();
});

const feriado = (data: string, onde: Record<string, unknown> = { abrangencia: 'nacional' }) =>
  app.db
    .insertInto('feriado')
    .values({ data, descricao: 'Feriado novo', abrangencia: 'nacional', ...onde })
    .execute();
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const prazoDe = async (id: number) => (await findRow(id)).prazo;
const caso = (more = {}) => criarCaso(app, { registradaEm: REGISTRO, ...more });

describe('S4-12 the term when a holiday changes', () => {
  it('is counted again: the row says so as Sistema, the person is told, and the engine agrees', async () => {
    const { id, numeroProtocolo } = await caso();
    expect(await prazoDe(id)).toBe('2026-04-01');
    await feriado('2026-04-01');
    await recontarPrazos(app.platform);
    const row = await findRow(id);
    expect([row.prazo, row.prazo_original, row.id_situacao]).toEqual([
      '2026-04-02',
      '2026-04-02',
      Situacao.cadastrada,
    ]);
    expect(await contarPrazo(app.db, row)).toBe(row.prazo);
    const historico = await app.db
      .selectFrom('manifestacao_historico')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Recontagem de prazo')
      .execute();
    expect(historico).toMatchObject([
      {
        responsavel: 'Sistema',
        id_responsavel: null,
        informacoes: expect.stringContaining('passou de 01/04/2026 para 02/04/2026'),
        detalhes: { prazoAnterior: '2026-04-01', prazo: '2026-04-02' },
      },
    ]);
    const [email, ...mais] = await emailsDoEvento(app, 'manifestacao.prazo-recontado');
    expect(mais).toEqual([]);
    expect(email?.texto).toContain(numeroProtocolo);
    expect(email?.texto).toContain('02/04/2026');
    // The nightly count cannot tell a new holiday from an office that moved.
    expect(email?.texto).toContain('O calendário de feriados que vale para este prazo mudou, e');
    const maria = await entrarComo(app, 'maria.cidada');
    const explicado = (await maria.get(`/api/app-web/v1/manifestacoes/${id}/prazo`)).json();
    expect([explicado.vencimento, explicado.dias.at(-1).data]).toEqual(['2026-04-02', '2026-04-02']);
  });

  it('comes back when the holiday goes, and moves only where the holiday holds', async () => {
    const { id } = await caso();
    const cearense = await caso({ idOuvidoria: 1023 });
    await feriado('2026-04-01', { abrangencia: 'estadual', uf: 'CE' });
    await recontarPrazos(app.platform);
    expect([await prazoDe(id), await prazoDe(cearense.id)]).toEqual(['2026-04-01', '2026-04-02']);
    await app.db
      .updateTable('feriado')
      .set({ removido_em: app.clock.now() })
      .where('descricao', '=', 'Feriado novo')
      .execute();
    await recontarPrazos(app.platform);
    expect(await prazoDe(cearense.id)).toBe('2026-04-01');
  });

  it('moves once, however often the job runs and on however many instances', async () => {
    const { id } = await caso();
    await feriado('2026-04-01');
    const job = recontarPrazosJob(app.platform);
    await Promise.all([job.run({}), job.run({}), job.run({})]);
    await job.run({});
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Recontagem de prazo']);
    expect(await emailsDoEvento(app, 'manifestacao.prazo-recontado')).toHaveLength(1);
    expect((await findRow(id)).versao).toBe(2);
  });

  it('of a stopped clock is put right without a mail, so that it resumes right', async () => {
    const { id } = await caso({ complementacao: { pedido: 'Onde?', em: '2026-03-10T10:00:00-03:00' } });
    await feriado('2026-04-01');
    await recontarPrazos(app.platform);
    expect((await findRow(id)).prazo).toBe('2026-04-02');
    expect(await emailsDoEvento(app, 'manifestacao.prazo-recontado')).toEqual([]);
    const maria = await entrarComo(app, 'maria.cidada');
    const enviado = await maria.post(`/api/app-web/v1/manifestacoes/${id}/complementar`, { texto: 'Aqui.' });
    expect(enviado.statusCode, enviado.body).toBe(200);
    const row = await findRow(id);
    expect(await contarPrazo(app.db, row)).toBe(row.prazo);
  });

  it('keeps what extended it', async () => {
    const { id } = await caso();
    const gestor = await entrarComo(app, 'gestor.cgu');
    const prorrogar = await gestor.post('/api/app-web/v1/tratamento/prorrogar', {
      casos: [{ idManifestacao: id }],
      idMotivoProrrogacao: 1,
      justificativa: 'O levantamento ainda não terminou.',
    });
    expect(prorrogar.statusCode, prorrogar.body).toBe(200);
    const antes = await prazoDe(id);
    await feriado(antes);
    await recontarPrazos(app.platform);
    const row = await findRow(id);
    expect(row.prazo > antes).toBe(true);
    expect([row.prazo_original, row.id_situacao]).toEqual(['2026-04-01', Situacao.prorrogada]);
  });

  it('of an ended case stays, and of a denúncia the mail stays sealed', async () => {
    const fim = await caso({ resposta: { texto: 'Feito.' } });
    const { id } = await caso({ tipo: TipoManifestacao.denuncia });
    await feriado('2026-04-01');
    await recontarPrazos(app.platform);
    expect([await prazoDe(fim.id), await prazoDe(id)]).toEqual(['2026-04-01', '2026-04-02']);
    const [email] = await emailsDoEvento(app, 'manifestacao.prazo-recontado');
    expect(email?.selado).not.toBeNull();
    expect(email?.para ?? '').not.toContain('@');
  });
});
