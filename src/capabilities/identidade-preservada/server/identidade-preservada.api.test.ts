import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { entrarComoPrograma } from '#capabilities/integracao/server/testing-integracao.ts';
import { selarRepresentacoesJob } from '#capabilities/representacao/server/selar-representacoes.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { decidir, interposto } from '#testing/recursos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { PRESERVAR_ANTIGAS } from './preservar-antigas.ts';

/** A name that nobody else has. */
const NOME = 'Zulmira Quintanilha Bezerril';
const EMAIL = 'zulmira@escuta.invalid';
const QUEM = /zulmira|quintanilha|bezerril/iu;
const API = '/api/app-web/v1';

let app: TestApp;
let zulmira: Visitor;
const rotas: string[] = [];
let equipe: Record<string, { get(url: string): Promise<LightMyRequestResponse> }>;

beforeAll(async () => {
  app = await createTestApp({
    demo: true,
    now: '2026-03-12T09:00:00-03:00',
    onHttp: (http) =>
      http.addHook('onRoute', ({ method, url }) => {
        if (method === 'GET') rotas.push(url);
      }),
  });
  await app.db
    .updateTable('usuario')
    .set({ nome: NOME, nome_social: null, email: EMAIL })
    .where('login', '=', 'maria.cidada')
    .execute();
  zulmira = await entrarComo(app, 'maria.cidada');
  equipe = {};
  for (const login of [
    'gestor.cgu',
    'respondente.cgu',
    'atendente.cgu',
    'observador.cgu',
    'colaborador.cgu',
    'recursos.cgu',
    'admin',
    'gestor.ifce',
  ])
    equipe[login] = await entrarComo(app, login);
  for (const perfil of ['respondente', 'atendente', 'observador'] as const)
    equipe[`programa ${perfil}`] = await entrarComoPrograma(app, perfil);
}, 120_000);
afterAll(() => app.close());

const feito = (response: LightMyRequestResponse): LightMyRequestResponse => {
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toContain('"feito":false');
  return response;
};
const noCaso = async (ato: string, id: number, mais: Record<string, unknown>) =>
  feito(
    await (equipe['gestor.cgu'] as Visitor).post(`${API}/tratamento/${ato}`, {
      casos: [{ idManifestacao: id }],
      ...mais,
    }),
  );
const pedir = async (mudancas: Record<string, unknown> = {}): Promise<number> =>
  feito(
    await registrar(zulmira, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
      ...mudancas,
    }),
  ).json<{ idManifestacao: number }>().idManifestacao;
const NEGADO = {
  texto: 'O acesso foi negado porque o pedido é genérico demais.',
  detalhes: { fundamentoLegal: 'Decreto 7.724/2012, art. 13, I' },
  idCodigoDecisao: 1,
  idEspecificacaoDecisao: 13,
};
const responder = async (id: number) => noCaso('responder', id, NEGADO);

/** Every table of the database as text: what a copy of it would tell. */
const copia = async (): Promise<Map<string, string>> => {
  const { rows } = await sql<{ tabela: string }>`
    select table_name as tabela from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const lidas = new Map<string, string>();
  for (const { tabela } of rows) {
    const { rows: linhas } = await sql<{ linha: string }>`
      select row_to_json(t)::text as linha from ${sql.table(tabela)} t`.execute(app.db);
    lidas.set(tabela, linhas.map(({ linha }) => linha).join('\n'));
  }
  return lidas;
};

describe('Lei 13.460/2017, art. 10 § 7º: who asked with the identity preserved', () => {
  it('LAI art. 31 § 1º I: is in no table of a copy of the database besides the own account', async () => {
    const id = await pedir();
    await responder(id);
    const { idRecurso } = await interposto(zulmira, id);
    await decidir(equipe['respondente.cgu'] as Visitor, idRecurso);
    const onde = [...(await copia())].filter(([, linhas]) => QUEM.test(linhas)).map(([tabela]) => tabela);
    expect(onde).toEqual(['usuario']);
  });

  it('has no representative typed in by the office, which would learn who asked', async () => {
    const id = await pedir();
    const gestora = equipe['gestor.cgu'] as Visitor;
    const { atos } = (await gestora.get(`${API}/manifestacoes/${id}`)).json<{ atos: { ato: string }[] }>();
    expect(atos.map(({ ato }) => ato)).not.toContain('registrarRepresentacao');
    const recusada = await gestora.post(`${API}/tratamento/registrar-representacao`, {
      casos: [{ idManifestacao: id }],
      nome: 'Filadelfo Zuza',
      qualidade: 'advogado',
      semCopia: 'A procuração está no processo em papel.',
      anexos: [],
    });
    expect([recusada.statusCode, recusada.json<{ code: string }>().code]).toEqual([
      403,
      'manifestacao.identidade-preservada',
    ]);
  });

  it('whose representative an earlier version wrote in the open has both sealed at the start', async () => {
    const PROCURADOR = /filadelfo/iu;
    const id = await pedir();
    const { idAnexo } = await enviarArquivo(
      app,
      Buffer.from('procuração'),
      'procuração a Filadelfo Zuza.txt',
    );
    const representacao = await app.db
      .insertInto('representacao')
      .values({
        id_manifestacao: id,
        dados: JSON.stringify({
          nome: 'Filadelfo Zuza',
          qualidade: 'advogado',
          tipoDocumento: null,
          documento: null,
          semCopia: null,
        }),
        id_responsavel: null,
        responsavel: 'CGU',
        registrada_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('anexo')
      .set({
        sem_conta: false,
        id_manifestacao: id,
        id_representacao: representacao.id,
        nome: 'procuração a Filadelfo Zuza.txt',
        nome_cifrado: null,
        anexado_em: app.clock.now(),
      })
      .where('id', '=', idAnexo)
      .execute();
    for (const _ of [1, 2]) await selarRepresentacoesJob(app.platform).run({});
    expect([...(await copia())].filter(([, linhas]) => PROCURADOR.test(linhas))).toEqual([]);
    const ver = async (quem: { get(url: string): Promise<LightMyRequestResponse> }) =>
      feito(await quem.get(`${API}/manifestacoes/${id}/representacoes`)).json();
    expect(await ver(zulmira)).toMatchObject([
      { nome: 'Filadelfo Zuza', anexos: [{ nomeArquivo: 'Documento da representação.txt' }] },
    ]);
    for (const login of ['gestor.cgu', 'atendente.cgu', 'observador.cgu']) {
      expect(await ver(equipe[login] as Visitor)).toMatchObject([{ nome: null, qualidade: 'Advogado(a)' }]);
    }
  });

  it('gets every mail, reads the own case, is asked to rate and may appeal', async () => {
    const id = await pedir();
    await responder(id);
    const sobre = await app.db
      .selectFrom('email_saida')
      .select(['evento', 'para', 'selado'])
      .where('evento', 'in', ['manifestacao.cadastrada', 'manifestacao.respondida'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(sobre.map(({ para, selado }) => [para, selado !== null])).toEqual([
      ['', true],
      ['', true],
    ]);
    expect(feito(await zulmira.get(`${API}/manifestacoes/${id}`)).json()).toMatchObject({
      idManifestacao: id,
    });
    const { idRecurso } = await interposto(zulmira, id);
    await decidir(equipe['respondente.cgu'] as Visitor, idRecurso);
    const aQualificar = (await zulmira.get(`${API}/recursos/a-qualificar`)).json<{ idRecurso: number }[]>();
    expect(aQualificar.map((recurso) => recurso.idRecurso)).toContain(idRecurso);
  });

  it('is in nothing that the staff, the instances or programs can read, whatever the words of the request say', async () => {
    const palavras = `Eu, ${NOME}, ${EMAIL}, quero saber os gastos com diárias em 2025.`;
    const arquivo = await enviarArquivo(app, Buffer.from('o que pedi'), 'Zulmira_Quintanilha.txt');
    const id = await pedir({
      teor: { resumo: `Gastos que a ${NOME} pede`, texto: palavras },
      anexos: [{ idAnexo: arquivo.idAnexo, segredo: arquivo.segredo }],
    });
    const { unidades } = (await (equipe['gestor.cgu'] as Visitor).get(`${API}/unidades`)).json<{
      unidades: { idUnidade: number; sigla: string }[];
    }>();
    const cogep = unidades.find(({ sigla }) => sigla === 'COGEP')?.idUnidade;
    await noCaso('tramitar', id, { unidades: [cogep], mensagem: 'Quanto foi gasto?' });
    const { id: idTramitacao } = await app.db
      .selectFrom('tramitacao')
      .select('id')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    const ler = async (valores: Record<string, string>) => {
      let lidas = 0;
      for (const rota of new Set(rotas)) {
        const partes = [...rota.matchAll(/:(\w+)/g)].map(([, nome = '']) => nome);
        // The outbox of a demonstration, which shows every mail in place of a mailbox, is in no production.
        if (/eventos$|govbr|\*|caixa-de-saida/.test(rota)) continue;
        if (!partes.every((nome) => nome in valores)) continue;
        const url = partes.reduce((cada, nome) => cada.replace(`:${nome}`, valores[nome] ?? ''), rota);
        for (const [quem, visitor] of Object.entries(equipe)) {
          // The administrador keeps the accounts, which say nothing of cases.
          if (quem === 'admin' && /\/(?:gerenciar\/)?(?:usuarios|pessoas)/.test(url)) continue;
          const { statusCode, body, headers } = await visitor.get(url);
          if (statusCode !== 200) continue;
          lidas += 1;
          expect(body.match(QUEM)?.[0], `${quem} ${url}`).toBeUndefined();
          expect(decodeURIComponent(String(headers['content-disposition'])), `${quem} ${url}`).not.toMatch(
            QUEM,
          );
        }
      }
      return lidas;
    };
    const valores = {
      idManifestacao: String(id),
      idTramitacao: String(idTramitacao),
      idAnexo: String(arquivo.idAnexo),
    };
    expect(await ler(valores)).toBeGreaterThan(100);
    await responder(id);
    const { idRecurso } = await interposto(zulmira, id, { texto: `${palavras} A resposta não trouxe isso.` });
    await decidir(equipe['respondente.cgu'] as Visitor, idRecurso);
    await app.runJobs();
    const { protocolo } = await app.db
      .selectFrom('manifestacao')
      .select('protocolo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await ler({ ...valores, idRecurso: String(idRecurso), protocolo })).toBeGreaterThan(100);
    expect(app.log()).not.toMatch(QUEM);
  }, 240_000);

  it('is found by no search for the name, though the words of the request are searched', async () => {
    const dito = await pedir({
      teor: { resumo: 'Passagens da comitiva', texto: `${NOME} quer saber das passagens da comitiva.` },
    });
    const calado = await pedir({ teor: { resumo: 'Passagens da comitiva', texto: 'Quanto custaram?' } });
    const achados = async (busca: string) =>
      (
        await (equipe['gestor.cgu'] as Visitor).get(
          `${API}/tratamento/manifestacoes?fila=todas&busca=${encodeURIComponent(busca)}`,
        )
      )
        .json<{ itens: { idManifestacao: number }[] }>()
        .itens.map(({ idManifestacao }) => idManifestacao);
    expect(await achados('Zulmira Quintanilha')).toEqual([]);
    expect(await achados('comitiva')).toContain(calado);
    // The name is in no word that is searched.
    expect(await achados('comitiva')).toContain(dito);
  });

  it('stays unknown when the request is re-typed, even as a denúncia, and when it goes to another office', async () => {
    const id = await pedir();
    await noCaso('encaminhar', id, {
      idOuvidoriaDestino: 65,
      textoDestinatario: 'O fato é deste instituto, que deve responder ao pedido.',
      textoSolicitante: 'Enviamos o seu pedido ao instituto federal.',
    });
    const ifce = equipe['gestor.ifce'] as Visitor;
    const url = `${API}/tratamento/${id}`;
    expect(feito(await ifce.get(url)).json()).toMatchObject({
      manifestante: null,
      identidadePreservada: true,
    });
    for (const idTipo of [TipoManifestacao.reclamacao, TipoManifestacao.denuncia]) {
      feito(
        await ifce.post(`${API}/tratamento/alterar-tipo`, {
          casos: [{ idManifestacao: id }],
          idTipoManifestacao: idTipo,
          motivo: 'O que foi escrito não é um pedido de informação.',
        }),
      );
      const justificativa = 'Precisamos ouvir a pessoa que escreveu, na comissão de amanhã.';
      expect((await ifce.post(`${url}/identidade`, { justificativa })).statusCode).toBe(403);
      expect((await ifce.get(url)).body).not.toMatch(QUEM);
      expect(feito(await zulmira.get(`${API}/manifestacoes/${id}`)).statusCode).toBe(200);
    }
    const guardada = await app.db
      .selectFrom('manifestacao_cofre')
      .select('identidade_cifrada')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(guardada.identidade_cifrada).toBeNull();
  });

  it('Lei 13.460/2017, art. 10 § 7º: re-typed as a denúncia, is opened by no request for the identity nor sent by consent', async () => {
    const id = await pedir();
    const gestor = equipe['gestor.cgu'] as Visitor;
    await noCaso('alterar-tipo', id, {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O que foi escrito denuncia um desvio.',
    });
    const recusa = async (ato: string, corpo: Record<string, unknown>) => {
      const feito = await fazerAto(gestor, ato, [{ idManifestacao: id }], corpo);
      return [feito.statusCode, feito.json<{ code?: string }>().code];
    };
    const preservada = [403, 'manifestacao.identidade-preservada'];
    const motivo = 'Sem ouvir a pessoa não há como localizar os documentos.';
    expect(await recusa('pedir-identidade', { motivo })).toEqual(preservada);
    const destinatario = { nome: 'Ministério Público Federal' };
    expect(await recusa('pedir-consentimento', { motivo, destinatario })).toEqual(preservada);
    const { atos } = (await gestor.get(`${API}/tratamento/${id}`)).json<{ atos: { ato: string }[] }>();
    const nomes = atos.map(({ ato }) => ato);
    for (const ato of ['pedirIdentidade', 'pedirConsentimento', 'verIdentidade'])
      expect(nomes).not.toContain(ato);
    // One that an earlier version granted opens nothing either.
    const { id: idUsuario } = await app.db
      .selectFrom('usuario')
      .select('id')
      .where('login', '=', 'gestor.cgu')
      .executeTakeFirstOrThrow();
    const { id_ouvidoria } = await app.db
      .selectFrom('manifestacao')
      .select('id_ouvidoria')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: idPedido } = await app.db
      .insertInto('pedido_identidade')
      .values({
        id_manifestacao: id,
        id_ouvidoria_que_pediu: id_ouvidoria,
        quem_pede: 'CGU',
        id_ouvidoria_guarda: id_ouvidoria,
        id_solicitante: idUsuario,
        solicitante: 'Gestora',
        motivo_cifrado: Buffer.from('x'),
        pedido_em: app.clock.now(),
        concedido: true,
        fundamento_cifrado: Buffer.from('x'),
        decisor: 'Gestora',
        id_decisor: idUsuario,
        decidido_em: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const aberta = await gestor.post(`${API}/pedidos-de-identidade/${idPedido}/abrir`, {
      justificativa: 'Precisamos ouvir a pessoa que escreveu, na comissão de amanhã.',
    });
    expect([aberta.statusCode, aberta.json().code]).toEqual(preservada);
    expect(aberta.body).not.toMatch(QUEM);
    await app.db.deleteFrom('pedido_identidade').where('id', '=', idPedido).execute();
    const outro = await pedir();
    await noCaso('alterar-tipo', outro, {
      idTipoManifestacao: TipoManifestacao.reclamacao,
      motivo: 'O que foi escrito reclama de um serviço.',
    });
    await noCaso('encaminhar-para-fora', outro, {
      orgaoExterno: 'Ministério Público Federal',
      textoSolicitante: 'Enviamos o caso ao Ministério Público Federal.',
    });
    const enviado = await app.db
      .selectFrom('encaminhamento')
      .select('com_identidade')
      .where('id_manifestacao', '=', outro)
      .executeTakeFirstOrThrow();
    expect(enviado.com_identidade).toBe(false);
  });

  it('LAI art. 31: is answered through the system alone, and the form says so', async () => {
    const resposta = await registrar(zulmira, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
      idModoResposta: 3,
    });
    expect([resposta.statusCode, resposta.json().code]).toEqual([400, 'registro.preservada-so-pelo-sistema']);
  });
});

it('Lei 13.460/2017, art. 10 § 7º: requests of the version before are sealed when the server starts', async () => {
  const antes = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
  // As the version before kept it: the mark, and the person in the open.
  await app.db
    .updateTable('manifestacao')
    .set({ identidade_preservada: true, id_tipo_identificacao: 3 })
    .where('id', '=', antes.id)
    .execute();
  const idUsuario = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'maria.cidada')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('email_saida')
    .values({
      evento: 'manifestacao.cadastrada',
      para: EMAIL,
      assunto: `Manifestação ${antes.numeroProtocolo}`,
      texto: `Olá. ${antes.numeroProtocolo}`,
      html: '',
      id_usuario: idUsuario.id,
      criado_em: app.clock.now(),
    })
    .execute();
  // Until then the office knows it already no more.
  const url = `${API}/tratamento/${antes.id}`;
  const gestor = equipe['gestor.cgu'] as Visitor;
  expect(feito(await gestor.get(url)).body).not.toMatch(QUEM);

  // As a start of the server does.
  await enqueue(app.db, PRESERVAR_ANTIGAS, {});
  await app.runJobs();

  const aberta = await app.db
    .selectFrom('manifestante')
    .select('id_manifestacao')
    .where('id_manifestacao', '=', antes.id)
    .execute();
  expect(aberta).toEqual([]);
  const onde = [...(await copia())].filter(([, linhas]) => QUEM.test(linhas)).map(([tabela]) => tabela);
  expect(onde).not.toContain('email_saida');
  expect(onde).not.toContain('manifestante');
  expect(feito(await gestor.get(url)).json()).toMatchObject({
    identidadePreservada: true,
    manifestante: null,
  });
  expect(feito(await zulmira.get(`${API}/manifestacoes/${antes.id}`)).statusCode).toBe(200);
  await responder(antes.id);
  const ultimo = await app.db
    .selectFrom('email_saida')
    .select(['para', 'selado'])
    .where('evento', '=', 'manifestacao.acesso-negado')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([ultimo.para, ultimo.selado !== null]).toEqual(['', true]);
});
