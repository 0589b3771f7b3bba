import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let observador: Visitor;
let maria: Visitor;
let assuntos: number[];
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  observador = await entrarComo(app, 'observador.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  const rows = await app.db.selectFrom('assunto').select('id').where('ativo', '=', true).limit(3).execute();
  assuntos = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const API = '/api/app-web/v1/tratamento';
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const JUSTIFICATIVA = 'Preciso ouvir a pessoa para completar hoje a apuração.';

describe('the identity of a denunciante', () => {
  it('opens with a justification that the citizen reads, and is nowhere before it', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia, idOuvidoria: 65 });
    const ifce = await entrarComo(app, 'gestor.ifce');
    const antes = await ifce.get(`${API}/${id}`);
    expect(antes.body).not.toMatch(/Maria Aparecida|maria\.cidada/);
    expect((await ifce.post(`${API}/${id}/identidade`, { justificativa: 'curta' })).statusCode).toBe(400);
    const response = await ifce.post(`${API}/${id}/identidade`, { justificativa: JUSTIFICATIVA });
    expect(response.json(), response.body).toMatchObject({
      nome: 'Maria Aparecida Souza',
      email: 'maria.cidada@escuta.invalid',
    });
    expect((await acoesDoHistorico(app, id)).at(-1)).toBe('Acesso aos dados do denunciante');
    const dela = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      historico: { frase: string }[];
    }>();
    expect(dela.historico[0]?.frase).toContain(JUSTIFICATIVA);
    const rows = await app.db
      .selectFrom('manifestacao_historico')
      .select(['informacoes', 'detalhes'])
      .where('id_manifestacao', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('ouvir a pessoa');
    expect(app.log()).not.toMatch(/Maria Aparecida|ouvir a pessoa/);
  });

  it('Lei 13.460/2017, art. 10 § 7º: opens not of a request of information whose requester asked to be preserved', async () => {
    const registrada = await registrar(maria, { idTipoManifestacao: 8, preservarIdentidade: true });
    const { idManifestacao: id } = registrada.json<{ idManifestacao: number }>();
    const caso = (await gestor.get(`${API}/${id}`)).json<{ atos: { ato: string }[] }>();
    expect(caso).toMatchObject({ manifestante: null, daMesmaPessoa: [], identidadePreservada: true });
    expect(caso.atos.map(({ ato }) => ato)).not.toContain('verIdentidade');
    for (const login of ['gestor.cgu', 'respondente.cgu']) {
      const response = await (await entrarComo(app, login)).post(`${API}/${id}/identidade`, {
        justificativa: JUSTIFICATIVA,
      });
      expect([response.statusCode, response.json().code]).toEqual([
        403,
        'manifestacao.identidade-preservada',
      ]);
    }
  });

  it('is not for observador, atendente, colaborador, other offices, stale versions or anonymous cases', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const pedir = async (login: string, alvo = id, mais = {}) =>
      (await entrarComo(app, login)).post(`${API}/${alvo}/identidade`, {
        justificativa: JUSTIFICATIVA,
        ...mais,
      });
    for (const login of ['observador.cgu', 'atendente.cgu', 'colaborador.cgu', 'admin']) {
      expect((await pedir(login)).statusCode, login).toBe(403);
    }
    expect((await pedir('gestor.ifce')).statusCode).toBe(404);
    expect((await pedir('respondente.cgu', id, { versao: 5 })).statusCode).toBe(409);
    const anonima = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    expect((await pedir('gestor.cgu', anonima.id)).statusCode).toBe(409);
    const aberta = await criarCaso(app);
    expect((await pedir('gestor.cgu', aberta.id)).json()).toMatchObject({
      code: 'analise.identidade-nao-restrita',
    });
  });
});

describe('classifying', () => {
  const classificar = (visitor: Visitor, id: number, dados: Record<string, unknown>) =>
    visitor.post(`${API}/classificar`, { casos: [{ idManifestacao: id }], ...dados });

  it('sets subject, sub-subject, urgency and tags, which are made on the fly and once', async () => {
    const [idAssunto = 1, outroAssunto = 2] = assuntos;
    const { id: idSubassunto } = await app.db
      .insertInto('subassunto')
      .values({ id_assunto: idAssunto, descricao: 'Fila de espera' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await criarCaso(app);
    const dados = { idAssunto, idSubassunto, tags: ['Posto 3', 'posto 3', 'luz'], urgente: true };
    const response = await classificar(gestor, id, dados);
    expect(response.statusCode, response.body).toBe(200);
    expect((await gestor.get(`${API}/${id}`)).json()).toMatchObject({
      idAssunto,
      subassunto: { descricao: 'Fila de espera' },
      urgente: true,
      tags: ['luz', 'posto 3'],
      versao: 2,
    });
    const { id: segundo } = await criarCaso(app);
    expect((await classificar(gestor, segundo, { tags: ['LUZ'] })).statusCode).toBe(200);
    expect((await gestor.get(`${API}/${id}/opcoes`)).json()).toMatchObject({ tags: ['luz', 'posto 3'] });
    await classificar(gestor, id, { idAssunto: outroAssunto });
    expect(await findRow(id)).toMatchObject({ id_subassunto: null, urgente: true });
    expect((await classificar(gestor, id, { idSubassunto })).json()).toMatchObject({
      code: 'analise.subassunto-desconhecido',
    });
    expect((await classificar(gestor, id, { idAssunto: 999_999 })).json()).toMatchObject({
      code: 'analise.assunto-desconhecido',
    });
    expect((await classificar(observador, id, { urgente: false })).statusCode).toBe(403);
  });

  it('merges the tags of two people: who saves last takes off only what they took off themselves', async () => {
    const { id } = await criarCaso(app);
    await classificar(gestor, id, { tags: ['escola'] });
    const visto = (versao: number, dados: Record<string, unknown>) =>
      gestor.post(`${API}/classificar`, { casos: [{ idManifestacao: id, versao }], ...dados });
    expect((await visto(2, { incluirTags: ['X'], urgente: true })).statusCode).toBe(200);
    const segunda = await visto(2, { incluirTags: ['Y'], retirarTags: ['ESCOLA'] });
    expect([segunda.statusCode, segunda.json()]).toMatchObject([
      409,
      { details: { versao: 3, mudancas: [{ informacoes: 'Etiquetas incluídas: X. Ficou urgente.' }] } },
    ]);
    expect((await visto(3, { incluirTags: ['Y'], retirarTags: ['ESCOLA'] })).statusCode).toBe(200);
    expect((await gestor.get(`${API}/${id}`)).json()).toMatchObject({ tags: ['X', 'Y'], urgente: true });
    const muitas = Array.from({ length: 9 }, (_, vez) => `etiqueta ${vez}`);
    expect((await classificar(gestor, id, { incluirTags: muitas })).json()).toMatchObject({
      code: 'analise.etiquetas-demais',
      details: { campos: { tags: expect.stringContaining('até 10') } },
    });
    expect((await gestor.get(`${API}/${id}`)).json()).toMatchObject({ tags: ['X', 'Y'] });
    // The person who filed reads that it was classified, never the tags.
    const historico = await app.db
      .selectFrom('manifestacao_historico')
      .select('informacoes')
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Análise')
      .execute();
    expect(JSON.stringify(historico)).not.toContain('tiquetas');
  });
});

describe('correcting contacts', () => {
  it('is the desk’s work until somebody takes the case, and only of open identities', async () => {
    const atendente = await entrarComo(app, 'atendente.cgu');
    const { id } = await criarCaso(app);
    const contato = (alvo: number) => atendente.post(`${API}/${alvo}/contato`, { telefone: '61 3333-4444' });
    expect((await contato(id)).statusCode).toBe(200);
    expect((await gestor.get(`${API}/${id}`)).json()).toMatchObject({
      manifestante: { telefone: '61 3333-4444' },
    });
    const desviado = await atendente.post(`${API}/${id}/contato`, { email: 'espia@casa.invalid' });
    expect([desviado.statusCode, desviado.json().code]).toEqual([409, 'analise.email-e-da-conta']);
    expect((await acoesDoHistorico(app, id))[1]).toBe('Correção de contato');
    await gestor.post(`${API}/assumir`, { casos: [{ idManifestacao: id }] });
    expect((await contato(id)).json()).toMatchObject({ code: 'manifestacao.contato-so-antes-da-triagem' });
    const denuncia = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect((await contato(denuncia.id)).json()).toMatchObject({ code: 'analise.contato-restrito' });
  });
});

describe('the preliminary analysis of a denúncia', () => {
  const analise = {
    apta: true,
    envolveEmpresa: false,
    envolveServidor: true,
    envolveCargoDas4: false,
    autoria: 'Sicrana é apontada.',
    materialidade: 'Notas anexas.',
    relevancia: 'Valor alto.',
  };
  const analisar = (visitor: Visitor, id: number) =>
    visitor.post(`${API}/analise-preliminar`, { casos: [{ idManifestacao: id }], ...analise });

  it('is kept sealed, read by analysts, not by the observador nor the citizen', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const response = await analisar(gestor, id);
    expect(response.statusCode, response.body).toBe(200);
    expect((await findRow(id)).analise_preliminar_cifrada?.includes('Sicrana')).toBe(false);
    expect((await gestor.get(`${API}/${id}`)).json()).toMatchObject({ analisePreliminar: analise });
    expect((await observador.get(`${API}/${id}`)).json()).toMatchObject({ analisePreliminar: null });
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).body).not.toContain('Sicrana');
  });

  it('is only for denúncias, by who treats them', async () => {
    expect((await analisar(gestor, (await criarCaso(app)).id)).json()).toMatchObject({
      code: 'manifestacao.so-na-denuncia',
    });
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect((await analisar(observador, id)).statusCode).toBe(403);
    expect((await analisar(await entrarComo(app, 'gestor.ifce'), id)).statusCode).toBe(404);
  });
});

describe('merging duplicates', () => {
  const juntar = (ids: readonly number[], idPrincipal: number, visitor = gestor) =>
    visitor.post(`${API}/agrupar`, { casos: ids.map((idManifestacao) => ({ idManifestacao })), idPrincipal });
  const soltar = (ids: readonly number[]) =>
    gestor.post(`${API}/desagrupar`, { casos: ids.map((idManifestacao) => ({ idManifestacao })) });

  it('joins cases under a principal and takes them apart again, a line and a history row each', async () => {
    const [a, b, c] = [await criarCaso(app), await criarCaso(app), await criarCaso(app)];
    const encerrada = await criarCaso(app, { situacao: Situacao.concluida });
    const selada = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const response = await juntar([a.id, b.id, c.id, encerrada.id, selada.id], a.id);
    const { resultados } = response.json<{
      resultados: { idManifestacao: number; codigo: string | null }[];
    }>();
    expect(resultados.map(({ codigo }) => codigo)).toEqual([
      null,
      null,
      null,
      'ato.situacao-nao-permite',
      'grupo.mistura-sigilo',
    ]);
    expect(await acoesDoHistorico(app, b.id)).toEqual(['Cadastro', 'Análise']);
    const visto = (await gestor.get(`${API}/${a.id}`)).json<{
      grupo: { casos: { idManifestacao: number; idSituacaoManifestacao: number }[] };
    }>();
    expect(visto.grupo.casos.map(({ idManifestacao }) => idManifestacao)).toEqual([b.id, c.id]);
    expect(visto.grupo.casos[0]?.idSituacaoManifestacao).toBe(Situacao.cadastrada);
    expect((await soltar([a.id])).json()).toMatchObject({ code: 'grupo.principal-com-outras' });
    expect((await soltar([b.id, c.id, a.id])).json()).toMatchObject({
      resultados: [{ feito: true }, { feito: true }, { feito: true }],
    });
    expect((await findRow(a.id)).id_grupo).toBeNull();
  });

  it('is refused across offices and to other profiles', async () => {
    const { id } = await criarCaso(app);
    const deFora = await criarCaso(app, { idOuvidoria: 65 });
    expect((await juntar([id], deFora.id)).statusCode).toBe(404);
    expect((await juntar([id], deFora.id, await entrarComo(app, 'admin'))).json()).toMatchObject({
      code: 'grupo.de-outro-orgao',
    });
    expect((await juntar([id], id, observador)).statusCode).toBe(403);
  });
});
