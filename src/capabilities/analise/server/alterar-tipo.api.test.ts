import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { procurado } from '#server/crypto/dado-pessoal.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const MOTIVO = 'O relato aponta um desvio praticado por servidor.';
const alterar = (visitor: Visitor, id: number, idTipoManifestacao: number, mais = {}) =>
  visitor.post(`${API}/tratamento/alterar-tipo`, {
    casos: [{ idManifestacao: id }],
    idTipoManifestacao,
    motivo: MOTIVO,
    ...mais,
  });
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Everything a copy of the database would show, except the accounts. */
const dump = async (): Promise<string> => {
  const { rows } = await sql<{ tabela: string }>`
    select tablename as tabela from pg_tables where schemaname = 'public'
      and tablename not in ('usuario', 'sign_on_embutido_pessoa')`.execute(app.db);
  const partes = [];
  for (const { tabela } of rows) {
    const { rows: linhas } = await sql<{ t: string }>`
      select coalesce(string_agg(t::text, ' '), '') as t from ${sql.table(tabela)} as t`.execute(app.db);
    partes.push(linhas[0]?.t ?? '');
  }
  return partes.join(' ');
};

/** Where a word occurs in the copy, with some context. */
const achados = (copia: string, palavra: string): string[] =>
  [...copia.matchAll(new RegExp(`.{0,40}${palavra}.{0,40}`, 'gi'))].map(([trecho]) => trecho);

describe('alterar tipo', () => {
  it('counts the term again from the registration, tells the citizen and writes one row', async () => {
    const { id } = await criarCaso(app);
    const antes = (await findRow(id)).prazo;
    const response = await alterar(gestor, id, TipoManifestacao.acessoAInformacao);
    expect(response.statusCode, response.body).toBe(200);
    const row = await findRow(id);
    expect(row).toMatchObject({
      id_tipo: 8,
      id_tipo_formulario: 3,
      prazo: '2026-04-01',
      prazo_original: antes,
    });
    const eventos = await app.db
      .selectFrom('manifestacao_prazo_evento')
      .select(['tipo', 'prazo_anterior', 'prazo_novo'])
      .where('id_manifestacao', '=', id)
      .execute();
    expect(eventos).toEqual([{ tipo: 'recontagem', prazo_anterior: antes, prazo_novo: '2026-04-01' }]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Alteração de tipo']);
    const dela = (await maria.get(`${API}/manifestacoes/${id}`)).json<{ historico: { frase: string }[] }>();
    expect(dela.historico[0]?.frase).toContain(MOTIVO);
    const emails = await emailsDoEvento(app, 'manifestacao.tipo-alterado');
    expect(emails.at(-1)?.texto).toContain('01/04/2026');
    const prazo = (await maria.get(`${API}/manifestacoes/${id}/prazo`)).json<{ dias: { data: string }[] }>();
    expect(prazo.dias.at(-1)?.data).toBe('2026-04-01');
  });

  it('keeps an extension, shortened to what the new law gives', async () => {
    const { id } = await criarCaso(app, { prazo: '2026-05-11', prorrogadaEm: '2026-03-12T09:00:00-03:00' });
    await app.db
      .insertInto('manifestacao_prazo_evento')
      .values({
        id_manifestacao: id,
        tipo: 'prorrogacao',
        dias: 30,
        prazo_anterior: '2026-04-13',
        prazo_novo: '2026-05-13',
        ocorrido_em: app.clock.now(),
      })
      .execute();
    await alterar(gestor, id, TipoManifestacao.acessoAInformacao);
    expect((await findRow(id)).prazo).toBe('2026-04-13');
  });

  it('seals everything of a case that becomes a denúncia: no word of it in a copy of the database', async () => {
    const { idAnexo, segredo } = await enviarArquivo(
      app,
      Buffer.from('prova anexada'),
      'prova-zarabatana.txt',
    );
    const registrada = await registrar(maria, {
      teor: { texto: 'A chefia guarda zarabatanas no almoxarifado.' },
      anexos: [{ idAnexo, segredo }],
    });
    expect(registrada.statusCode, registrada.body).toBe(200);
    const { idManifestacao: id, numeroProtocolo } = registrada.json<{
      idManifestacao: number;
      numeroProtocolo: string;
    }>();
    const { unidades } = (await gestor.get(`${API}/unidades`)).json<{ unidades: { idUnidade: number }[] }>();
    const tramite = {
      casos: [{ idManifestacao: id }],
      unidades: [unidades[0]?.idUnidade],
      mensagem: 'Há zarabatanas aí?',
    };
    expect((await gestor.post(`${API}/tratamento/tramitar`, tramite)).statusCode).toBe(200);
    await gestor.post(`${API}/tratamento/${id}/notas`, { texto: 'Nota sobre a zarabatana.' });
    await app.db
      .insertInto('resposta')
      .values({
        id_manifestacao: id,
        id_tipo_resposta: 3,
        texto: 'Estamos contando as zarabatanas.',
        detalhes: JSON.stringify({ destino: 'zarabatana' }),
        id_ouvidoria: 6,
        responsavel: 'x',
        registrada_em: app.clock.now(),
      })
      .execute();
    expect(achados(await dump(), 'zarabatana').length).toBeGreaterThan(5);

    const motivo = 'Fala do esconderijo das zarabatanas.';
    expect((await alterar(gestor, id, TipoManifestacao.denuncia, { motivo })).statusCode).toBe(200);
    expect(achados(await dump(), 'zarabatana')).toEqual([]);
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from email_saida
      where (texto like ${`%${numeroProtocolo}%`} or assunto like ${`%${numeroProtocolo}%`})
        and para_busca = ${procurado('email', 'maria.cidada@escuta.invalid')}`.execute(app.db);
    expect(rows).toEqual([{ total: 0 }]);
    const manifestante = await app.db
      .selectFrom('manifestante')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .execute();
    expect(manifestante).toEqual([]);
    expect(await findRow(id)).toMatchObject({ id_tipo: 1, id_tipo_identificacao: 3, teor: null });

    const dela = await maria.get(`${API}/manifestacoes/${id}`);
    expect(dela.statusCode, dela.body).toBe(200);
    expect(dela.body).toContain('guarda zarabatanas');
    expect(dela.body).toContain('contando as zarabatanas');
    expect(dela.json()).toMatchObject({ anexos: [{ nomeArquivo: 'prova-zarabatana.txt' }] });
    expect((await maria.get(`${API}/manifestacoes/${id}/anexos/${idAnexo}`)).body).toBe('prova anexada');
    const daEquipe = await gestor.get(`${API}/tratamento/${id}`);
    expect(daEquipe.json()).toMatchObject({
      manifestante: null,
      passos: [{ mensagem: 'Há zarabatanas aí?' }],
    });
    expect(app.log()).not.toContain('zarabatana');

    // Changed back: the identity stays in the vault, and what was sealed stays sealed.
    expect((await alterar(gestor, id, TipoManifestacao.reclamacao)).statusCode).toBe(200);
    const volta = await findRow(id);
    expect(volta).toMatchObject({ id_tipo: 2, id_tipo_identificacao: 3, teor: null });
    const depois = await dump();
    for (const selado of [
      'contando as zarabatanas',
      'Nota sobre',
      'zarabatanas aí',
      'prova-zarabatana',
      motivo,
    ]) {
      expect(achados(depois, selado)).toEqual([]);
    }
    const aberta = (await gestor.get(`${API}/tratamento/${id}`)).json();
    expect(aberta).toMatchObject({ manifestante: null, passos: [{ mensagem: 'Há zarabatanas aí?' }] });
    expect((await maria.get(`${API}/manifestacoes/${id}`)).body).toContain('contando as zarabatanas');
    expect((await alterar(gestor, id, TipoManifestacao.denuncia)).statusCode).toBe(200);
    expect(achados(await dump(), 'zarabatana')).toEqual([]);
  });

  it('leaves a denúncia that becomes another type without its person: name and contacts stay in the vault', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      resposta: { texto: 'Resposta quiçaba.' },
      situacao: 1,
    });
    expect((await alterar(gestor, id, TipoManifestacao.reclamacao)).statusCode).toBe(200);
    const manifestante = await app.db
      .selectFrom('manifestante')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .execute();
    expect(manifestante).toEqual([]);
    expect(achados(await dump(), 'quiçaba')).toEqual([]);
    const emails = await emailsDoEvento(app, 'manifestacao.tipo-alterado');
    expect(emails.at(-1)).toMatchObject({ para: '', texto: '', id_usuario: null });
    const historico = (await maria.get(`${API}/manifestacoes/${id}`)).json<{
      historico: { frase: string }[];
    }>();
    expect(historico.historico[0]?.frase).toContain('continua restrita');
    expect(historico.historico[0]?.frase).toContain(MOTIVO);
  });

  it('refuses comunicação, the same type, the wrong profile, another office and a stale version', async () => {
    const { id } = await criarCaso(app);
    const anonima = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    for (const tipo of [TipoManifestacao.denuncia, TipoManifestacao.reclamacao]) {
      const response = await alterar(gestor, anonima.id, tipo);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        409,
        'analise.comunicacao-fica-anonima',
      ]);
    }
    expect((await alterar(gestor, id, TipoManifestacao.comunicacao)).statusCode).toBe(400);
    expect((await alterar(gestor, id, TipoManifestacao.reclamacao)).statusCode).toBe(409);
    for (const login of ['observador.cgu', 'atendente.cgu', 'colaborador.cgu']) {
      const visitor = await entrarComo(app, login);
      expect((await alterar(visitor, id, TipoManifestacao.elogio)).statusCode, login).toBe(403);
    }
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await alterar(ifce, id, TipoManifestacao.elogio)).statusCode).toBe(404);
    const velha = { casos: [{ idManifestacao: id, versao: 7 }] };
    expect((await alterar(gestor, id, TipoManifestacao.elogio, velha)).json()).toMatchObject({
      code: 'manifestacao.mudou',
    });
    const lote = await alterar(gestor, id, TipoManifestacao.elogio, {
      casos: [{ idManifestacao: id }, { idManifestacao: anonima.id }],
    });
    expect(lote.json()).toMatchObject({ resultados: [{ feito: true }, { feito: false }] });
  });

  it('leaves what was a denúncia out of the search by words; its protocol still finds it', async () => {
    const { id, numeroProtocolo } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      login: 'maria.cidada',
      teor: { texto: 'O zelador esconde as chaves da biblioteca.' },
    });
    const outra = await criarCaso(app, { teor: { texto: 'As chaves da biblioteca sumiram.' } });
    expect((await alterar(gestor, id, TipoManifestacao.reclamacao)).statusCode).toBe(200);
    const achadas = async (busca: string) => {
      const query = new URLSearchParams({ busca });
      const { itens } = (await gestor.get(`${API}/tratamento/manifestacoes?${query}`)).json<{
        itens: { idManifestacao: number }[];
      }>();
      return itens.map(({ idManifestacao }) => idManifestacao);
    };
    expect(await achadas('chaves biblioteca')).toEqual([outra.id]);
    expect(await achadas(numeroProtocolo)).toEqual([id]);
  });
});
