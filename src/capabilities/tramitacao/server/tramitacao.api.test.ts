import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, emailsEscritos } from '#testing/casos.ts';
import { criarPedido, criarRecurso, urlDoRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import type { PassoDoCaso } from '../domain/passo.ts';

const POR_QUE = 'O processo está no arquivo de outra cidade.';

let app: TestApp;
let gestor: Visitor;
let colaborador: Visitor;
let unidades: { idUnidade: number; sigla: string }[];
let colegas: { idUsuario: number; nome: string }[];
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
  colaborador = await entrarComo(app, 'colaborador.cgu');
  ({ unidades, colegas } = (await gestor.get('/api/app-web/v1/unidades')).json());
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const unidade = (sigla: string): number => {
  const achada = unidades.find((each) => each.sigla === sigla);
  if (!achada) throw new Error(sigla);
  return achada.idUnidade;
};
const tramitar = (visitor: Visitor, ids: readonly number[], mais: Record<string, unknown> = {}) =>
  visitor.post(`${API}/tratamento/tramitar`, {
    casos: ids.map((idManifestacao) => ({ idManifestacao })),
    unidades: [unidade('COGEP')],
    mensagem: 'Quantos atendentes havia no posto?',
    ...mais,
  });
const passoDe = async (idManifestacao: number): Promise<number> => {
  const row = await app.db
    .selectFrom('tramitacao')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.id;
};
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('asking areas to contribute', () => {
  it('opens a step for each unit and person, with the nearest due date on the case and one history row', async () => {
    const { id } = await criarCaso(app);
    const pessoa = colegas.find(({ nome }) => nome.startsWith('Renata'))?.idUsuario;
    const response = await tramitar(gestor, [id], {
      unidades: [unidade('COGEP'), unidade('COLOG')],
      pessoas: [pessoa],
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      resultados: [{ idManifestacao: id, feito: true, codigo: null, mensagem: null }],
    });
    expect((await findRow(id)).prazo_interno).toBe('2026-04-01');
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Tramitação']);
    await tramitar(gestor, [id], { unidades: [unidade('CORREG')], prazo: '2026-03-20' });
    expect((await findRow(id)).prazo_interno).toBe('2026-03-20');
  });

  it('refuses the wrong profile, another office, foreign units, past days, nobody, a stale version and twice', async () => {
    const { id } = await criarCaso(app);
    for (const login of [
      'atendente.cgu',
      'observador.cgu',
      'cadastrador.cgu',
      'colaborador.cgu',
      'maria.cidada',
    ]) {
      expect((await tramitar(await entrarComo(app, login), [id])).statusCode, login).toBe(403);
    }
    expect((await tramitar(await entrarComo(app, 'gestor.ifce'), [id])).statusCode).toBe(404);
    const alheio = await criarCaso(app, { idOuvidoria: 65 });
    const ifce = await entrarComo(app, 'gestor.ifce');
    expect((await tramitar(ifce, [alheio.id])).json()).toMatchObject({
      code: 'tramitacao.destino-nao-existe',
    });
    expect((await tramitar(gestor, [id], { unidades: [] })).json()).toMatchObject({
      code: 'tramitacao.sem-destino',
    });
    expect((await tramitar(gestor, [id], { prazo: '2026-03-11' })).json()).toMatchObject({
      code: 'tramitacao.prazo-passado',
    });
    expect((await tramitar(gestor, [id], { prazo: '2099-01-01' })).json()).toMatchObject({
      code: 'tramitacao.prazo-longo',
    });
    const velha = { casos: [{ idManifestacao: id, versao: 9 }] };
    expect((await tramitar(gestor, [id], velha)).statusCode).toBe(409);
    expect((await tramitar(gestor, [id])).statusCode).toBe(200);
    expect((await tramitar(gestor, [id])).json()).toMatchObject({ code: 'tramitacao.ja-aberta' });
  });

  it('gives each case of a batch its own line', async () => {
    const [aberta, encerrada] = [
      await criarCaso(app),
      await criarCaso(app, { situacao: Situacao.concluida }),
    ];
    const response = await tramitar(gestor, [aberta.id, encerrada.id, 999_999]);
    expect(response.json()).toMatchObject({
      resultados: [
        { feito: true },
        { feito: false, codigo: 'ato.situacao-nao-permite' },
        { feito: false, codigo: 'manifestacao.nao-encontrada' },
      ],
    });
  });
});

describe('the colaborador', () => {
  it('sees own open steps only, without who filed, and each reading is a view', async () => {
    const alheio = await criarCaso(app);
    await tramitar(gestor, [alheio.id], { unidades: [unidade('COLOG')] });
    const { id } = await criarCaso(app, {
      teor: { texto: 'Eu, Maria Aparecida Souza, esperei. Meu e-mail é maria.cidada@escuta.invalid.' },
    });
    await tramitar(gestor, [id]);
    const lista = await colaborador.get(`${API}/tramitacoes`);
    const ids = lista
      .json<{ itens: { idManifestacao: number }[] }>()
      .itens.map((each) => each.idManifestacao);
    expect(ids).toContain(id);
    expect(ids).not.toContain(alheio.id);
    const passo = await colaborador.get(`${API}/tramitacoes/${await passoDe(id)}`);
    expect(passo.statusCode, passo.body).toBe(200);
    expect(passo.json()).toMatchObject({
      mensagem: 'Quantos atendentes havia no posto?',
      prazo: '2026-04-01',
      diasRestantes: 20,
      remetente: 'Gustavo Teixeira Prado (CGU)',
    });
    expect(passo.body).not.toMatch(/Maria|Aparecida|Souza|maria\.cidada|70010003703/);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Tramitação', 'Visualização']);
    for (const url of [
      `/manifestacoes/${id}`,
      `/manifestacoes/${id}/prazo`,
      `/tratamento/${id}/notas`,
      `/tramitacoes/${await passoDe(alheio.id)}`,
    ]) {
      expect([403, 404], url).toContain((await colaborador.get(`${API}${url}`)).statusCode);
    }
  });

  it('of a denúncia reads the text that was sent, never the person; the database keeps every word sealed', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      teor: { texto: 'Maria viu Fulano levar tinta.', envolvidos: [{ nome: 'Fulano' }] },
    });
    await tramitar(gestor, [id], { mensagem: 'Fulano trabalha no almoxarifado?' });
    const lista = await colaborador.get(`${API}/tramitacoes`);
    expect(lista.body).not.toContain('Fulano');
    const idTramitacao = await passoDe(id);
    const passo = await colaborador.get(`${API}/tramitacoes/${idTramitacao}`);
    expect(passo.body).toContain('levar tinta');
    expect(passo.body).not.toContain('Maria');
    const enviado = await colaborador.post(`${API}/tramitacoes/${idTramitacao}/contribuir`, {
      texto: 'Fulano trabalha lá desde 2020.',
    });
    expect(enviado.statusCode, enviado.body).toBe(200);
    const rows = await app.db.selectFrom('tramitacao').selectAll().where('id', '=', idTramitacao).execute();
    expect(JSON.stringify(rows)).not.toContain('Fulano');
    expect(app.log()).not.toContain('Fulano');
  });

  it('contributes once, with files that the citizen never gets, and the case is marked', async () => {
    const { id } = await criarCaso(app);
    await tramitar(gestor, [id]);
    const idTramitacao = await passoDe(id);
    const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('escala do dia'), 'escala.txt');
    const contribuir = () =>
      colaborador.post(`${API}/tramitacoes/${idTramitacao}/contribuir`, {
        texto: 'Havia dois atendentes.',
        anexos: [{ idAnexo, segredo }],
      });
    expect((await contribuir()).statusCode).toBe(200);
    expect((await contribuir()).statusCode).toBe(404);
    expect(await findRow(id)).toMatchObject({ prazo_interno: null, contribuicao_em: app.clock.now() });
    const caso = await gestor.get(`${API}/tratamento/${id}`);
    expect(caso.json()).toMatchObject({
      passos: [
        {
          situacao: 'contribuiu',
          contribuicao: 'Havia dois atendentes.',
          anexos: [{ nomeArquivo: 'escala.txt' }],
        },
      ],
    });
    const maria = await entrarComo(app, 'maria.cidada');
    const dela = await maria.get(`${API}/manifestacoes/${id}`);
    expect(dela.body).not.toMatch(/dois atendentes|escala/);
    const arquivo = `${API}/manifestacoes/${id}/anexos/${idAnexo}`;
    expect((await maria.get(arquivo)).statusCode).toBe(404);
    expect((await gestor.get(arquivo)).statusCode).toBe(200);
    expect((await colaborador.get(arquivo)).statusCode).toBe(404);
    const alertas = await app.db
      .selectFrom('alerta')
      .select('tipo')
      .where('id_manifestacao', '=', id)
      .execute();
    expect(alertas.length).toBeGreaterThan(0);
  });

  it('refuses an act on a version of the case that is not the last, where one is named', async () => {
    const { id } = await criarCaso(app);
    await tramitar(gestor, [id]);
    const recurso = await criarRecurso(app, (await criarPedido(app)).id, {
      idInstancia: Instancia.cgu,
      idJulgadora: Orgaos.cgu,
    });
    const recursosCgu = await entrarComo(app, 'recursos.cgu');
    const pedido = { unidades: [unidade('COGEP')], mensagem: 'Há precedente?' };
    expect((await recursosCgu.post(urlDoRecurso(recurso, 'tramitar'), pedido)).statusCode).toBe(200);
    const doRecurso = await app.db
      .selectFrom('tramitacao')
      .select(['id', 'id_manifestacao'])
      .where('id_recurso', '=', recurso)
      .executeTakeFirstOrThrow();
    for (const passo of [{ id: await passoDe(id), id_manifestacao: id }, doRecurso]) {
      const { versao } = await findRow(passo.id_manifestacao);
      const devolver = (vista: number) =>
        colaborador.post(`${API}/tramitacoes/${passo.id}/devolver`, { motivo: POR_QUE, versao: vista });
      const velha = await devolver(versao - 1);
      expect([velha.statusCode, velha.json().code], velha.body).toEqual([409, 'manifestacao.mudou']);
      expect((await devolver(versao)).statusCode).toBe(200);
    }
  });

  it('gives back with a reason, and the analyst may stop waiting', async () => {
    const { id } = await criarCaso(app);
    await tramitar(gestor, [id]);
    const primeiro = await passoDe(id);
    const motivo = { motivo: 'Não é da nossa área.' };
    expect((await colaborador.post(`${API}/tramitacoes/${primeiro}/devolver`, motivo)).statusCode).toBe(200);
    expect((await findRow(id)).contribuicao_em).toBeNull();
    await tramitar(gestor, [id]);
    const segundo = await passoDe(id);
    expect((await colaborador.post(`${API}/tramitacoes/${segundo}/encerrar`, {})).statusCode).toBe(403);
    expect((await gestor.post(`${API}/tramitacoes/${segundo}/encerrar`, {})).statusCode).toBe(200);
    expect((await findRow(id)).prazo_interno).toBeNull();
    const caso = (await gestor.get(`${API}/tratamento/${id}`)).json<{ passos: { situacao: string }[] }>();
    expect(caso.passos.map(({ situacao }) => situacao)).toEqual(['encerrada', 'devolvida']);
    expect((await colaborador.get(`${API}/tramitacoes/${segundo}`)).statusCode).toBe(404);
  });
});

describe('Lei 13.460/2017, art. 16, parágrafo único: more time for an area', () => {
  const pedir = (passo: number) =>
    colaborador.post(`${API}/tramitacoes/${passo}/pedir-prazo`, { motivo: POR_QUE });
  const passosDo = async (id: number) =>
    (await gestor.get(`${API}/tratamento/${id}`)).json<{ passos: PassoDoCaso[] }>().passos;
  const novoPasso = async (mais = {}) => {
    const { id } = await criarCaso(app, mais);
    expect((await tramitar(gestor, [id])).statusCode).toBe(200);
    return { id, passo: await passoDe(id) };
  };

  it('is a request with a reason: nothing moves until the office grants it, and always before the case’s date', async () => {
    const { id, passo } = await novoPasso();
    const { prazo: doCaso } = await findRow(id);
    expect((await colaborador.post(`${API}/tramitacoes/${passo}/pedir-prazo`, {})).statusCode).toBe(400);
    expect((await pedir(passo)).statusCode).toBe(200);
    expect((await findRow(id)).prazo_interno).toBe('2026-04-01');
    const visto = (await passosDo(id))[0]?.pedidoDePrazo;
    expect(visto).toMatchObject({ motivo: POR_QUE, decisao: null });
    const prazo = visto?.ate ?? '';
    expect(prazo > '2026-04-01' && prazo < doCaso, `${prazo} before ${doCaso}`).toBe(true);
    const [pedido] = await emailsDoEvento(app, 'manifestacao.mais-prazo-pedido');
    expect(pedido?.texto).not.toContain('arquivo');
    const conceder = (body: Record<string, unknown>) =>
      gestor.post(`${API}/tramitacoes/${passo}/conceder-prazo`, body);
    for (const dia of ['2026-12-01', doCaso])
      expect((await conceder({ prazo: dia })).json(), dia).toMatchObject({
        code: 'tramitacao.prazo-nao-cabe',
      });
    const concedido = await conceder({});
    expect(concedido.json(), concedido.body).toEqual({ prazo });
    expect((await findRow(id)).prazo_interno).toBe(prazo);
    expect((await findRow(id)).prazo).toBe(doCaso);
    const aArea = await emailsDoEvento(app, 'manifestacao.mais-prazo-decidido');
    expect(aArea.length).toBeGreaterThan(0);
    expect((await pedir(passo)).json()).toMatchObject({ code: 'tramitacao.ja-prorrogada' });
    expect((await conceder({})).json()).toMatchObject({ code: 'tramitacao.sem-pedido-de-prazo' });
  });

  it('Portaria Normativa CGU 116/2024: is neither offered nor granted to a day that is over, nor asked for after the term', async () => {
    const { id, passo } = await novoPasso();
    const { passo: outro } = await novoPasso();
    await pedir(passo);
    const antes = app.clock.now();
    try {
      app.clock.set('2026-06-18T10:00:00-03:00');
      gestor = await entrarComo(app, 'gestor.cgu');
      colaborador = await entrarComo(app, 'colaborador.cgu');
      expect((await passosDo(id))[0]?.pedidoDePrazo).toMatchObject({ decisao: null, ate: null });
      const concedido = await gestor.post(`${API}/tramitacoes/${passo}/conceder-prazo`, {});
      expect([concedido.statusCode, concedido.json().code]).toEqual([409, 'tramitacao.sem-mais-prazo']);
      expect((await findRow(id)).prazo_interno).toBe('2026-04-01');
      expect((await colaborador.get(`${API}/tramitacoes/${outro}`)).json()).toMatchObject({
        podePedirMaisPrazo: false,
      });
      expect((await pedir(outro)).json()).toMatchObject({ code: 'tramitacao.prazo-terminou' });
    } finally {
      app.clock.set(antes.toISOString());
      gestor = await entrarComo(app, 'gestor.cgu');
      colaborador = await entrarComo(app, 'colaborador.cgu');
    }
  });

  it('is refused with a reason that the area reads, and is not asked for again', async () => {
    const { id, passo } = await novoPasso();
    await pedir(passo);
    const url = `${API}/tramitacoes/${passo}/negar-prazo`;
    expect((await gestor.post(url, {})).statusCode).toBe(400);
    expect((await colaborador.post(url, { motivo: 'A resposta sai amanhã.' })).statusCode).toBe(403);
    expect((await gestor.post(url, { motivo: 'A resposta sai amanhã.' })).statusCode).toBe(200);
    expect((await findRow(id)).prazo_interno).toBe('2026-04-01');
    expect((await colaborador.get(`${API}/tramitacoes/${passo}`)).json()).toMatchObject({
      pedidoDePrazo: 'negado',
      podePedirMaisPrazo: false,
      recusaDoPrazo: 'A resposta sai amanhã.',
    });
    expect((await pedir(passo)).json()).toMatchObject({ code: 'tramitacao.prazo-ja-pedido' });
  });

  it('Decreto 10.153/2019, art. 6º: a refusal that names who denounced reaches the area without the name', async () => {
    const { passo } = await novoPasso({ tipo: TipoManifestacao.denuncia });
    await pedir(passo);
    const maria = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    await gestor.post(`${API}/tramitacoes/${passo}/negar-prazo`, {
      motivo: `Não dá: ${maria.nome} espera a resposta amanhã.`,
    });
    const lido = await colaborador.get(`${API}/tramitacoes/${passo}`);
    expect(lido.json()).toMatchObject({ recusaDoPrazo: expect.stringContaining('espera a resposta') });
    expect(lido.body).not.toContain(maria.nome);
  });

  it('seals both reasons in a denúncia', async () => {
    const { id, passo } = await novoPasso({ tipo: TipoManifestacao.denuncia });
    await pedir(passo);
    await gestor.post(`${API}/tramitacoes/${passo}/negar-prazo`, { motivo: 'Sobral responde amanhã.' });
    const row = await app.db
      .selectFrom('tramitacao')
      .selectAll()
      .where('id', '=', passo)
      .executeTakeFirstOrThrow();
    expect([row.prazo_motivo, row.prazo_recusa]).toEqual([null, null]);
    expect((await passosDo(id))[0]?.pedidoDePrazo).toMatchObject({ recusa: 'Sobral responde amanhã.' });
  });

  it('the first term ends before the case’s own date; of an access request in half of what is left; a later day is refused', async () => {
    const curta = await criarCaso(app, { prazo: '2026-03-20' });
    for (const prazo of ['2026-03-23', '2026-03-20'])
      expect((await tramitar(gestor, [curta.id], { prazo })).json()).toMatchObject({
        code: 'tramitacao.depois-do-prazo',
      });
    expect((await tramitar(gestor, [curta.id])).statusCode).toBe(200);
    expect((await findRow(curta.id)).prazo_interno).toBe('2026-03-19');
    const acesso = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao, prazo: '2026-04-01' });
    await tramitar(gestor, [acesso.id]);
    expect((await findRow(acesso.id)).prazo_interno).toBe('2026-03-23');
  });
});

describe('who is told by mail', () => {
  const mails = async () =>
    (await emailsEscritos(app))
      .filter(({ evento }) => evento.startsWith('manifestacao.contribuicao'))
      .map(({ evento, para, assunto, texto, html }) => ({ evento, para, assunto, texto, html }));
  const emailDe = async (login: string) =>
    app.db.selectFrom('usuario').select(['id', 'email']).where('login', '=', login).executeTakeFirstOrThrow();
  const limpar = () => app.db.deleteFrom('email_saida').execute();

  it('S4-12 each person asked, once, with the internal term and no word of the case', async () => {
    const eu = await emailDe('colaborador.cgu');
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      teor: { texto: 'Fulano levou tinta.' },
    });
    await limpar();
    await tramitar(gestor, [id], { pessoas: [eu.id], mensagem: 'Fulano trabalha aí?' });
    const escritos = await mails();
    expect(escritos.filter(({ para }) => para === eu.email)).toHaveLength(1);
    expect(escritos[0]?.evento).toBe('manifestacao.contribuicao-pedida');
    expect(escritos[0]?.texto).toContain('01/04/2026');
    expect(JSON.stringify(escritos)).not.toMatch(/Fulano|tinta|denúncia|Maria|\{\{/i);
  });

  it('refuses a unit where nobody works, asks nobody twice, and ends before the case when no day is said', async () => {
    const vazia = { id_ouvidoria: 6, nome: 'Área sem ninguém', sigla: 'VAZIA', email: 'vazia@cgu.invalid' };
    const criada = await app.db.insertInto('unidade').values(vazia).returning('id').executeTakeFirstOrThrow();
    const { id } = await criarCaso(app);
    const recusada = await tramitar(gestor, [id], { unidades: [criada.id] });
    expect([recusada.statusCode, recusada.json()]).toMatchObject([
      400,
      { code: 'tramitacao.unidade-sem-pessoas', message: expect.stringContaining('VAZIA') },
    ]);
    const claudia = colegas.find(({ nome }) => nome.startsWith('Cláudia'))?.idUsuario ?? 0;
    await app.db.updateTable('manifestacao').set({ prazo: '2026-03-16' }).where('id', '=', id).execute();
    expect((await tramitar(gestor, [id], { pessoas: [claudia] })).statusCode).toBe(200);
    const passos = app.db
      .selectFrom('tramitacao')
      .select(['id_unidade', 'id_destinatario', 'prazo'])
      .where('id_manifestacao', '=', id);
    expect(await passos.execute()).toEqual([
      { id_unidade: unidade('COGEP'), id_destinatario: null, prazo: '2026-03-13' },
    ]);
  });

  it('a unit without people who have an address is told at its own', async () => {
    const { id } = await criarCaso(app);
    const vazia = { id_ouvidoria: 6, nome: 'Área nova', sigla: 'NOVA', email: 'nova@cgu.invalid' };
    const criada = await app.db.insertInto('unidade').values(vazia).returning('id').executeTakeFirstOrThrow();
    const eu = await emailDe('colaborador.cgu');
    await app.db.insertInto('unidade_pessoa').values({ id_unidade: criada.id, id_usuario: eu.id }).execute();
    const trocar = (email: string | null) =>
      app.db.updateTable('usuario').set({ email }).where('id', '=', eu.id).execute();
    await trocar(null);
    await limpar();
    await tramitar(gestor, [id], { unidades: [criada.id] });
    await trocar(eu.email);
    expect((await mails()).map(({ para }) => para)).toEqual(['nova@cgu.invalid']);
  });

  it('of what came back: the office; once somebody is responsible, that person, unless they want no such mail', async () => {
    const orgao = await app.db
      .selectFrom('ouvidoria')
      .select('email')
      .where('id', '=', 6)
      .executeTakeFirstOrThrow();
    const analista = await emailDe('respondente.cgu');
    const devolvidas = async (responsavel: number | null, ato: 'contribuir' | 'devolver') => {
      const { id } = await criarCaso(app);
      await app.db
        .updateTable('manifestacao')
        .set({ id_responsavel: responsavel })
        .where('id', '=', id)
        .execute();
      await tramitar(gestor, [id]);
      await limpar();
      const palavras = ato === 'contribuir' ? { texto: 'Havia dois.' } : { motivo: 'Não é nosso.' };
      const feito = await colaborador.post(`${API}/tramitacoes/${await passoDe(id)}/${ato}`, palavras);
      expect(feito.statusCode, feito.body).toBe(200);
      const escritos = await mails();
      expect(JSON.stringify(escritos)).not.toMatch(/Havia|nosso/);
      return escritos.map(({ evento, para }) => [evento, para]);
    };
    const EVENTO = 'manifestacao.contribuicao-devolvida';
    expect(await devolvidas(null, 'contribuir')).toEqual([[EVENTO, orgao.email]]);
    expect(await devolvidas(analista.id, 'contribuir')).toEqual([[EVENTO, analista.email]]);
    expect(await devolvidas(analista.id, 'devolver')).toEqual([[EVENTO, analista.email]]);
    await app.db
      .insertInto('alerta_preferencia')
      .values({ id_usuario: analista.id, tipo: 'contribuicao', na_tela: true, por_email: false })
      .execute();
    expect(await devolvidas(analista.id, 'contribuir')).toEqual([]);
  });
});

describe('units of the office', () => {
  it('are those of the office the administrador names; for anybody else, those of their own', async () => {
    const CGU = 6;
    const IFCE = 65;
    const siglas = async (visitor: Visitor, idOuvidoria?: number) => {
      const query = idOuvidoria === undefined ? '' : `?idOuvidoria=${idOuvidoria}`;
      const lista = (await visitor.get(`${API}/unidades${query}`)).json<{ unidades: { sigla: string }[] }>();
      return lista.unidades.map(({ sigla }) => sigla);
    };
    const deLa = await entrarComo(app, 'gestor.ifce');
    await app.db
      .insertInto('unidade')
      .values({ id_ouvidoria: IFCE, nome: 'Campus Centro', sigla: 'CEN' })
      .execute();
    const admin = await entrarComo(app, 'admin');
    expect(await siglas(admin, IFCE)).toEqual(['CEN']);
    // The administrador of the demonstration works in the CGU.
    for (const pedido of [undefined, CGU]) expect(await siglas(admin, pedido)).toContain('COGEP');
    expect(await siglas(admin, CGU)).not.toContain('CEN');
    for (const pedido of [undefined, CGU]) expect(await siglas(deLa, pedido)).toEqual(['CEN']);
  });
});
