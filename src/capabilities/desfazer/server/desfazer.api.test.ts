import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Especificacao } from '#capabilities/conteudo-da-resposta/domain/especificacao.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { modosSemEnvio } from '#capabilities/remedio/domain/ciencia.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsEscritos, type NovoCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const IFCE = 65;
const AGORA = '2026-08-14T10:00:00-03:00';
const texto = 'A lâmpada do posto foi trocada na segunda-feira.';
const envolve = { envolveEmpresa: true, envolveServidorPublico: false, envolveCargoDas4: false };

let app: TestApp;
let gestor: Visitor;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: AGORA, comoServidor: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(AGORA);
  gestor = await entrarComo(app, 'gestor.cgu');
  maria = await entrarComo(app, 'maria.cidada');
  await app.db.deleteFrom('email_saida').execute();
});

/** What an undo leaves otherwise: the history and its chain, who looked, and the marks of the undo itself. */
const QUE_FICAM = [
  'manifestacao_historico',
  'auditoria',
  'auditoria_elo',
  'auditoria_lacuna',
  'auditoria_marco',
  'ato_reversivel',
  'sessao',
  'limite',
];

/** Every row of the database, as text. */
const todasAsLinhas = async (): Promise<Record<string, unknown[]>> => {
  const { rows: tabelas } = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by 1`.execute(app.db);
  const tudo: Record<string, unknown[]> = {};
  for (const { nome } of tabelas) {
    if (QUE_FICAM.includes(nome)) continue;
    const { rows } = await sql<{ linha: string }>`
      select (to_jsonb(t) - 'versao' - 'atualizada_em')::text as linha from ${sql.table(nome)} t order by 1`.execute(
      app.db,
    );
    tudo[nome] = rows.map(({ linha }) => linha);
  }
  return tudo;
};

const idDe = async (login: string): Promise<number> =>
  (await app.db.selectFrom('usuario').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** With everything that the end or the move of a case touches: a step, a tag, somebody responsible, a draft, a withdrawal. */
const casoCheio = async (novo: NovoCaso = {}): Promise<number> => {
  const { id } = await criarCaso(app, novo);
  const colaborador = await idDe('colaborador.cgu');
  await app.db
    .insertInto('tramitacao')
    .values({
      id_manifestacao: id,
      id_destinatario: colaborador,
      id_remetente: colaborador,
      remetente: 'x',
      mensagem: 'Pode ver?',
      prazo: '2026-08-20',
      prazo_original: '2026-08-20',
      aberta_em: app.clock.now(),
    })
    .execute();
  await app.db
    .updateTable('manifestacao')
    .set({ id_responsavel: colaborador, prazo_interno: '2026-08-20' })
    .where('id', '=', id)
    .execute();
  const { id: idTag } = await app.db
    .insertInto('tag')
    .values({ id_ouvidoria: 6, nome: `tag ${id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('manifestacao_tag').values({ id_manifestacao: id, id_tag: idTag }).execute();
  const rascunho = await gestor.send({
    method: 'PUT',
    url: `/api/app-web/v1/tratamento/${id}/rascunho-resposta`,
    payload: { conteudo: { tipo: 'conclusiva', campos: { texto } } },
  });
  expect(rascunho.statusCode, rascunho.body).toBe(200);
  return id;
};

const comDesfazer = async (ato: string, id: number, dados: Readonly<Record<string, unknown>>) => {
  const feito = await fazerAto(gestor, ato, [{ idManifestacao: id }], { ...dados, podeDesfazer: true });
  expect(feito.statusCode, feito.body).toBe(200);
  expect(feito.json()).toMatchObject({ desfazer: { segundos: SEGUNDOS_PARA_DESFAZER } });
};
const desfazer = (quem: Visitor, id: number) => quem.post(`/api/app-web/v1/tratamento/${id}/desfazer`);
const recusa = async (quem: Visitor, id: number) => {
  const response = await desfazer(quem, id);
  return [response.statusCode, response.json<{ code: string }>().code];
};
const depoisDosSegundos = async (): Promise<void> => {
  await app.platform.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
};
const anexo = async () => {
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('Laudo da lâmpada'), 'laudo.txt');
  return { anexos: [{ idAnexo, segredo }] };
};

const conclusiva = { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } };
const arquivamento = { idMotivoArquivamento: 1, justificativa: 'O mesmo relato já tem outro protocolo.' };
const encaminhamento = {
  idOuvidoriaDestino: IFCE,
  textoDestinatario: 'O assunto é do campus de Sobral, que é de vocês.',
  textoSolicitante: 'Quem cuida disto é o instituto, e ele vai responder.',
};
const paraFora = {
  orgaoExterno: 'Conselho Regional de Medicina',
  textoSolicitante: encaminhamento.textoSolicitante,
};
const complementacao = { texto: 'Em que dia e em que posto foi o atendimento?' };
const prorrogacao = { idMotivoProrrogacao: 1, justificativa: 'O levantamento nos arquivos pede mais tempo.' };
const aUmColega = async () => ({
  pessoas: [await idDe('respondente.cgu')],
  mensagem: 'A lâmpada foi trocada?',
});
const consentimento = { destinatario: { idOuvidoria: IFCE }, motivo: 'O órgão precisa ouvir você.' };
const daDenuncia = {
  texto,
  detalhes: { destino: 'apuracao', orgaoApurador: 'Corregedoria de Sobral', apta: true, ...envolve },
};
const doPedido = {
  texto: 'Esta é a resposta do órgão ao pedido de acesso.',
  detalhes: { dataEntrega: '2026-09-10' },
  idCodigoDecisao: CodigoDecisao.concedido,
  idEspecificacaoDecisao: Especificacao.peloCorreio,
};
const denuncia = { tipo: TipoManifestacao.denuncia };
const pedido = { tipo: TipoManifestacao.acessoAInformacao, registradaEm: '2026-08-03T10:00:00-03:00' };

describe('N10: an act that is taken back leaves every row of the database as it was, but for the history', () => {
  it.each([
    ['the answer to a reclamação', 'responder', {}, conclusiva],
    ['the answer to a denúncia, which is sealed', 'responder', denuncia, daDenuncia],
    ['the decision on an access request, with its promise', 'responder', pedido, doPedido],
    ['an interim answer', 'responder-intermediaria', {}, { texto }],
    ['an interim answer to a denúncia', 'responder-intermediaria', denuncia, { texto }],
    ['the archiving of a reclamação', 'arquivar', {}, arquivamento],
    ['the archiving of an anonymous denúncia', 'arquivar', { ...denuncia, login: null }, arquivamento],
    ['a forwarding', 'encaminhar', {}, encaminhamento],
    ['the forwarding of a denúncia', 'encaminhar', denuncia, encaminhamento],
    ['a forwarding out of the platform', 'encaminhar-para-fora', {}, paraFora],
    ['the forwarding of a denúncia out of the platform', 'encaminhar-para-fora', denuncia, paraFora],
    ['a request for more, which stops the clock', 'pedir-complementacao', {}, complementacao],
    ['a request for more of a denúncia', 'pedir-complementacao', denuncia, complementacao],
    ['an extension of the term', 'prorrogar', {}, prorrogacao],
    ['an extension of the term of a denúncia', 'prorrogar', denuncia, prorrogacao],
    ['a request for consent, with its link', 'pedir-consentimento', denuncia, consentimento],
    ['a request to a colleague', 'tramitar', {}, aUmColega],
  ] as const)('%s', async (_, ato, novo, pedido) => {
    const id = await casoCheio(novo);
    const dados = typeof pedido === 'function' ? await pedido() : pedido;
    const arquivos = ato.startsWith('responder') ? await anexo() : {};
    const antes = await todasAsLinhas();
    const { versao } = await app.db
      .selectFrom('manifestacao')
      .select('versao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await comDesfazer(ato, id, { ...dados, ...arquivos });
    const desfeito = await desfazer(gestor, id);
    expect(desfeito.statusCode, desfeito.body).toBe(200);
    expect(await todasAsLinhas()).toEqual(antes);
    expect((await acoesDoHistorico(app, id)).at(-1)).toBe('Ato desfeito');
    expect(
      await app.db.selectFrom('manifestacao').select('versao').where('id', '=', id).executeTakeFirst(),
    ).toEqual({ versao: versao + 2 });
    await depoisDosSegundos();
    expect(await emailsEscritos(app)).toEqual([]);
    // The case is what it was: the same act can be done again, this time for good.
    await comDesfazer(ato, id, { ...dados, ...arquivos });
  });
});

describe('N10: an act that is not taken back', () => {
  it('counts from the click, and its mail goes when the seconds are over', async () => {
    const id = await casoCheio();
    await comDesfazer('responder', id, conclusiva);
    await app.runJobs();
    const [escrito] = await app.db.selectFrom('email_saida').select(['evento', 'enviado_em']).execute();
    expect(escrito).toEqual({ evento: 'manifestacao.respondida', enviado_em: null });
    app.clock.advance(31_000);
    await depoisDosSegundos();
    await app.runJobs();
    const [enviado] = await app.db.selectFrom('email_saida').select('enviado_em').execute();
    expect(enviado?.enviado_em).toEqual(app.clock.now());
    expect(
      await app.db.selectFrom('manifestacao').select('respondida_em').where('id', '=', id).executeTakeFirst(),
    ).toEqual({ respondida_em: new Date(AGORA) });
    expect(await app.db.selectFrom('ato_reversivel_linha').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('ato_reversivel_trabalho').selectAll().execute()).toEqual([]);
  });

  it('goes at once where nobody asked for a way back, and notes nothing', async () => {
    const { id } = await criarCaso(app);
    const feito = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], conclusiva);
    expect(feito.json()).not.toHaveProperty('desfazer');
    await app.runJobs();
    const [enviado] = await app.db.selectFrom('email_saida').select('enviado_em').execute();
    expect(enviado?.enviado_em).toEqual(app.clock.now());
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.nada']);
  });

  it('is done for good on several cases, and on the principal of a group', async () => {
    const ids = [(await criarCaso(app)).id, (await criarCaso(app)).id];
    const casos = ids.map((idManifestacao) => ({ idManifestacao }));
    const varias = await fazerAto(gestor, 'arquivar', casos, { ...arquivamento, podeDesfazer: true });
    expect([varias.statusCode, 'desfazer' in varias.json()]).toEqual([200, false]);
    const grupo = [(await criarCaso(app)).id, (await criarCaso(app)).id];
    await app.db.updateTable('manifestacao').set({ id_grupo: grupo[0] }).where('id', 'in', grupo).execute();
    const principal = [{ idManifestacao: grupo[0] ?? 0 }];
    const uma = await fazerAto(gestor, 'responder', principal, { ...conclusiva, podeDesfazer: true });
    expect([uma.statusCode, 'desfazer' in uma.json()]).toEqual([200, false]);
  });
});

describe('N10: a draft saved while the act may still be taken back', () => {
  it('is newer than the one that the act deleted, and stays', async () => {
    const id = await casoCheio();
    await comDesfazer('responder-intermediaria', id, { texto });
    const url = `/api/app-web/v1/tratamento/${id}/rascunho-resposta`;
    const campos = { texto: 'O que já se escreve agora.' };
    const salvo = await gestor.send({
      method: 'PUT',
      url,
      payload: { conteudo: { tipo: 'conclusiva', campos } },
    });
    expect(salvo.statusCode, salvo.body).toBe(200);
    const desfeito = await desfazer(gestor, id);
    expect(desfeito.statusCode, desfeito.body).toBe(200);
    expect(JSON.stringify((await gestor.get(url)).json())).toContain(campos.texto);
  });
});

describe('N10: somebody else acts within the seconds', () => {
  const eventos = async (enviados: boolean) =>
    (
      await app.db
        .selectFrom('email_saida')
        .select('evento')
        .where('enviado_em', enviados ? 'is not' : 'is', null)
        .orderBy('id')
        .execute()
    ).map(({ evento }) => evento);

  it('and what waited goes before what they did: who filed reads of both in their order', async () => {
    const id = await casoCheio();
    await comDesfazer('responder-intermediaria', id, { texto });
    const colega = await entrarComo(app, 'respondente.cgu');
    const feito = await fazerAto(colega, 'arquivar', [{ idManifestacao: id }], arquivamento);
    expect(feito.statusCode, feito.body).toBe(200);
    await app.runJobs();
    expect(await eventos(true)).toEqual(['manifestacao.resposta-intermediaria', 'manifestacao.arquivada']);
  });

  it('and takes their own act back, which holds back nothing of the one before', async () => {
    const id = await casoCheio();
    await comDesfazer('responder-intermediaria', id, { texto });
    const colega = await entrarComo(app, 'respondente.cgu');
    const feito = await fazerAto(colega, 'arquivar', [{ idManifestacao: id }], {
      ...arquivamento,
      podeDesfazer: true,
    });
    expect(feito.json()).toHaveProperty('desfazer');
    expect((await desfazer(colega, id)).statusCode).toBe(200);
    await app.runJobs();
    expect(await eventos(true)).toEqual(['manifestacao.resposta-intermediaria']);
    expect(await eventos(false)).toEqual([]);
  });
});

describe('N10: a webhook', () => {
  const entregas = () =>
    app.db
      .selectFrom('webhook_entrega')
      .select(['proxima_em', 'criada_em', 'na_hora'])
      .orderBy('id')
      .execute();

  it.each([
    ['hears of the act when the seconds are over', {}, new Date('2026-08-14T13:00:30Z')],
    [
      'hears of a sealed case later too, and its wait tells only the hour',
      denuncia,
      new Date('2026-08-14T14:00:00Z'),
    ],
  ] as const)('%s', async (_, novo, proxima) => {
    await app.db.deleteFrom('webhook_entrega').execute();
    await app.db.deleteFrom('webhook').execute();
    await app.db
      .insertInto('webhook')
      .values({
        id_ouvidoria: 6,
        nome: 'Sistema do órgão',
        endereco: 'https://receptor.invalid/',
        acoes: ['Arquivamento', 'Ato desfeito'],
        segredo_selado: Buffer.from('x'),
        criado_em: app.clock.now(),
        atualizado_em: app.clock.now(),
      })
      .execute();
    const id = await casoCheio(novo);
    await comDesfazer('arquivar', id, arquivamento);
    expect((await entregas()).map(({ proxima_em }) => proxima_em)).toEqual([proxima]);
    await desfazer(gestor, id);
    // Nobody was told of the act, so nobody is told that it was taken back.
    expect((await entregas()).length).toBeLessThanOrEqual(1);
  });
});

describe('N10: it is refused in a sentence', () => {
  it('after its last second', async () => {
    const id = await casoCheio();
    await comDesfazer('arquivar', id, arquivamento);
    app.clock.advance(SEGUNDOS_PARA_DESFAZER * 1000 + 1);
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.tarde']);
  });

  it('once its mails have gone', async () => {
    const id = await casoCheio();
    await comDesfazer('encaminhar', id, encaminhamento);
    await depoisDosSegundos();
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.tarde']);
  });

  it('a second time', async () => {
    const id = await casoCheio();
    await comDesfazer('arquivar', id, arquivamento);
    expect((await desfazer(gestor, id)).statusCode).toBe(200);
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.ja-desfeito']);
  });

  it('to a colleague, to another office, and to profiles that do not act', async () => {
    const id = await casoCheio();
    await comDesfazer('responder', id, conclusiva);
    expect(await recusa(await entrarComo(app, 'respondente.cgu'), id)).toEqual([409, 'desfazer.nada']);
    expect(await recusa(await entrarComo(app, 'gestor.ifce'), id)).toEqual([
      404,
      'manifestacao.nao-encontrada',
    ]);
    expect(await recusa(await entrarComo(app, 'observador.cgu'), id)).toEqual([
      403,
      'acesso.perfil-sem-permissao',
    ]);
    expect(await recusa(maria, id)).toEqual([403, 'acesso.perfil-sem-permissao']);
  });

  it('once the other office acted', async () => {
    const id = await casoCheio();
    await comDesfazer('encaminhar', id, encaminhamento);
    const ifce = await entrarComo(app, 'gestor.ifce');
    const feito = await fazerAto(ifce, 'responder-intermediaria', [{ idManifestacao: id }], { texto });
    expect(feito.statusCode, feito.body).toBe(200);
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.caso-mudou']);
  });

  it('once a person whom no sending reaches opened the case, and so was told', async () => {
    const id = await casoCheio();
    await app.db
      .updateTable('manifestacao')
      .set({ id_modo_resposta: modosSemEnvio[0] ?? null })
      .where('id', '=', id)
      .execute();
    await comDesfazer('arquivar', id, arquivamento);
    expect((await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).statusCode).toBe(200);
    expect(await recusa(gestor, id)).toEqual([409, 'desfazer.ja-lida']);
  });
});

describe('L1: a database stolen while an act may still be taken back', () => {
  it('tells nothing of a sealed case, in its rows or in what was noted of them', async () => {
    const id = await casoCheio(denuncia);
    await comDesfazer('responder', id, { ...daDenuncia, ...(await anexo()) });
    const { rows } = await sql<{ anotado: string }>`
      select concat(l.chave, l.antes, t.dados) as anotado from ato_reversivel a
      left join ato_reversivel_linha l on l.id_ato = a.id left join ato_reversivel_trabalho t on t.id_ato = a.id
      where a.id_manifestacao = ${id}`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/lâmpada|laudo|Corregedoria|Maria|maria/);
  });
});

describe('N10: what is read after it was taken back', () => {
  it('is the history of both steps, without the words that were typed, and no answer', async () => {
    const id = await casoCheio();
    await comDesfazer('arquivar', id, arquivamento);
    await desfazer(gestor, id);
    const detalhe = (await maria.get(`/api/app-web/v1/manifestacoes/${id}`)).json<{
      historico: { acao: string; frase: string }[];
      respostas: unknown[];
      situacao: { idSituacaoManifestacao: number };
    }>();
    expect(detalhe.situacao.idSituacaoManifestacao).toBe(Situacao.cadastrada);
    expect(detalhe.historico.map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(['Ato desfeito', 'Arquivamento']),
    );
    expect(detalhe.historico.find(({ acao }) => acao === 'Ato desfeito')?.frase).toContain(
      'O órgão desfez o arquivamento segundos depois',
    );
    expect(JSON.stringify(detalhe)).not.toContain(arquivamento.justificativa);
  });
});
