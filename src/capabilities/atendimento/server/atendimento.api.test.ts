import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enviarArquivo } from '#capabilities/anexo/server/testing-envio.ts';
import { arquivarSemComplementacaoJob } from '#capabilities/complementacao/server/arquivar-sem-complementacao.ts';
import { confirmarPeloSilencioJob } from '#capabilities/cumprimento/server/confirmar-pelo-silencio.ts';
import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { CGU, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { criarPedidoRespondido } from '#testing/decisoes.ts';
import { criarPromessa } from '#testing/promessas.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';
import type { AtendimentoVisto, AtoQueCabe } from '../domain/atendimento.ts';

let app: TestApp;
let atendente: Visitor;
const INICIO = '2026-03-12T09:00:00-03:00';
const base = '/api/app-web/v1';
const TEXTO = 'A planilha que veio não tem os gastos de 2025, que eu pedi.';

beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
beforeEach(async () => {
  app.clock.set(INICIO);
  atendente = await entrarComo(app, 'atendente.cgu');
  await app.db.deleteFrom('email_saida').execute();
});
afterAll(() => app.close());

const avancar = async (iso: string) => {
  app.clock.set(iso);
  atendente = await entrarComo(app, 'atendente.cgu');
};
const carta = async () => {
  const { idAnexo, segredo } = await enviarArquivo(app, Buffer.from('Senhores, recorro.'), 'carta.txt');
  return [{ idAnexo, segredo }];
};
type Corpo = Readonly<Record<string, unknown>>;
const RECURSO: Corpo = { idTipoRecurso: 2, texto: TEXTO, anexos: [] };
const registrar = (visitor: Visitor, id: number, ato: string, entrada: Corpo, mais: Corpo = {}) =>
  visitor.post(`${base}/atendimento/${id}`, {
    chaveEnvio: randomUUID(),
    canal: 'balcao',
    pedido: { ato, entrada },
    ...mais,
  });
const desfecho = (response: { statusCode: number; json<T>(): T }) =>
  [response.statusCode, response.json<{ code?: string }>().code] as const;
const FEITO = [200, undefined] as const;
const cabem = async (visitor: Visitor, id: number, query = '') =>
  (await visitor.get(`${base}/atendimento/${id}${query}`)).json<{
    motivo: string | null;
    atos: AtoQueCabe[];
  }>();
const nomes = async (id: number, query = '') =>
  (await cabem(atendente, id, query)).atos.map(({ ato }) => ato);
/** Of what was done: looking at the case is a line of its own. */
const ultimaLinha = (id: number) =>
  app.db
    .selectFrom('manifestacao_historico')
    .selectAll()
    .where('id_manifestacao', '=', id)
    .where('acao', '<>', 'Visualização')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const negado = () => criarPedidoRespondido(app, { idOuvidoria: CGU, idCodigoDecisao: CodigoDecisao.negado });

describe('Lei 9.784/1999, art. 26 § 5º: who appeals at the desk knows what they appeal from', () => {
  it('and the office need not tell them of it again', async () => {
    const { id } = await negado();
    await app.db
      .insertInto('comunicacao')
      .values(
        (['resposta', 'complementacao'] as const).map((tipo) => ({
          id_manifestacao: id,
          tipo,
          feita_em: app.clock.now(),
          pendencia: 'sem-contato',
        })),
      )
      .execute();
    await registrar(atendente, id, 'recorrer', RECURSO, { canal: 'telefone' });
    const restam = await app.db
      .selectFrom('comunicacao')
      .select('tipo')
      .where('id_manifestacao', '=', id)
      .where('ciente_em', 'is', null)
      .execute();
    expect(restam).toEqual([{ tipo: 'complementacao' }]);
  });
});

describe('LAI arts. 10 and 15: an appeal made at the desk', () => {
  it.each([
    ['balcao', 'no balcão'],
    ['telefone', 'por telefone'],
  ])(
    'by %s is the person’s own, and the history says how it came and who typed it in',
    async (canal, como) => {
      const { id } = await negado();
      expect(await nomes(id)).toEqual(['recorrer', 'pedirReabertura']);
      const response = await registrar(atendente, id, 'recorrer', RECURSO, { canal });
      expect(response.json<AtendimentoVisto>(), response.body).toMatchObject({
        nome: 'Entrar com recurso',
        comoChegou: como,
        responsavel: 'Antônio Carlos Freitas (CGU)',
        recibo: [
          { nome: 'Instância', valor: 'Primeira Instância' },
          { nome: 'Quem decide' },
          { nome: 'Decisão até', valor: '17/03/2026' },
          {
            nome: 'Se a decisão não sair',
            valor: 'Se não houver decisão, cabe recurso à instância seguinte, de 18/03/2026 a 27/03/2026.',
          },
        ],
      });
      const linha = await ultimaLinha(id);
      expect(linha).toMatchObject({
        acao: 'Registro de Recurso',
        responsavel: 'Antônio Carlos Freitas (CGU), em nome de quem registrou',
        detalhes: { atendimento: { canal, recebidaEm: '2026-03-12' } },
      });
      expect(linha.informacoes).toContain(`Pedido feito ${como} e registrado por quem atende.`);
      const maria = await entrarComo(app, 'maria.cidada');
      expect((await maria.get(`${base}/manifestacoes/${id}/recursos`)).json()).toMatchObject([
        { texto: TEXTO },
      ]);
      const [email] = await emailsDoEvento(app, 'atendimento.registrado');
      expect(email?.para).toBe('maria.cidada@escuta.invalid');
      expect(email?.texto).toContain('um recurso');
      expect(email?.texto).not.toContain('planilha');
    },
  );

  it('by letter keeps the scan, which the person and the office read', async () => {
    const { id } = await negado();
    const response = await registrar(atendente, id, 'recorrer', RECURSO, {
      canal: 'carta',
      recebidaEm: '2026-03-12',
      carta: await carta(),
    });
    const [arquivo] = response.json<AtendimentoVisto>().carta;
    expect(arquivo?.nomeArquivo).toBe('carta.txt');
    const portador = await visitorComChave(app, id);
    for (const leitor of [portador, atendente, await entrarComo(app, 'maria.cidada')]) {
      const [visto] = (await leitor.get(`${base}/manifestacoes/${id}/atendimentos`)).json<
        AtendimentoVisto[]
      >();
      expect(visto?.comoChegou).toBe('por carta recebida em 12/03/2026');
      expect((await leitor.get(arquivo?.href ?? '')).body).toBe('Senhores, recorro.');
    }
    const observador = await entrarComo(app, 'observador.cgu');
    expect((await observador.get(arquivo?.href ?? '')).statusCode).toBe(404);
    // The scan is no file of the request itself.
    expect((await atendente.get(`${base}/tratamento/${id}`)).json<{ anexos: unknown[] }>().anexos).toEqual(
      [],
    );
  });

  it('sent twice is one, also when both come at once', async () => {
    const { id } = await negado();
    const chaveEnvio = randomUUID();
    const [um, outro] = await Promise.all([
      registrar(atendente, id, 'recorrer', RECURSO, { chaveEnvio }),
      registrar(atendente, id, 'recorrer', RECURSO, { chaveEnvio }),
    ]);
    expect(um.json()).toEqual(outro.json());
    expect(desfecho(um)).toEqual(FEITO);
    const segundo = await negado();
    expect(desfecho(await registrar(atendente, segundo.id, 'recorrer', RECURSO, { chaveEnvio }))).toEqual([
      409,
      'atendimento.envio-repetido',
    ]);
  });
});

describe('LAI art. 15: the day the letter arrived decides whether it is in time', () => {
  it('handed in on the last day and typed in later, it is in time; a day later it is not', async () => {
    const { id } = await negado();
    await avancar('2026-03-30T09:00:00-03:00');
    expect(await nomes(id)).not.toContain('recorrer');
    expect(await nomes(id, '?recebidaEm=2026-03-23')).toContain('recorrer');
    const porCarta = async (recebidaEm: string | null) =>
      registrar(atendente, id, 'recorrer', RECURSO, { canal: 'carta', recebidaEm, carta: await carta() });
    expect(desfecho(await porCarta('2026-03-24'))).toEqual([409, 'recurso.fora-do-prazo']);
    expect(desfecho(await porCarta('2026-03-31'))).toEqual([400, 'atendimento.dia-futuro']);
    expect(desfecho(await porCarta('2026-03-11'))).toEqual([400, 'atendimento.antes-do-evento']);
    expect(desfecho(await porCarta(null))).toEqual([400, 'atendimento.sem-dia']);
    const feito = await porCarta('2026-03-23');
    expect(desfecho(feito)).toEqual(FEITO);
    // Who decides has the days of the law from when it is typed in.
    expect(feito.json<AtendimentoVisto>().recibo).toContainEqual({
      nome: 'Decisão até',
      valor: '06/04/2026',
    });
  });

  it('needs the scan, and what came otherwise counts from today', async () => {
    const { id } = await negado();
    await avancar('2026-03-13T09:00:00-03:00');
    const mais = { canal: 'carta', recebidaEm: '2026-03-12' };
    expect(desfecho(await registrar(atendente, id, 'recorrer', RECURSO, mais))).toEqual([
      400,
      'atendimento.sem-carta',
    ]);
    const telefone = { canal: 'telefone', recebidaEm: '2026-03-12' };
    expect(desfecho(await registrar(atendente, id, 'recorrer', RECURSO, telefone))).toEqual([
      400,
      'atendimento.so-na-carta',
    ]);
    expect((await ultimaLinha(id)).acao).not.toBe('Registro de Recurso');
  });
});

describe('Lei 13.460/2017, art. 10: every other act of the person', () => {
  it('reclamação of the silence (Decreto 7.724/2012, art. 22)', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    await avancar('2026-04-14T09:00:00-03:00');
    const entrada = { ...RECURSO, idTipoRecurso: null };
    expect(desfecho(await registrar(atendente, id, 'reclamar', entrada))).toEqual(FEITO);
  });

  it('review of the type (Decreto 7.724/2012, art. 22)', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.acessoAInformacao });
    const gestor = await entrarComo(app, 'gestor.cgu');
    const mudou = await gestor.post(`${base}/tratamento/alterar-tipo`, {
      casos: [{ idManifestacao: id }],
      idTipoManifestacao: TipoManifestacao.reclamacao,
      motivo: 'O texto conta um problema do serviço.',
    });
    expect(mudou.json(), mudou.body).toMatchObject({ resultados: [{ feito: true }] });
    const entrada = { ...RECURSO, idTipoRecurso: null };
    expect(desfecho(await registrar(atendente, id, 'pedirRevisao', entrada))).toEqual(FEITO);
  });

  it('denúncia de descumprimento (LAI art. 16 § 2º)', async () => {
    const { id } = await criarPedidoRespondido(app, { idOuvidoria: CGU, entrega: '2026-03-11' });
    const feita = await registrar(atendente, id, 'denunciarDescumprimento', { texto: TEXTO });
    expect(desfecho(feita)).toEqual(FEITO);
    expect((await ultimaLinha(id)).responsavel).toContain('em nome de quem registrou');
  });

  it('confirming and contesting a delivery (LAI arts. 7º and 41), of this very case', async () => {
    const { id } = await criarPedidoRespondido(app, { idOuvidoria: CGU });
    const idPromessa = await criarPromessa(app, id, { situacao: 'entregue' });
    const outro = await criarPedidoRespondido(app, { idOuvidoria: CGU });
    const alheia = await criarPromessa(app, outro.id, { situacao: 'entregue' });
    const { atos } = await cabem(atendente, id);
    expect(atos.find(({ ato }) => ato === 'contestarEntrega')?.promessas).toMatchObject([{ idPromessa }]);
    const contestar = (qual: number) =>
      registrar(atendente, id, 'contestarEntrega', { idPromessa: qual, motivo: TEXTO });
    expect((await contestar(alheia)).statusCode).toBe(404);
    expect(desfecho(await contestar(idPromessa))).toEqual(FEITO);
    expect((await ultimaLinha(id)).informacoes).toContain('contestou a entrega');
    expect(
      desfecho(await registrar(atendente, outro.id, 'confirmarEntrega', { idPromessa: alheia })),
    ).toEqual(FEITO);
  });

  it('contesting by a letter that came in time, typed in after silence had confirmed the delivery (LAI art. 41)', async () => {
    const { id } = await criarPedidoRespondido(app, { idOuvidoria: CGU });
    const idPromessa = await criarPromessa(app, id, { situacao: 'entregue' });
    const { contestar_ate } = await app.db
      .selectFrom('promessa')
      .select('contestar_ate')
      .where('id', '=', idPromessa)
      .executeTakeFirstOrThrow();
    await avancar('2026-05-04T09:00:00-03:00');
    await confirmarPeloSilencioJob(app.platform).run({});
    const contestar = async (recebidaEm: string) =>
      registrar(
        atendente,
        id,
        'contestarEntrega',
        { idPromessa, motivo: TEXTO },
        { canal: 'carta', recebidaEm, carta: await carta() },
      );
    const promessa = () =>
      app.db
        .selectFrom('promessa')
        .select(['situacao', 'por_silencio'])
        .where('id', '=', idPromessa)
        .executeTakeFirstOrThrow();
    expect(await promessa()).toEqual({ situacao: 'confirmada', por_silencio: true });
    expect(desfecho(await contestar('2026-05-04'))).toEqual([409, 'cumprimento.fora-do-prazo']);
    expect(desfecho(await contestar(contestar_ate ?? ''))).toEqual(FEITO);
    expect(await promessa()).toEqual({ situacao: 'contestada', por_silencio: false });
  });

  it('complement, in time by the day of the letter, from which the term runs again (Decreto 9.492/2018, art. 18)', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Em que dia foi?' } });
    const { prazo } = await app.db
      .selectFrom('complementacao')
      .select('prazo')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    const depois = new Date(`${prazo}T12:00:00-03:00`);
    depois.setDate(depois.getDate() + 1);
    await avancar(depois.toISOString());
    const entrada = { texto: 'Foi na segunda-feira.' };
    expect(desfecho(await registrar(atendente, id, 'complementar', entrada))[0]).toBe(409);
    const porCarta = { canal: 'carta', recebidaEm: prazo, carta: await carta() };
    expect(desfecho(await registrar(atendente, id, 'complementar', entrada, porCarta))).toEqual(FEITO);
    const maria = await entrarComo(app, 'maria.cidada');
    expect((await maria.get(`${base}/manifestacoes/${id}`)).json()).toMatchObject({
      situacao: { idSituacaoManifestacao: 2 },
      complementacoes: [{ texto: 'Foi na segunda-feira.' }],
    });
  });

  it('Decreto 9.492/2018, art. 18 § 2º: a letter in time undoes the archiving for its silence; a later one does not', async () => {
    const { id } = await criarCaso(app, { complementacao: { pedido: 'Em que dia foi?' } });
    const { prazo } = await app.db
      .selectFrom('complementacao')
      .select('prazo')
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    await avancar(`${prazo}T12:00:00-03:00`);
    app.clock.set(new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString());
    await arquivarSemComplementacaoJob(app.platform).run(undefined);
    atendente = await entrarComo(app, 'atendente.cgu');
    const hoje = app.clock.now().toISOString().slice(0, 10);
    expect((await ultimaLinha(id)).acao).toBe('Arquivamento');
    const entrada = { texto: 'Foi na segunda-feira.' };
    const porCarta = async (recebidaEm: string) =>
      registrar(atendente, id, 'complementar', entrada, { canal: 'carta', recebidaEm, carta: await carta() });
    expect(await nomes(id)).not.toContain('complementar');
    expect(desfecho(await porCarta('2026-03-11'))).toEqual([400, 'atendimento.antes-do-evento']);
    expect(desfecho(await porCarta(hoje))).toEqual([409, 'ato.situacao-nao-permite']);
    expect(await nomes(id, `?recebidaEm=${prazo}`)).toContain('complementar');
    expect(desfecho(await porCarta(prazo))).toEqual(FEITO);
    expect((await ultimaLinha(id)).informacoes).toContain('o arquivamento por falta dela deixou de valer');
    const row = await app.db
      .selectFrom('manifestacao')
      .select(['id_situacao', 'encerrada_em', 'prazo_parado_em'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ id_situacao: 2, encerrada_em: null, prazo_parado_em: null });
  });

  it('addition, partial and whole withdrawal (Lei 9.784/1999, art. 51)', async () => {
    const { id } = await criarCaso(app);
    const arquivo = await carta();
    expect(
      desfecho(await registrar(atendente, id, 'acrescentar', { texto: 'Achei o recibo.', anexos: arquivo })),
    ).toEqual(FEITO);
    expect(
      desfecho(await registrar(atendente, id, 'desistirEmParte', { parte: 'O segundo posto.' })),
    ).toEqual(FEITO);
    expect(desfecho(await registrar(atendente, id, 'desistir', {}))).toEqual(FEITO);
    expect(desfecho(await registrar(atendente, id, 'desistir', {}))).toEqual([
      409,
      'ato.situacao-nao-permite',
    ]);
  });

  it('reopening, by the day of the letter (Lei 9.784/1999, art. 63 § 2º)', async () => {
    const { id } = await criarCaso(app, { resposta: { texto: 'A lâmpada foi trocada.' } });
    await avancar('2026-05-20T09:00:00-03:00');
    const entrada = { texto: 'A luz apagou de novo no dia seguinte.' };
    expect(desfecho(await registrar(atendente, id, 'pedirReabertura', entrada))[0]).toBe(409);
    const porCarta = { canal: 'carta', recebidaEm: '2026-04-01', carta: await carta() };
    expect(desfecho(await registrar(atendente, id, 'pedirReabertura', entrada, porCarta))).toEqual(FEITO);
  });

  it('a version of the case that somebody changed meanwhile is refused', async () => {
    const { id } = await criarCaso(app);
    const response = await registrar(
      atendente,
      id,
      'acrescentar',
      { texto: 'Achei o recibo.' },
      { versao: 99 },
    );
    expect(response.statusCode).toBe(409);
  });
});

describe('who may, and for whom', () => {
  it('those who attend in the office that holds the case, and nobody else', async () => {
    const { id } = await negado();
    const quem: Readonly<Record<string, number>> = {
      'observador.cgu': 403,
      'maria.cidada': 403,
      'gestor.ifce': 404,
      'respondente.cgu': 200,
    };
    for (const [login, status] of Object.entries(quem)) {
      const visitor = await entrarComo(app, login);
      expect([login, (await registrar(visitor, id, 'recorrer', RECURSO)).statusCode]).toEqual([
        login,
        status,
      ]);
    }
    expect((await registrar(new Visitor(app), id, 'recorrer', RECURSO)).statusCode).toBe(401);
    const doIfce = await criarPedidoRespondido(app, { idOuvidoria: Orgaos.ifce });
    expect((await registrar(atendente, doIfce.id, 'acrescentar', { texto: 'x' })).statusCode).toBe(404);
    expect((await atendente.get(`${base}/atendimento/${doIfce.id}`)).statusCode).toBe(404);
  });

  it('not for oneself: staff act on their own case as its author', async () => {
    const { id } = await criarCaso(app, { login: 'atendente.cgu' });
    expect((await registrar(atendente, id, 'acrescentar', { texto: 'Achei.' })).statusCode).toBe(404);
  });

  it('Decreto 10.153/2019, art. 6º: of a denúncia only words, and the letter is for its author alone', async () => {
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.denuncia });
    expect(await nomes(id)).toEqual(['acrescentar']);
    expect(desfecho(await registrar(atendente, id, 'desistirEmParte', { parte: 'Tudo.' }))).toEqual([
      409,
      'atendimento.so-palavras-na-denuncia',
    ]);
    const admin = await entrarComo(app, 'admin');
    expect((await registrar(admin, id, 'acrescentar', { texto: 'Vi de novo.' })).statusCode).toBe(404);
    const porCarta = { canal: 'carta', recebidaEm: '2026-03-12', carta: await carta() };
    const feito = await registrar(atendente, id, 'acrescentar', { texto: 'Vi o desvio de novo.' }, porCarta);
    expect(desfecho(feito)).toEqual(FEITO);
    const gestor = await entrarComo(app, 'gestor.cgu');
    for (const leitor of [atendente, gestor]) {
      const [visto] = (await leitor.get(`${base}/manifestacoes/${id}/atendimentos`)).json<
        AtendimentoVisto[]
      >();
      expect(visto?.carta).toEqual([]);
    }
    const [arquivo] =
      (await (await entrarComo(app, 'maria.cidada')).get(`${base}/manifestacoes/${id}/atendimentos`)).json<
        AtendimentoVisto[]
      >()[0]?.carta ?? [];
    expect(arquivo?.nomeArquivo).toBe('carta.txt');
    expect((await gestor.get(arquivo?.href ?? '')).statusCode).toBe(404);
    const guardado = JSON.stringify(await app.db.selectFrom('atendimento').selectAll().execute());
    expect(guardado).not.toContain('desvio');
    expect(app.log()).not.toContain('desvio');
    const [email] = await emailsDoEvento(app, 'atendimento.registrado');
    expect(`${email?.assunto}${email?.texto}`).not.toMatch(/den[úu]nci|desvio/i);
  });

  it('Lei 13.460/2017, art. 10 § 7º: not for who is anonymous or asked not to be known', async () => {
    const anonima = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, login: null });
    expect(await cabem(atendente, anonima.id)).toMatchObject({
      motivo: expect.stringContaining('não se identificou'),
      atos: [],
    });
    expect(desfecho(await registrar(atendente, anonima.id, 'acrescentar', { texto: 'Vi.' }))).toEqual([
      409,
      'atendimento.anonima',
    ]);
    const preservado = await negado();
    await app.db
      .updateTable('manifestacao')
      .set({ identidade_preservada: true })
      .where('id', '=', preservado.id)
      .execute();
    expect(desfecho(await registrar(atendente, preservado.id, 'recorrer', RECURSO))).toEqual([
      409,
      'atendimento.identidade-preservada',
    ]);
  });
});
