import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { dumpDoCaso, fazerAto, provarAto } from '#testing/atos.ts';
import {
  acoesDoHistorico,
  criarCaso,
  emailsDoEvento,
  quemEhServidor,
  visitorComChave,
} from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import { arquivarSemComplementacaoJob } from './arquivar-sem-complementacao.ts';
import { pedirComplementacao } from './pedir-complementacao.ts';
import { retomarAnonimasJob } from './retomar-anonimas.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-08-14T10:00:00-03:00' });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('email_saida').execute());

const url = (id: number) => `/api/app-web/v1/manifestacoes/${id}/complementar`;
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const registro = '2026-08-03T10:00:00-03:00';

/** Sessions expire as the clock moves, so each moment signs in again. */
const mariaEm = async (momento: string): Promise<Visitor> => {
  app.clock.set(momento);
  maria = await entrarComo(app, 'maria.cidada');
  return maria;
};

describe('the office asks for more', () => {
  it('stops the clock by the first request only, writes a row and a mail with the last day', async () => {
    app.clock.set('2026-08-14T10:00:00-03:00');
    const { id } = await criarCaso(app, { registradaEm: registro });
    const gestor = await quemEhServidor(app, 'gestor.cgu', Perfil.gestor);
    const pedido = await pedirComplementacao(
      app.platform,
      gestor,
      { idManifestacao: id },
      { texto: 'Em que posto foi?' },
    );
    // Fri 14/08 counts from Mon 17/08; the 20th day is Sat 05/09, and Mon 07/09 is a holiday.
    expect(pedido.ultimoDia).toBe('2026-09-08');
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.complementacaoSolicitada,
      prazo: '2026-09-02',
      prazo_parado_em: '2026-08-14',
    });
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Registro Resposta']);
    const [email, ...more] = await emailsDoEvento(app, 'manifestacao.complementacao-pedida');
    expect(more).toEqual([]);
    expect(email?.texto).toContain('08/09/2026');
    expect(email?.texto).toContain(`http://escuta.test/web/manifestacao/complementar/${id}`);
    expect(email?.texto).not.toContain('Em que posto');

    await (await mariaEm('2026-08-29T10:00:00-03:00')).post(url(id), { texto: 'No posto 3.' });
    const outra = (dados: object) =>
      pedirComplementacao(app.platform, gestor, { idManifestacao: id }, { texto: 'Em que dia?', ...dados });
    // Decreto 9.492/2018, art. 18: the second request says what is new.
    await expect(outra({})).rejects.toMatchObject({ code: 'complementacao.sem-novidade' });
    await outra({ oQueHaDeNovo: 'Há dois registros no posto 3.' });
    const detalhe = await maria.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(detalhe.json()).toMatchObject({
      complementacoes: [{ novidade: null }, { novidade: 'Há dois registros no posto 3.' }],
    });
    expect(await findRow(id)).toMatchObject({ prazo: '2026-09-21', prazo_parado_em: null });
    await maria.post(url(id), { texto: 'Na terça.' });
    expect(await findRow(id)).toMatchObject({ prazo: '2026-09-21', id_situacao: Situacao.complementada });
  });

  it('is not for access requests, other offices, other profiles or ended cases', async () => {
    const pedir = async (
      caso: { id: number },
      login = 'gestor.cgu',
      perfil: 2 | 7 = Perfil.gestor,
      orgao = 6,
    ) =>
      pedirComplementacao(
        app.platform,
        await quemEhServidor(app, login, perfil, orgao),
        { idManifestacao: caso.id },
        { texto: 'Qual?' },
      );
    const lai = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await expect(pedir(lai)).rejects.toMatchObject({ code: 'manifestacao.nao-no-acesso' });
    const caso = await criarCaso(app);
    await expect(pedir(caso, 'gestor.ifce', Perfil.gestor, 65)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(pedir(caso, 'atendente.cgu', Perfil.atendente)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(pedir(await criarCaso(app, { situacao: Situacao.concluida }))).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});

describe('the office asks through the API', () => {
  const dados = { texto: 'Em que posto de Sobral foi?' };
  beforeEach(() => app.clock.set('2026-08-14T10:00:00-03:00'));

  it('obeys profile, office, state, version, and does many at once', () =>
    provarAto(app, { ato: 'pedir-complementacao', dados, quem: 'respondente.cgu' }));

  it('keeps the question about a denúncia sealed', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, registradaEm: registro });
    const respondente = await entrarComo(app, 'respondente.cgu');
    await fazerAto(respondente, 'pedir-complementacao', [{ idManifestacao: id }], dados);
    expect((await findRow(id)).id_situacao).toBe(Situacao.complementacaoSolicitada);
    expect(await dumpDoCaso(app, id)).not.toContain('Sobral');
  });
});

describe('the citizen complements', () => {
  it('is not done on a version of the case that is not the last, where one is named', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Qual?' } });
    await app.db.updateTable('manifestacao').set({ versao: 3 }).where('id', '=', id).execute();
    const corpo = { texto: 'No posto 3.' };
    maria = await entrarComo(app, 'maria.cidada');
    const velha = await maria.post(url(id), { ...corpo, versao: 2 });
    expect([velha.statusCode, velha.json().code]).toEqual([409, 'manifestacao.mudou']);
    expect(await findRow(id)).toMatchObject({ versao: 3, id_situacao: Situacao.complementacaoSolicitada });
    expect((await maria.post(url(id), { ...corpo, versao: 3 })).statusCode).toBe(200);
  });

  it('resumes with the days that were left: 03/08, asked 14/08, answered Sat 29/08/2026 → 21/09/2026', async () => {
    const { id } = await criarCaso(app, {
      registradaEm: registro,
      complementacao: { pedido: 'Qual?', em: '2026-08-14T10:00:00-03:00' },
    });
    await mariaEm('2026-08-29T10:00:00-03:00');
    const response = await maria.post(url(id), { texto: 'No posto 3.' });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ prazoAtendimento: '2026-09-21' });
    expect(await findRow(id)).toMatchObject({
      id_situacao: Situacao.complementada,
      prazo: '2026-09-21',
      prazo_original: '2026-09-02',
      prazo_parado_em: null,
    });
    const eventos = await app.db
      .selectFrom('manifestacao_prazo_evento')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .execute();
    expect(eventos).toMatchObject([
      {
        tipo: 'parada',
        pedido: '2026-08-14',
        resposta: '2026-08-29',
        prazo_anterior: '2026-09-02',
        prazo_novo: '2026-09-21',
      },
    ]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Complementação']);
    const [email] = await emailsDoEvento(app, 'manifestacao.complementada');
    expect(email).toMatchObject({ para: 'ouvidoria@cgu.escuta.invalid' });
    expect(email?.texto).toContain('21/09/2026');
    const prazo = await maria.get(`/api/app-web/v1/manifestacoes/${id}/prazo`);
    const { vencimento, dias } = prazo.json<{ vencimento: string; dias: { data: string }[] }>();
    expect([vencimento, dias.at(-1)?.data]).toEqual(['2026-09-21', '2026-09-21']);
    const detalhe = await maria.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(detalhe.json()).toMatchObject({ complementacoes: [{ texto: 'No posto 3.' }] });
  });

  it('is in time until the last second of the last day, and late after it', async () => {
    const caso = () => criarCaso(app, { complementacao: { pedido: 'Qual?', prazo: '2026-09-03' } });
    const [emTempo, tarde] = [await caso(), await caso()];
    await mariaEm('2026-09-03T23:59:59-03:00');
    expect((await maria.post(url(emTempo.id), { texto: 'Este.' })).statusCode).toBe(200);
    await mariaEm('2026-09-04T00:00:00-03:00');
    const response = await maria.post(url(tarde.id), { texto: 'Este.' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'complementacao.fora-do-prazo' });
  });

  it('happens once, also when sent twice at the same time', async () => {
    await mariaEm('2026-08-14T10:00:00-03:00');
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Qual?' } });
    const sent = await Promise.all([
      maria.post(url(id), { texto: 'Este.' }),
      maria.post(url(id), { texto: 'Este.' }),
    ]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Complementação']);
    expect(await emailsDoEvento(app, 'manifestacao.complementada')).toHaveLength(1);
  });

  it('is for who filed or holds the code; for others there is no case; in another state it is refused', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Qual?' } });
    const joao = await entrarComo(app, 'joao.cidadao');
    for (const visitor of [joao, new Visitor(app), await visitorComChave(app, id, 'pesquisa')]) {
      expect((await visitor.post(url(id), { texto: 'Este.' })).statusCode).toBe(404);
    }
    expect((await maria.post(url((await criarCaso(app)).id), { texto: 'Este.' })).statusCode).toBe(409);
    const comCodigo = await visitorComChave(app, id);
    expect((await comCodigo.post(url(id), { texto: 'Este.' })).statusCode).toBe(200);
  });

  it('seals what is added to a denúncia', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.comunicacao,
      login: null,
      complementacao: { pedido: 'Quem mais viu?' },
    });
    const visitor = await visitorComChave(app, id);
    expect((await visitor.post(url(id), { texto: 'A Sicrana viu tudo.' })).statusCode).toBe(200);
    const row = await app.db
      .selectFrom('complementacao')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.texto).toBeNull();
    expect(row.texto_cifrado?.includes('Sicrana')).toBe(false);
    const detalhe = await visitor.get(`/api/app-web/v1/manifestacoes/${id}`);
    expect(detalhe.json()).toMatchObject({ complementacoes: [{ texto: 'A Sicrana viu tudo.' }] });
    expect(app.log()).not.toContain('Sicrana');
  });
});

describe('silence', () => {
  it('archives in the night after the last day, once, with a row and a mail', async () => {
    app.clock.set('2026-08-14T10:00:00-03:00');
    const vencida = await criarCaso(app, { complementacao: { pedido: 'Qual?', prazo: '2026-09-03' } });
    const ultimoDia = await criarCaso(app, { complementacao: { pedido: 'Qual?', prazo: '2026-09-04' } });
    const anonima = await criarCaso(app, {
      tipo: TipoManifestacao.comunicacao,
      login: null,
      complementacao: { pedido: 'Qual?', prazo: '2026-09-03' },
    });
    app.clock.set('2026-09-04T00:10:00-03:00');
    const job = arquivarSemComplementacaoJob(app.platform);
    await job.run({});
    await job.run({});
    expect((await findRow(vencida.id)).id_situacao).toBe(Situacao.arquivada);
    expect((await findRow(vencida.id)).encerrada_em).toEqual(app.clock.now());
    // Decreto 9.492/2018, art. 18: no silence of somebody whom no notice reaches archives anything.
    expect((await findRow(anonima.id)).id_situacao).toBe(Situacao.complementacaoSolicitada);
    expect((await findRow(ultimoDia.id)).id_situacao).toBe(Situacao.complementacaoSolicitada);
    expect(await acoesDoHistorico(app, vencida.id)).toEqual(['Cadastro', 'Arquivamento']);
    const emails = await emailsDoEvento(app, 'manifestacao.arquivada-sem-complementacao');
    expect(emails.filter(({ texto }) => texto.includes(vencida.numeroProtocolo))).toHaveLength(1);
    expect(emails.some(({ texto }) => texto.includes(anonima.numeroProtocolo))).toBe(false);
    // Lei 9.784/1999, art. 63 § 2º: thirty days from Fri 04/09; Mon 07/09 is a holiday.
    expect(emails.at(-1)?.texto).toContain('pedir a reabertura até 07/10/2026');
  });
});

describe('Decreto 9.492/2018, art. 18: what was asked of somebody anonymous before', () => {
  it('goes back to work with the days that were left, once, with a row; of somebody known it waits on', async () => {
    app.clock.set('2026-08-14T10:00:00-03:00');
    const complementacao = { pedido: 'Quem mais viu?', prazo: '2026-09-03' };
    const anonima = await criarCaso(app, {
      tipo: TipoManifestacao.comunicacao,
      login: null,
      registradaEm: registro,
      complementacao: { ...complementacao, em: '2026-08-14T10:00:00-03:00' },
    });
    const conhecida = await criarCaso(app, { complementacao });
    expect(await findRow(anonima.id)).toMatchObject({ prazo: '2026-09-02', prazo_parado_em: '2026-08-14' });
    app.clock.set('2026-08-29T10:00:00-03:00');
    const job = retomarAnonimasJob(app.platform);
    await Promise.all([job.run({}), job.run({})]);
    expect(await findRow(anonima.id)).toMatchObject({
      id_situacao: Situacao.complementada,
      prazo: '2026-09-21',
      prazo_parado_em: null,
    });
    expect(await acoesDoHistorico(app, anonima.id)).toEqual(['Cadastro', 'Complementação']);
    expect((await findRow(conhecida.id)).id_situacao).toBe(Situacao.complementacaoSolicitada);
    const gestor = await entrarComo(app, 'gestor.cgu');
    const dados = { texto: 'Quem mais viu o que houve?' };
    const denovo = await fazerAto(gestor, 'pedir-complementacao', [{ idManifestacao: anonima.id }], dados);
    expect(denovo.json()).toMatchObject({ code: 'manifestacao.anonima-sem-complementacao' });
    const caso = await gestor.get(`/api/app-web/v1/tratamento/${anonima.id}`);
    expect(caso.json().atosFechados).toContainEqual({
      ato: 'pedirComplementacao',
      motivo: expect.stringContaining('pergunte pela conversa'),
    });
  });
});
