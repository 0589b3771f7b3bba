import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { days } from '#server/clock.ts';
import { fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const API = '/api/app-web/v1';
const pedir = (visitor: Visitor, id: number, texto = 'A lâmpada queimou de novo no dia seguinte.') =>
  visitor.post(`${API}/manifestacoes/${id}/pedir-reabertura`, { texto });
const porQue = { justificativa: 'O que foi respondido não resolveu o problema.' };
const decidir = (ato: string, id: number, visitor = gestor) =>
  fazerAto(visitor, ato, [{ idManifestacao: id }], porQue);
const findRow = (id: number) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const aberto = async (visitor: Visitor, id: number) =>
  (await visitor.get(`${API}/manifestacoes/${id}`)).json();
const respondida = { resposta: { texto: 'A lâmpada foi trocada.' } };

describe('Lei 9.784/1999, art. 63 § 2º: asking to reopen', () => {
  it('is for who filed, once, and moves nothing until the office grants it with a new term', async () => {
    const { id } = await criarCaso(app, { ...respondida, registradaEm: '2026-03-02T10:00:00-03:00' });
    const antes = await findRow(id);
    expect((await pedir(maria, id, 'Curto')).statusCode).toBe(400);
    expect((await pedir(await entrarComo(app, 'joao.cidadao'), id)).statusCode).toBe(404);
    expect((await pedir(maria, id)).statusCode).toBe(200);
    const { id_situacao, prazo, encerrada_em } = await findRow(id);
    expect([id_situacao, prazo]).toEqual([Situacao.concluida, antes.prazo]);
    expect(encerrada_em).toEqual(antes.encerrada_em);
    expect((await pedir(maria, id)).json()).toMatchObject({ code: 'reabertura.ja-pedida' });
    const [email] = await emailsDoEvento(app, 'manifestacao.reabertura-pedida');
    expect(email?.texto).not.toContain('queimou');
    const lista = await gestor.get(`${API}/tratamento/manifestacoes?marcas=reabertura-a-decidir`);
    expect(lista.json().itens).toMatchObject([{ idManifestacao: id, marcas: ['reabertura-a-decidir'] }]);

    expect(
      (await decidir('conceder-reabertura', id, await entrarComo(app, 'respondente.cgu'))).statusCode,
    ).toBe(403);
    const concedida = await decidir('conceder-reabertura', id);
    expect(concedida.statusCode, concedida.body).toBe(200);
    expect(await findRow(id)).toMatchObject({ id_situacao: Situacao.cadastrada, encerrada_em: null });
    expect((await findRow(id)).prazo > antes.prazo).toBe(true);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Pedido de reabertura', 'Reabertura']);
    expect(await emailsDoEvento(app, 'manifestacao.reaberta')).toHaveLength(1);
    expect((await aberto(maria, id)).reabertura).toMatchObject({ concedida: true, ...porQue });
  });

  it('Lei 12.527/2011, art. 15: of an access request, the mail says the new date and until when the earlier answer may be appealed', async () => {
    const { id } = await criarCaso(app, { ...respondida, tipo: TipoManifestacao.acessoAInformacao });
    expect((await pedir(maria, id)).statusCode).toBe(200);
    const { atos } = (await maria.get(`${API}/manifestacoes/${id}`)).json<{
      atos: { ato: string; ultimoDia: string | null }[];
    }>();
    const ate =
      atos
        .find(({ ato }) => ato === 'recorrer')
        ?.ultimoDia?.split('-')
        .reverse()
        .join('/') ?? '';
    expect(ate).not.toBe('');
    const concedida = await decidir('conceder-reabertura', id);
    expect(concedida.statusCode, concedida.body).toBe(200);
    const [email] = (await emailsDoEvento(app, 'manifestacao.reaberta')).slice(-1);
    expect(email?.texto).toMatch(/O novo prazo de resposta termina em \d{2}\/\d{2}\/\d{4}, e você/);
    expect(email?.texto).toContain(`ainda pode recorrer da resposta anterior até ${ate}.`);
  });

  it('Decreto 10.153/2019: of a denúncia is decided by its office, never by an administrador, for whom it does not exist', async () => {
    const { id } = await criarCaso(app, { ...respondida, tipo: TipoManifestacao.denuncia });
    expect((await pedir(maria, id)).statusCode).toBe(200);
    const admin = await entrarComo(app, 'admin');
    for (const ato of ['conceder-reabertura', 'negar-reabertura']) {
      const recusa = await decidir(ato, id, admin);
      expect([recusa.statusCode, recusa.json().code], ato).toEqual([404, 'manifestacao.nao-encontrada']);
    }
    expect((await decidir('conceder-reabertura', id)).statusCode).toBe(200);
  });

  it('Lei 9.784/1999, art. 66: runs from the notice of the end: who waits for a letter may ask until thirty days after it', async () => {
    const antes = app.clock.now();
    const encerrado = async (ato: string, dados: Record<string, unknown>) => {
      const { id } = await criarCaso(app);
      await app.db.updateTable('manifestacao').set({ id_modo_resposta: 3 }).where('id', '=', id).execute();
      const feito = await fazerAto(gestor, ato, [{ idManifestacao: id }], dados);
      expect(feito.statusCode, feito.body).toBe(200);
      return id;
    };
    const arquivada = await encerrado('arquivar', {
      idMotivoArquivamento: 1,
      justificativa: 'É igual à que outra pessoa já registrou.',
    });
    const respondida = await encerrado('responder', {
      texto: 'A lâmpada do posto foi trocada ontem, e o posto voltou a abrir à noite.',
      detalhes: { decisaoFinal: 'A lâmpada foi trocada.' },
    });
    // The letter comes on Mon 25/05/2026, long after: counted from Tue 26/05, the 30th day is Wed 24/06.
    app.clock.set('2026-05-25T10:00:00-03:00');
    gestor = await entrarComo(app, 'gestor.cgu');
    for (const id of [arquivada, respondida]) {
      const ciencia = await fazerAto(gestor, 'registrar-ciencia', [{ idManifestacao: id }], {
        meio: 'carta-ar',
      });
      expect(ciencia.statusCode, ciencia.body).toBe(200);
    }
    app.clock.set('2026-06-25T00:00:00-03:00');
    const tarde = await pedir(await entrarComo(app, 'maria.cidada'), arquivada);
    expect(tarde.json()).toMatchObject({ code: 'reabertura.fora-do-prazo' });
    app.clock.set('2026-06-24T23:00:00-03:00');
    maria = await entrarComo(app, 'maria.cidada');
    const { atos } = await aberto(maria, respondida);
    expect(atos).toContainEqual({ ato: 'pedirReabertura', ultimoDia: '2026-06-24' });
    for (const id of [arquivada, respondida]) expect((await pedir(maria, id)).statusCode).toBe(200);
    app.clock.set(antes.toISOString());
    maria = await entrarComo(app, 'maria.cidada');
    gestor = await entrarComo(app, 'gestor.cgu');
  });

  it('is refused with a reason, and not asked for again about the same end', async () => {
    const { id } = await criarCaso(app, { situacao: Situacao.arquivada });
    const comCodigo = await visitorComChave(app, id);
    expect((await pedir(comCodigo, id)).statusCode).toBe(200);
    expect((await decidir('negar-reabertura', id)).statusCode).toBe(200);
    expect((await findRow(id)).id_situacao).toBe(Situacao.arquivada);
    expect(await aberto(comCodigo, id)).toMatchObject({ reabertura: { concedida: false, ...porQue } });
    expect(await emailsDoEvento(app, 'manifestacao.reabertura-negada')).toHaveLength(1);
    expect((await pedir(comCodigo, id)).json()).toMatchObject({ code: 'reabertura.ja-pedida' });
    expect((await decidir('conceder-reabertura', id)).json()).toMatchObject({
      code: 'reabertura.nada-a-decidir',
    });
  });

  it('is in time for thirty days, and not offered after them', async () => {
    const { id } = await criarCaso(app, { situacao: Situacao.arquivada });
    const oferta = async (visitor: Visitor) => {
      const { atos } = (await aberto(visitor, id)) as { atos: { ato: string; ultimoDia: string }[] };
      return atos.find(({ ato }) => ato === 'pedirReabertura')?.ultimoDia;
    };
    const ate = (await oferta(maria)) ?? '';
    expect(ate).toMatch(/^2026-04-1\d$/);
    app.clock.set(`${ate}T23:59:00-03:00`);
    expect(await oferta(await visitorComChave(app, id))).toBe(ate);
    app.clock.advance(days(1));
    const tarde = await visitorComChave(app, id);
    expect(await oferta(tarde)).toBeUndefined();
    expect((await pedir(tarde, id)).json()).toMatchObject({ code: 'reabertura.fora-do-prazo' });
    app.clock.set('2026-03-12T12:00:00-03:00');
  });

  it('that the office overtook by reopening by itself leaves nothing to decide; a new end may be asked about', async () => {
    const { id } = await criarCaso(app, { situacao: Situacao.arquivada });
    const [pessoa, equipe] = [await visitorComChave(app, id), await entrarComo(app, 'gestor.cgu')];
    await pedir(pessoa, id);
    expect((await decidir('reabrir', id, equipe)).statusCode).toBe(200);
    app.clock.advance(days(1) / 24);
    const fim = { idMotivoArquivamento: 1, justificativa: 'É igual à que outra pessoa já registrou.' };
    const gestora = await entrarComo(app, 'gestor.cgu');
    expect((await fazerAto(gestora, 'arquivar', [{ idManifestacao: id }], fim)).statusCode).toBe(200);
    expect((await decidir('negar-reabertura', id, gestora)).json()).toMatchObject({
      code: 'reabertura.nada-a-decidir',
    });
    expect((await pedir(await visitorComChave(app, id), id)).statusCode).toBe(200);
    app.clock.set('2026-03-12T12:00:00-03:00');
  });
});

describe('Lei 12.527/2011, art. 15: an access request', () => {
  it('keeps the window of its appeal, with the same last day, whether or not reopening is asked for', async () => {
    const tipo = TipoManifestacao.acessoAInformacao;
    const { id } = await criarCaso(app, { tipo, ...respondida });
    const pessoa = await entrarComo(app, 'maria.cidada');
    const recorrer = async () => {
      const { atos } = (await aberto(pessoa, id)) as { atos: { ato: string; ultimoDia: string }[] };
      return atos.find(({ ato }) => ato === 'recorrer')?.ultimoDia;
    };
    const antes = await recorrer();
    expect(antes).toBeDefined();
    expect((await pedir(pessoa, id)).statusCode).toBe(200);
    expect(await recorrer()).toBe(antes);
    const equipe = await entrarComo(app, 'gestor.cgu');
    expect((await decidir('negar-reabertura', id, equipe)).statusCode).toBe(200);
    expect(await recorrer()).toBe(antes);
  });
});

it('Decreto 10.153/2019: seals what is asked and answered about a denúncia', async () => {
  const tipo = TipoManifestacao.comunicacao;
  const { id } = await criarCaso(app, { tipo, login: null, situacao: Situacao.arquivada });
  const anonima = await visitorComChave(app, id);
  await pedir(anonima, id, 'O Sicrano voltou a levar tinta da escola.');
  const equipe = await entrarComo(app, 'gestor.cgu');
  await decidir('negar-reabertura', id, equipe);
  const row = await app.db
    .selectFrom('pedido_reabertura')
    .selectAll()
    .where('id_manifestacao', '=', id)
    .executeTakeFirstOrThrow();
  expect([row.texto, row.justificativa]).toEqual([null, null]);
  expect((await aberto(anonima, id)).reabertura.texto).toContain('Sicrano');
  expect(app.log()).not.toContain('Sicrano');
});
