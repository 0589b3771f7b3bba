import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { Situacao } from '../../domain/situacao.ts';

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-03T09:00:00-03:00' });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const url = (id: number, rest = '') => `/api/app-web/v1/manifestacoes/${id}${rest}`;
const open = async (visitor: Visitor, id: number) => {
  const response = await visitor.get(url(id));
  expect(response.statusCode, response.body).toBe(200);
  return response.json<DetalheDaManifestacao>();
};
const atos = (detalhe: DetalheDaManifestacao) => detalhe.atos.map(({ ato }) => ato);

describe('who may read a case', () => {
  it('S2-06 its owner, whoever holds its code, and its office; to all others it does not exist', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada' });
    const outro = await criarCaso(app, { login: 'joao.cidadao' });
    expect((await open(maria, id)).pelaChave).toBe(false);
    expect((await open(await visitorComChave(app, id), id)).pelaChave).toBe(true);
    await open(await entrarComo(app, 'gestor.cgu'), id);
    await open(await entrarComo(app, 'admin'), id);
    const strangers = [
      new Visitor(app),
      await visitorComChave(app, outro.id),
      await visitorComChave(app, id, 'consentimento'),
      await entrarComo(app, 'joao.cidadao'),
      await entrarComo(app, 'gestor.ifce'),
      await entrarComo(app, 'colaborador.cgu'),
      await entrarComo(app, 'cadastrador.cgu'),
    ];
    const missing = await maria.get(url(999_999));
    for (const visitor of strangers) {
      for (const rest of ['', '/prazo']) {
        const response = await visitor.get(url(id, rest));
        expect([response.statusCode, response.body]).toEqual([404, missing.body]);
      }
    }
  });

  it('shows a key no longer than its half hour', async () => {
    const { id } = await criarCaso(app);
    const visitor = await visitorComChave(app, id);
    app.clock.advance(29 * 60_000);
    await open(visitor, id);
    app.clock.advance(60_000);
    expect((await visitor.get(url(id))).statusCode).toBe(404);
    app.clock.set('2026-03-03T09:00:00-03:00');
  });

  it('never tells staff who filed it', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    const body = JSON.stringify(await open(await entrarComo(app, 'gestor.cgu'), id));
    expect(body).not.toMatch(/Maria|maria|70010003703/);
  });
});

describe('what a case says', () => {
  it('opens the sealed words of a denúncia, with names for its ids', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.denuncia,
      teor: {
        texto: 'O chefe pediu propina.',
        envolvidos: [{ nome: 'Fulano', idFuncao: 4, orgao: undefined }],
        local: { idMunicipio: 230440, descricao: 'No balcão' },
        temProvas: 'sim',
      },
      resposta: { texto: 'Foi para a corregedoria.' },
    });
    const detalhe = await open(maria, id);
    expect(detalhe.teor).toMatchObject({
      texto: 'O chefe pediu propina.',
      envolvidos: [{ nome: 'Fulano', funcao: 'Gestor(a)', orgao: null }],
      local: { municipio: 'Fortaleza/CE', descricao: 'No balcão' },
      temProvas: 'sim',
    });
    expect(detalhe.respostas).toMatchObject([
      { descTipoResposta: 'Resposta Conclusiva', texto: 'Foi para a corregedoria.' },
    ]);
    expect(app.log()).not.toContain('propina');
  });

  it('Lei 9.784/1999, art. 26: promises no notice by e-mail to who left none', async () => {
    const { id } = await criarCaso(app);
    await app.db.updateTable('manifestacao').set({ id_modo_resposta: 1 }).where('id', '=', id).execute();
    expect((await open(maria, id)).modoResposta).toBe('Pelo sistema (com avisos por email)');
    await app.db
      .updateTable('manifestante')
      .set({ dados: JSON.stringify({ nome: 'Rita Lobo', telefone: '6133330000' }) })
      .where('id_manifestacao', '=', id)
      .execute();
    expect((await open(maria, id)).modoResposta).toBe('Pelo sistema');
  });

  it('says where it stands, until when, and what may be done', async () => {
    const { id } = await criarCaso(app, { registradaEm: '2026-02-10T10:00:00-03:00' });
    const detalhe = await open(maria, id);
    expect(detalhe.fraseDaSituacao).toBe('O órgão tem até 12/03/2026 para responder. Faltam 9 dias.');
    expect(detalhe.prazo).toEqual({
      inicio: '2026-02-10',
      vencimento: '2026-03-12',
      original: '2026-03-12',
      diasRestantes: 9,
      parado: false,
    });
    expect(detalhe.atos).toEqual([
      { ato: 'acrescentar', ultimoDia: null },
      { ato: 'desistir', ultimoDia: null },
      { ato: 'desistirEmParte', ultimoDia: null },
    ]);
    expect(detalhe.atosFechados).toEqual([]);
  });

  it('has no term on the wire while the clock stands still, and one while it runs on', async () => {
    const parado = await criarCaso(app, { complementacao: { pedido: 'Qual?' } });
    const correndo = await criarCaso(app, { complementacao: { pedido: 'Qual?', parouPrazo: false } });
    const detalhe = await open(maria, parado.id);
    expect(detalhe.prazo).toBeNull();
    expect(detalhe.fraseDaSituacao).toContain('o prazo do órgão fica parado');
    expect(detalhe.complementacoes).toMatchObject([
      { pedido: 'Qual?', ultimoDia: '2026-03-23', texto: null },
    ]);
    expect(detalhe.atos).toEqual([
      { ato: 'complementar', ultimoDia: '2026-03-23' },
      { ato: 'acrescentar', ultimoDia: null },
      { ato: 'desistir', ultimoDia: null },
      { ato: 'desistirEmParte', ultimoDia: null },
    ]);
    expect((await open(maria, correndo.id)).prazo).toMatchObject({ vencimento: '2026-04-02' });
  });

  it('offers no complement once its last day is over, although the case waits for the nightly job', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Qual?', prazo: '2026-03-02' } });
    expect(atos(await open(maria, id))).toEqual(['acrescentar', 'desistir', 'desistirEmParte']);
  });

  it('offers the appeal until its last day and says why the other remedies are closed', async () => {
    const { id } = await criarCaso(app, {
      tipo: TipoManifestacao.acessoAInformacao,
      registradaEm: '2026-02-10T10:00:00-03:00',
      resposta: { texto: 'Segue.', em: '2026-02-19T10:00:00-03:00' },
    });
    const detalhe = await open(maria, id);
    expect(atos(detalhe)).toEqual(['avaliar', 'pedirReabertura']);
    expect(detalhe.atosFechados.map(({ ato }) => ato)).toEqual([
      'recorrer',
      'reclamar',
      'denunciarDescumprimento',
    ]);
    expect(detalhe.atosFechados[0]?.motivo).toContain('02/03/2026');
    app.clock.set('2026-03-02T23:59:59-03:00');
    expect((await open(maria, id)).atos).toContainEqual({ ato: 'recorrer', ultimoDia: '2026-03-02' });
    app.clock.set('2026-03-03T09:00:00-03:00');
  });

  it('shows staff their own acts', async () => {
    const { id } = await criarCaso(app);
    const gestor = atos(await open(await entrarComo(app, 'gestor.cgu'), id));
    expect(gestor).toContain('responder');
    expect(gestor).not.toContain('desistir');
    expect(atos(await open(await entrarComo(app, 'observador.cgu'), id))).toEqual([]);
  });

  it('tells those who may handle it which rule closes an act, and no more', async () => {
    const registradaEm = '2026-02-20T10:00:00-03:00';
    const gestor = await entrarComo(app, 'gestor.cgu');
    const fechados = async (visitor: Visitor, novo: Parameters<typeof criarCaso>[1]) => {
      const { id } = await criarCaso(app, { registradaEm, ...novo });
      return (await open(visitor, id)).atosFechados;
    };
    const jaFoi = { ato: 'prorrogar', motivo: 'O prazo só pode ser prorrogado uma vez, e já foi.' };
    const naLai = {
      ato: 'pedirComplementacao',
      motivo: 'A Lei de Acesso à Informação não permite pedir complementação nem parar o prazo.',
    };
    const acesso = { tipo: TipoManifestacao.acessoAInformacao };
    expect(await fechados(gestor, { situacao: Situacao.prorrogada })).toEqual([jaFoi]);
    expect(await fechados(gestor, { prorrogadaEm: registradaEm, ...acesso })).toEqual([jaFoi, naLai]);
    expect(await fechados(gestor, {})).toEqual([]);
    expect(await fechados(gestor, { prorrogadaEm: registradaEm, situacao: Situacao.concluida })).toEqual([]);
    const [principal, duplicata] = [await criarCaso(app), await criarCaso(app)];
    await app.db
      .updateTable('manifestacao')
      .set({ id_grupo: principal.id })
      .where('id', 'in', [principal.id, duplicata.id])
      .execute();
    expect((await open(gestor, principal.id)).atosFechados).toEqual([]);
    const agrupada = await open(gestor, duplicata.id);
    expect(atos(agrupada)).not.toContain('responder');
    expect(agrupada.atosFechados).toEqual([
      {
        ato: 'responder',
        motivo: 'Esta manifestação está agrupada: responda pela principal, ou retire-a do grupo.',
      },
    ]);
    const observador = await entrarComo(app, 'observador.cgu');
    expect(await fechados(observador, { situacao: Situacao.prorrogada })).toEqual([]);
    expect(await fechados(maria, { situacao: Situacao.prorrogada })).toEqual([]);
  });
});

describe('who looked', () => {
  it('is a row of the history that the person reads, once per person and minute', async () => {
    const { id } = await criarCaso(app);
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (let i = 0; i < 3; i++) await open(gestor, id);
    await open(await entrarComo(app, 'respondente.cgu'), id);
    app.clock.advance(61_000);
    await open(gestor, id);
    await open(maria, id);
    const { historico } = await open(maria, id);
    expect(
      historico.filter(({ isVisualizacao }) => isVisualizacao).map(({ responsavel }) => responsavel),
    ).toEqual([
      'Gustavo Teixeira Prado (CGU)',
      'Renata Oliveira Brandão (CGU)',
      'Gustavo Teixeira Prado (CGU)',
    ]);
    expect(historico.at(-1)).toMatchObject({ frase: 'A manifestação foi registrada.', responsavel: 'Você' });
    app.clock.set('2026-03-03T09:00:00-03:00');
  });

  it('shows staff their own view at once, and once, however many requests of a page ask together', async () => {
    const { id } = await criarCaso(app, { login: 'maria.cidada' });
    const gestor = await entrarComo(app, 'gestor.cgu');
    const lidas = await Promise.all(Array.from({ length: 6 }, () => open(gestor, id)));
    for (const { historico } of [...lidas, await open(gestor, id)]) {
      const vistas = historico.filter(({ isVisualizacao }) => isVisualizacao);
      expect(vistas).toMatchObject([{ acao: 'Visualização', ocorridoEm: app.clock.now().toISOString() }]);
      expect(historico[0]?.isVisualizacao).toBe(true);
    }
  });
});

describe('the term, day by day', () => {
  const explain = async (id: number) =>
    (await maria.get(url(id, '/prazo'))).json<{
      original: string;
      vencimento: string;
      dias: { data: string; conta: boolean; motivo: string; numero?: number; total?: number }[];
    }>();

  it('begins on the evening of registration, which counts as the next day', async () => {
    const { id } = await criarCaso(app, { registradaEm: '2026-02-10T20:30:00-03:00' });
    const { vencimento, dias } = await explain(id);
    expect(vencimento).toBe('2026-03-13');
    expect(dias[0]).toMatchObject({ data: '2026-02-10', conta: false });
    expect(dias[0]?.motivo).toContain('depois do horário de corte');
    expect(dias.at(-1)?.data).toBe(vencimento);
    expect(dias.filter(({ conta }) => conta)).toHaveLength(30);
    // The screen folds the days by their place in the count.
    expect(dias.find(({ conta }) => conta)).toMatchObject({ numero: 1, total: 30 });
  });

  it('stands still from the day after the request to today', async () => {
    const { id } = await criarCaso(app, {
      registradaEm: '2026-02-10T10:00:00-03:00',
      complementacao: { pedido: 'Qual?', em: '2026-02-20T10:00:00-03:00' },
    });
    const { dias } = await explain(id);
    expect(dias.filter(({ conta }) => conta)).toHaveLength(10);
    expect(dias.at(-1)).toEqual({
      data: '2026-03-03',
      conta: false,
      motivo: 'Prazo parado: complementação pedida em 20/02/2026.',
    });
  });
});

describe('desistir', () => {
  it('archives, closes what was asked, tells the office and keeps the reason readable', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Qual?' } });
    const response = await maria.post(url(id, '/desistir'), { motivo: 'Já resolvi no balcão.' });
    expect(response.statusCode, response.body).toBe(200);
    const detalhe = await open(maria, id);
    expect(detalhe.situacao.idSituacaoManifestacao).toBe(Situacao.arquivada);
    expect(detalhe.historico[0]).toMatchObject({ acao: 'Desistência', responsavel: 'Você' });
    expect(detalhe.historico[0]?.frase).toContain('Já resolvi no balcão.');
    expect(await emailsDoEvento(app, 'manifestacao.desistencia')).toHaveLength(1);
    const aberta = await app.db
      .selectFrom('complementacao')
      .select('encerrada_em')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(aberta.encerrada_em).not.toBeNull();
  });

  it('happens once: the second time the state no longer allows it', async () => {
    const { id } = await criarCaso(app);
    const [first, second] = await Promise.all([
      maria.post(url(id, '/desistir'), {}),
      maria.post(url(id, '/desistir'), {}),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Desistência']);
  });

  it('seals the reason of a denúncia, by the code too', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    const visitor = await visitorComChave(app, id);
    const motivo = 'Fui ameaçado pelo Beltrano';
    expect((await visitor.post(url(id, '/pedir-desistencia'), { motivo })).statusCode).toBe(200);
    const row = await app.db
      .selectFrom('manifestacao_historico')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .where('acao', '=', 'Desistência')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('Beltrano');
    expect((await open(visitor, id)).historico[0]?.frase).toContain(motivo);
  });

  it('is refused to others as if there were no case, and in an ended one', async () => {
    const { id } = await criarCaso(app);
    const joao = await entrarComo(app, 'joao.cidadao');
    expect((await joao.post(url(id, '/desistir'), {})).statusCode).toBe(404);
    expect((await new Visitor(app).post(url(id, '/desistir'), {})).statusCode).toBe(404);
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.post(url(id, '/desistir'), {})).statusCode).toBe(403);
    const ended = await criarCaso(app, { situacao: Situacao.arquivada });
    expect((await maria.post(url(ended.id, '/desistir'), {})).statusCode).toBe(409);
  });
});

describe('the note on filing', () => {
  it('is kept from 0 to 10, only from the person who filed, and once', async () => {
    const { id } = await criarCaso(app);
    expect((await maria.post(url(id, '/nota-registro'), { nota: 11 })).statusCode).toBe(400);
    expect((await maria.post(url(id, '/nota-registro'), { nota: 0 })).statusCode).toBe(200);
    const outra = await maria.post(url(id, '/nota-registro'), { nota: 10 });
    expect(outra.statusCode).toBe(409);
    expect(outra.json()).toMatchObject({ code: 'manifestacao.nota-ja-dada' });
    const gestor = await entrarComo(app, 'gestor.cgu');
    expect((await gestor.post(url(id, '/nota-registro'), { nota: 1 })).statusCode).toBe(403);
    expect((await new Visitor(app).post(url(id, '/nota-registro'), { nota: 1 })).statusCode).toBe(404);
    const { nota_registro } = await app.db
      .selectFrom('manifestacao')
      .select('nota_registro')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(nota_registro).toBe(0);
  });
});
