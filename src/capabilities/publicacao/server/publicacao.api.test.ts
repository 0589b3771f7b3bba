import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { chaveDaPublicacao, PUBLICAR_PEDIDO } from '#capabilities/manifestacao/domain/publicar-pedido.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { writeCursor } from '#server/cursor.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, CGU, criarCaso, type NovoCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { PublicacaoDoCaso } from '../contract.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const CPF = '529.982.247-25';
const EMAIL = 'jose@casa.invalid';
const LIMPA = 'Segue a planilha com os gastos de iluminação.';
const COM_DADOS = `Prezada Maria, o fiscal tem o CPF ${CPF} e o e-mail ${EMAIL}.`;
const decisao = { idCodigoDecisao: 5, idEspecificacaoDecisao: 1 };

const pedido = (novo: NovoCaso = {}) => criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, ...novo });
const responder = async (id: number, texto: string, detalhes = {}) => {
  const response = await fazerAto(gestor, 'responder', [{ idManifestacao: id }], {
    texto,
    ...decisao,
    detalhes,
  });
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
  await app.runJobs();
};
const respondido = async (texto: string, novo: NovoCaso = {}) => {
  const caso = await pedido(novo);
  await responder(caso.id, texto);
  return caso;
};
const publicado = (id: number) =>
  app.db.selectFrom('pedido_publico').selectAll().where('id_manifestacao', '=', id).executeTakeFirst();
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const url = (id: number) => `/api/app-web/v1/publicacao/${id}`;
const ler = async (id: number, quem = gestor): Promise<PublicacaoDoCaso> => {
  const response = await quem.get(url(id));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const enviar = (id: number, corpo: Record<string, unknown>, quem = gestor) =>
  quem.post(`${url(id)}/decisoes`, corpo);
const porque = { motivo: 'A lei manda divulgar este dado.' };
const decidir = async (id: number, como: 'publicar' | 'cobrir', tipos?: readonly string[]) => {
  const { versao, achados } = await ler(id);
  const ids = achados
    .filter(({ tipo, decisao: tomada }) => (tipos ? tipos.includes(tipo) : tomada === null))
    .map(({ idAchado }) => idAchado);
  const response = await enviar(id, {
    versao,
    ...(como === 'publicar' && porque),
    decisao: como,
    achados: ids,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<PublicacaoDoCaso>();
};
const ato = async (nome: string, id: number, dados: Record<string, unknown>) => {
  const response = await fazerAto(gestor, nome, [{ idManifestacao: id }], dados);
  expect(response.json(), response.body).toMatchObject({ resultados: [{ feito: true }] });
};
const motivo = { motivo: 'O texto cita o prontuário de um paciente.' };

/** The row as somebody with a database console would write it. */
const inserirNaMao = async (id: number) => {
  const { protocolo, registrada_em } = await findRow(id);
  return app.db
    .insertInto('pedido_publico')
    .values({
      id_manifestacao: id,
      protocolo,
      esfera_do_protocolo: 1,
      id_ouvidoria: CGU,
      id_esfera: 1,
      registrado_em: registrada_em,
      respondido_em: registrada_em,
      ano: 2026,
      resumo: 'x',
      texto: 'x',
      resposta: COM_DADOS,
      publicado_em: registrada_em,
      atualizado_em: registrada_em,
    })
    .execute();
};

describe('a conclusive answer to an access request', () => {
  it('is published when nothing in it looks like personal data', async () => {
    const { id, protocolo } = await respondido(LIMPA);
    expect(await publicado(id)).toMatchObject({
      protocolo,
      esfera_do_protocolo: 1,
      id_ouvidoria: CGU,
      id_codigo_decisao: 5,
      id_especificacao_decisao: 1,
      ano: 2026,
      resumo: 'Gastos com iluminação',
      resposta: LIMPA,
      publicado_em: app.clock.now(),
    });
    expect((await findRow(id)).publicada_em).toEqual(app.clock.now());
    expect(await ler(id)).toMatchObject({ estado: 'publicado', protocolo, porDecidir: 0, achados: [] });
  });

  it('never says who asked: the name is covered without being asked about, and cannot be shown', async () => {
    const { id } = await respondido('Prezada Maria, segue a planilha.', {
      teor: { texto: 'Eu, Maria Aparecida de Souza, peço os gastos.' },
    });
    const publico = await publicado(id);
    expect(publico?.resposta).toBe(`Prezada ${OCULTO}, segue a planilha.`);
    expect(JSON.stringify(publico)).not.toMatch(/maria|souza/i);
    const { versao, achados } = await ler(id);
    expect(achados.every(({ podePublicar, decisor }) => !podePublicar && decisor === 'Sistema')).toBe(true);
    const recusa = await enviar(id, {
      versao,
      decisao: 'publicar',
      ...porque,
      achados: [achados[0]?.idAchado ?? 0],
    });
    expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'publicacao.identidade-de-quem-pediu']);
  });

  it('is not published where who answered said so', async () => {
    const { id } = await pedido();
    await responder(id, LIMPA, { publicavel: false, porQueNaoPublica: 'Trata da vida de uma só pessoa.' });
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({ estado: 'nao-publico', achados: [] });
  });

  it('is never published of another type of case', async () => {
    const { id } = await criarCaso(app, { resposta: { texto: LIMPA } });
    await ato('restringir-conteudo', id, motivo);
    await app.runJobs();
    expect(await ler(id)).toMatchObject({ estado: 'nao-publico' });
    await expect(inserirNaMao(id)).rejects.toThrow('Só se publica pedido de acesso concluído');
  });
});

describe('an answer with an undecided find cannot be published by any route', () => {
  it('not by answering, nor by the job, nor by the nightly sweep', async () => {
    const { id } = await respondido(COM_DADOS);
    expect(await publicado(id)).toBeUndefined();
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id }, chaveDaPublicacao(id));
    await enqueue(app.db, 'varrer-publicacoes', {});
    await app.runJobs();
    expect(await publicado(id)).toBeUndefined();
    expect((await findRow(id)).publicada_em).toBeNull();
    expect(await ler(id)).toMatchObject({
      estado: 'por-decidir',
      porDecidir: 2,
      frase: '2 trechos parecem conter dados pessoais. Decida se cada um será coberto ou publicado.',
      achados: [
        { onde: 'Na resposta', tipo: 'solicitante', antes: 'Prezada ', trecho: 'Maria', decisao: 'cobrir' },
        { tipo: 'cpf', trecho: CPF, depois: ` e o e-mail ${EMAIL}.`, decisao: null },
        { tipo: 'email', trecho: EMAIL, decisao: null },
      ],
    });
  });

  it('not by deciding some of them and not all', async () => {
    const { id } = await respondido(COM_DADOS);
    expect(await decidir(id, 'cobrir', ['cpf'])).toMatchObject({ estado: 'por-decidir', porDecidir: 1 });
    await app.runJobs();
    expect(await publicado(id)).toBeUndefined();
  });

  it('not by hand, neither new nor changed', async () => {
    const { id } = await respondido(COM_DADOS);
    await expect(inserirNaMao(id)).rejects.toThrow('tem dado pessoal por decidir');
    const limpo = await respondido(LIMPA);
    await app.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('achado_pessoal')
        .values({
          id_manifestacao: limpo.id,
          parte: 'resposta',
          inicio: 0,
          fim: 5,
          tipo: 'cpf',
          digital: randomBytes(32),
        })
        .execute();
    });
    // A new find withdraws what was public, in the same moment.
    expect(await publicado(limpo.id)).toBeUndefined();
    expect((await findRow(limpo.id)).publicada_em).toBeNull();
    await expect(inserirNaMao(limpo.id)).rejects.toThrow('tem dado pessoal por decidir');
  });

  it('not by reopening and answering again, whatever was decided about the first answer', async () => {
    const { id } = await respondido(COM_DADOS);
    await decidir(id, 'publicar');
    expect((await publicado(id))?.resposta).toContain(CPF);
    await ato('reabrir', id, { justificativa: 'A planilha enviada estava incompleta.' });
    // At once, before any job.
    expect(await publicado(id)).toBeUndefined();
    expect((await findRow(id)).publicada_em).toBeNull();
    await responder(id, `Correção. ${COM_DADOS}`);
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({ estado: 'por-decidir', porDecidir: 2 });
  });

  it('not by a decision on an appeal that brings a new one: it alone is held back, until it is decided', async () => {
    const { id } = await respondido(LIMPA);
    const agora = app.clock.now();
    const recurso = await app.db
      .insertInto('recurso')
      .values({
        id_manifestacao: id,
        id_instancia: 3,
        id_situacao: 2,
        id_ouvidoria_julgadora: CGU,
        texto: 'A planilha está incompleta.',
        envio_hash: randomBytes(32),
        registrado_em: agora,
        registro_contado: '2026-03-12',
        atualizado_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('resposta_recurso')
      .values({
        id_recurso: recurso.id,
        id_tipo_resposta_recurso: 1,
        texto: `Provido. Entregue-se a ${EMAIL}.`,
        id_ouvidoria: CGU,
        responsavel: 'Ana (CGU)',
        registrada_em: agora,
      })
      .execute();
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    const naBusca = async () => {
      const { protocolo } = await findRow(id);
      return (await gestor.get(`/api/app-web/v1/busca/pedidos/${protocolo}`)).json();
    };
    expect(await publicado(id)).toBeDefined();
    expect(await naBusca()).toMatchObject({ resposta: LIMPA, decisoes: [], decisoesEmConferencia: ['CGU'] });
    expect(await ler(id)).toMatchObject({
      estado: 'por-decidir',
      porDecidir: 1,
      frase: expect.stringContaining('estão na busca pública'),
    });
    await decidir(id, 'cobrir');
    expect(await naBusca()).toMatchObject({ decisoes: [{ instancia: 'CGU' }], decisoesEmConferencia: [] });
    const decisoes = await app.db
      .selectFrom('decisao_publica')
      .select(['id_recurso', 'id_manifestacao', 'id_instancia', 'id_ouvidoria', 'id_tipo_resposta_recurso'])
      .select(['decidido_em', 'ano', 'recurso', 'decisao', 'publicado_em'])
      .where('id_manifestacao', '=', id)
      .execute();
    expect(decisoes).toMatchObject([
      { id_recurso: recurso.id, id_instancia: 3, decisao: `Provido. Entregue-se a ${OCULTO}.`, ano: 2026 },
    ]);
    expect(await publicado(id)).toBeDefined();
    await expect(
      app.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('achado_pessoal')
          .set({ decisao: null, decidido_em: null })
          .where('id_manifestacao', '=', id)
          .execute();
        await tx.insertInto('decisao_publica').values(decisoes).execute();
      }),
    ).rejects.toThrow('tem dado pessoal por decidir');
    // With a find undecided again, the appeal's decision is no longer public, but the request is.
    await app.db
      .updateTable('achado_pessoal')
      .set({ decisao: null, decidido_em: null })
      .where('id_manifestacao', '=', id)
      .execute();
    expect(await publicado(id)).toBeDefined();
    expect(await naBusca()).toMatchObject({ decisoes: [], decisoesEmConferencia: ['CGU'] });
  });
});

describe('deciding', () => {
  it('publishes with the words covered, and takes them back when the mind changes', async () => {
    const { id } = await respondido(COM_DADOS);
    await decidir(id, 'publicar', ['cpf']);
    expect(await decidir(id, 'cobrir', ['email'])).toMatchObject({ estado: 'publicado', porDecidir: 0 });
    expect((await publicado(id))?.resposta).toBe(
      `Prezada ${OCULTO}, o fiscal tem o CPF ${CPF} e o e-mail ${OCULTO}.`,
    );
    await decidir(id, 'cobrir', ['cpf']);
    const publico = await publicado(id);
    expect(JSON.stringify(publico)).not.toContain(CPF);
    await app.runJobs();
    expect(await publicado(id)).toEqual(publico);
  });

  it('leaves one row of history each time, which does not repeat the words', async () => {
    const { id } = await respondido(COM_DADOS);
    const { versao } = await findRow(id);
    await decidir(id, 'cobrir');
    expect(await acoesDoHistorico(app, id)).toEqual([
      'Cadastro',
      'Registro Resposta',
      'Visualização',
      'Decisão sobre publicação',
    ]);
    const rows = await app.db
      .selectFrom('manifestacao_historico')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.at(-1)).toMatchObject({
      responsavel: 'Gustavo Teixeira Prado (CGU)',
      informacoes: 'Conferência de dados pessoais antes da publicação: 2 trechos serão cobertos.',
    });
    expect(JSON.stringify(rows)).not.toContain(CPF);
    expect(app.log()).not.toContain(CPF);
    expect((await findRow(id)).versao).toBe(versao + 1);
    expect((await ler(id)).achados[1]).toMatchObject({ decisor: 'Gustavo Teixeira Prado (CGU)' });
  });

  it('obeys profile, office and version, and knows only finds of the case', async () => {
    const { id } = await respondido(COM_DADOS);
    const { versao, achados } = await ler(id);
    const ids = achados.filter(({ decisao: tomada }) => tomada === null).map(({ idAchado }) => idAchado);
    const corpo = { versao, decisao: 'publicar', ...porque, achados: ids };
    const por = async (login: string, mais = {}) => {
      const response = await enviar(id, { ...corpo, ...mais }, await entrarComo(app, login));
      return [response.statusCode, response.json<{ code?: string }>().code];
    };
    for (const login of ['maria.cidada', 'atendente.cgu', 'observador.cgu', 'colaborador.cgu']) {
      expect(await por(login), login).toEqual([403, 'acesso.perfil-sem-permissao']);
      expect((await (await entrarComo(app, login)).get(url(id))).statusCode, login).toBe(403);
    }
    expect(await por('gestor.ifce')).toEqual([404, 'manifestacao.nao-encontrada']);
    expect(await por('respondente.cgu', { versao: versao - 1 })).toEqual([409, 'manifestacao.mudou']);
    const outro = await respondido(COM_DADOS);
    const [alheio] = (await ler(outro.id)).achados;
    expect(await por('respondente.cgu', { achados: [alheio?.idAchado ?? 0] })).toEqual([
      404,
      'publicacao.achado-nao-encontrado',
    ]);
    expect(await por('respondente.cgu', { achados: [] })).toEqual([400, expect.any(String)]);
    expect(await publicado(id)).toBeUndefined();
    expect(await por('respondente.cgu')).toEqual([200, undefined]);
    expect(await publicado(id)).toBeDefined();
  });

  it('is kept when the case is looked at again, and does not hold once the text was edited', async () => {
    const { id } = await respondido(COM_DADOS);
    await decidir(id, 'publicar');
    const antes = (await ler(id)).achados;
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    expect((await ler(id)).achados).toEqual(antes);
    await app.db
      .updateTable('resposta')
      .set({ texto: COM_DADOS.replace(CPF, '111.444.777-35') })
      .where('id_manifestacao', '=', id)
      .execute();
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({ estado: 'por-decidir', porDecidir: 2 });
  });
});

describe('the name of a third person', () => {
  const NOME = 'Carlos Eduardo Pereira';
  const COM_NOME = `O contrato foi fiscalizado por ${NOME}, da Secretaria de Obras.`;
  const funcao = 'Agente público no exercício da função.';
  const doCaso = async (id: number) => {
    const { versao, achados } = await ler(id);
    return { versao, achados: achados.map(({ idAchado }) => idAchado) };
  };

  it('holds the answer back until somebody decides', async () => {
    const { id } = await respondido(COM_NOME);
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({
      estado: 'por-decidir',
      achados: [{ tipo: 'pessoa', nomeDoTipo: 'Nome de uma pessoa', trecho: NOME, decisao: null }],
    });
    await decidir(id, 'cobrir');
    expect((await publicado(id))?.resposta).toBe(COM_NOME.replace(NOME, OCULTO));
  });

  it('is not seen in protocols, processes, contracts and bodies', async () => {
    const texto =
      'Ver o protocolo 00106.000123/2026-41, o processo 00190.100123/2024-11 e o contrato 12/2025, ' +
      'do Ministério da Saúde com a empresa de CNPJ 11.222.333/0001-81.';
    const { id } = await respondido(texto);
    expect((await publicado(id))?.resposta).toBe(texto);
  });

  it('is kept only with a reason, which stays with who gave it', async () => {
    const { id } = await respondido(COM_NOME);
    const corpo = { ...(await doCaso(id)), decisao: 'publicar' };
    for (const sem of [{}, { motivo: '  ' }]) {
      const recusa = await enviar(id, { ...corpo, ...sem });
      expect([recusa.statusCode, recusa.json().code]).toEqual([409, 'publicacao.sem-motivo']);
    }
    expect(await publicado(id)).toBeUndefined();
    expect((await enviar(id, { ...corpo, motivo: funcao })).json()).toMatchObject({
      estado: 'publicado',
      achados: [{ decisao: 'publicar', motivo: funcao, decisor: 'Gustavo Teixeira Prado (CGU)' }],
    });
    expect((await publicado(id))?.resposta).toBe(COM_NOME);
    const { detalhes } = await app.db
      .selectFrom('manifestacao_historico')
      .select('detalhes')
      .where('id_manifestacao', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detalhes).toMatchObject({ decisao: 'publicar', motivo: funcao });
    await expect(
      app.db.updateTable('achado_pessoal').set({ motivo: ' ' }).where('id_manifestacao', '=', id).execute(),
    ).rejects.toThrow('publicado_com_motivo');
  });

  it('is decided anew when the text is edited, and the old decision stays in the history', async () => {
    const { id } = await respondido(COM_NOME);
    await decidir(id, 'publicar');
    await app.db
      .updateTable('resposta')
      .set({ texto: `${COM_NOME} Ele foi afastado por doença.` })
      .where('id_manifestacao', '=', id)
      .execute();
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({
      estado: 'por-decidir',
      achados: [{ trecho: NOME, decisao: null, motivo: null }],
    });
    expect(await acoesDoHistorico(app, id)).toContain('Decisão sobre publicação');
  });
});

describe('what was public', () => {
  it('stops being so in the moment it is restricted, and comes back when it is released', async () => {
    const { id } = await respondido(COM_DADOS);
    await decidir(id, 'cobrir');
    await ato('restringir-conteudo', id, motivo);
    expect(await publicado(id)).toBeUndefined();
    await expect(inserirNaMao(id)).rejects.toThrow('está restrito e não se publica');
    expect(await ler(id)).toMatchObject({
      estado: 'nao-publico',
      frase: expect.stringContaining('restrito'),
    });
    await app.runJobs();
    await ato('liberar-conteudo', id, motivo);
    expect(await ler(id)).toMatchObject({ estado: 'em-conferencia' });
    await app.runJobs();
    // Earlier decisions still hold.
    expect(await ler(id)).toMatchObject({ estado: 'publicado', porDecidir: 0 });
  });

  it('is forgotten with its finds when the case is no request any more', async () => {
    const { id } = await respondido(COM_DADOS);
    await decidir(id, 'publicar');
    // As an earlier version did: an answered request does not change its type any more.
    await app.db
      .updateTable('manifestacao')
      .set({
        id_tipo: 5,
        id_tipo_formulario: 1,
        id_situacao: 1,
        publicada_em: null,
        retipada_em: app.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    expect(await publicado(id)).toBeUndefined();
    expect(await ler(id)).toMatchObject({ estado: 'nao-publico', achados: [] });
    const { frase } = await ler(id);
    expect(frase).toContain('deixou de ser um pedido');
  });

  it('is changed only where it changed', async () => {
    const { id } = await respondido(LIMPA);
    const antes = await publicado(id);
    const agora = app.clock.now();
    app.clock.set('2026-03-13T09:00:00-03:00');
    await enqueue(app.db, PUBLICAR_PEDIDO, { idManifestacao: id });
    await app.runJobs();
    expect(await publicado(id)).toEqual(antes);
    app.clock.set(agora.toISOString());
  });
});

describe('the nightly sweep', () => {
  it('publishes what was left behind', async () => {
    const { id } = await pedido({ resposta: { texto: LIMPA } });
    await enqueue(app.db, 'varrer-publicacoes', {});
    await app.runJobs();
    expect(await publicado(id)).toBeDefined();
  });
});

describe('what waits for a decision', () => {
  const pendentes = async (quem: Visitor, query = '') => {
    const response = await quem.get(`/api/app-web/v1/publicacao/pendentes${query}`);
    return { status: response.statusCode, ...response.json<{ itens: { idManifestacao: number }[] }>() };
  };

  it('is listed for the office that has it, and no longer once decided or restricted', async () => {
    const { id, numeroProtocolo } = await respondido(COM_DADOS);
    const { id: restrito } = await respondido(COM_DADOS);
    const { itens } = await pendentes(gestor);
    expect(itens.find(({ idManifestacao }) => idManifestacao === id)).toEqual({
      idManifestacao: id,
      numeroProtocolo,
      orgao: 'CGU',
      resumo: 'Gastos com iluminação',
      respondidoEm: app.clock.now().toISOString(),
      porDecidir: 2,
      tipos: ['CPF', 'E-mail'],
    });
    await decidir(id, 'cobrir');
    await ato('restringir-conteudo', restrito, motivo);
    const ids = (await pendentes(gestor)).itens.map(({ idManifestacao }) => idManifestacao);
    expect(ids).not.toContain(id);
    expect(ids).not.toContain(restrito);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('is not shown to others: another office has its own, the administrador all', async () => {
    const { id } = await respondido(COM_DADOS);
    expect((await pendentes(await entrarComo(app, 'gestor.ifce'))).itens).toEqual([]);
    expect((await pendentes(await entrarComo(app, 'gestor.ifce'), `?idOuvidoria=${CGU}`)).status).toBe(403);
    expect((await pendentes(await entrarComo(app, 'observador.cgu'))).status).toBe(403);
    const admin = await pendentes(await entrarComo(app, 'admin'), `?idOuvidoria=${CGU}`);
    expect(admin.itens.map(({ idManifestacao }) => idManifestacao)).toContain(id);
  });

  it('comes page by page', async () => {
    const { id } = await respondido(COM_DADOS);
    const depois = await pendentes(gestor, `?cursor=${writeCursor([id - 1])}`);
    expect(depois.itens.map(({ idManifestacao }) => idManifestacao)).toEqual([id]);
    expect((await pendentes(gestor, `?cursor=${writeCursor([id])}`)).itens).toEqual([]);
  });
});
