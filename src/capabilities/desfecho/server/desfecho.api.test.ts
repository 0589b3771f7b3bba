import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, criarCaso, emailsDoEvento, visitorComChave } from '#testing/casos.ts';
import { criarPedidoSemResposta, criarRecurso } from '#testing/recursos.ts';
import { Orgaos } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const NUP = '00106.000123/2024-48';
const TEXTO = 'A corregedoria ouviu duas testemunhas e abriu um processo.';
const dados = { idResultado: 1, orgaoApurador: 'Corregedoria do MEC', processo: NUP, texto: TEXTO };
const denuncia = (mais = {}) =>
  criarCaso(app, { tipo: TipoManifestacao.denuncia, situacao: Situacao.concluida, ...mais });
const registrar = (id: number, mais = {}, quem = gestor) =>
  fazerAto(quem, 'registrar-desfecho', [{ idManifestacao: id }], { ...dados, ...mais });
const informar = (id: number, processo: string, quem = gestor) =>
  fazerAto(quem, 'informar-processo', [{ idManifestacao: id }], { processo });
const ver = (id: number, quem: Visitor) => quem.get(`/api/app-web/v1/manifestacoes/${id}/desfechos`);

describe('Decreto 9.492/2018, art. 22: registrar desfecho', () => {
  it('is told to the person by a mail without content, and read on the page or with the access code', async () => {
    const { id, numeroProtocolo } = await denuncia();
    expect((await registrar(id)).statusCode).toBe(200);
    const esperado = {
      desfechos: [
        {
          resultado: 'Em apuração',
          orgaoApurador: 'Corregedoria do MEC',
          processo: NUP,
          abertoEm: null,
          encerradoEm: null,
          texto: TEXTO,
        },
      ],
      processos: [],
    };
    expect((await ver(id, await entrarComo(app, 'maria.cidada'))).json()).toMatchObject(esperado);
    expect((await ver(id, await visitorComChave(app, id))).json()).toMatchObject(esperado);
    expect((await ver(id, gestor)).json()).toMatchObject(esperado);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro', 'Desfecho', 'Visualização']);
    const [email, ...outros] = await emailsDoEvento(app, 'manifestacao.desfecho-registrado');
    expect([email?.selado === null, outros]).toEqual([false, []]);
    const caixa = (await app.inject('/api/app-web/v1/caixa-de-saida')).json<{ texto: string }[]>();
    const escrito = caixa.filter(({ texto }) => texto.includes(numeroProtocolo)).map(({ texto }) => texto);
    expect(escrito).toHaveLength(1);
    expect(escrito.join()).not.toMatch(/corregedoria|testemunhas|00106\.000123/i);
  });

  it('is sealed: neither body, process nor words are in a copy of the database or in the log', async () => {
    const { id } = await denuncia();
    await registrar(id);
    await informar(id, '00106000123202448');
    const copia = JSON.stringify([
      await dumpDoCaso(app, id),
      await app.db.selectFrom('desfecho').selectAll().where('id_manifestacao', '=', id).execute(),
      await app.db.selectFrom('processo_do_caso').selectAll().where('id_manifestacao', '=', id).execute(),
    ]);
    expect(copia).not.toMatch(/corregedoria|testemunhas|00106\.000123|00106000123/i);
    expect(app.log()).not.toMatch(/testemunhas|00106\.000123/);
  });

  it('may be registered again: the last one holds, and the others stay', async () => {
    const { id } = await denuncia({ situacao: Situacao.arquivada });
    await registrar(id);
    await registrar(id, {
      idResultado: 3,
      abertoEm: '2026-01-05',
      encerradoEm: '2026-03-02',
      processo: undefined,
    });
    const { desfechos } = (await ver(id, gestor)).json<{ desfechos: { resultado: string }[] }>();
    expect(desfechos.map(({ resultado }) => resultado)).toEqual([
      'Procedente, com sanção aplicada',
      'Em apuração',
    ]);
  });

  it.each([
    ['an outcome that is not in the list', { idResultado: 99 }, 'desfecho.resultado-nao-existe'],
    ['a day to come', { abertoEm: '2026-03-13' }, 'desfecho.data-no-futuro'],
    ['the end of what goes on', { encerradoEm: '2026-03-01' }, 'desfecho.fim-so-do-que-terminou'],
    ['a number that is no NUP', { processo: 'P-2024/77' }, 'desfecho.processo-nao-confere'],
    ['a wrong check digit', { processo: '00106.000123/2024-49' }, 'entrada.invalida'],
  ])('refuses %s', async (_, mais, codigo) => {
    const { id } = await denuncia();
    const response = await registrar(id, mais);
    expect([response.statusCode, response.json().code], response.body).toEqual([400, codigo]);
    expect(await acoesDoHistorico(app, id)).toEqual(['Cadastro']);
  });

  it('is for a denúncia that ended, by its office', async () => {
    const reclamacao = await criarCaso(app, { situacao: Situacao.concluida });
    expect((await registrar(reclamacao.id)).json()).toMatchObject({ code: 'manifestacao.so-na-denuncia' });
    const aberta = await denuncia({ situacao: Situacao.cadastrada });
    expect((await registrar(aberta.id)).json()).toMatchObject({ code: 'ato.situacao-nao-permite' });
    const { id } = await denuncia({ situacao: Situacao.encaminhadaParaFora });
    expect((await registrar(id, {}, await entrarComo(app, 'gestor.ifce'))).statusCode).toBe(404);
    expect((await registrar(id, {}, await entrarComo(app, 'admin'))).statusCode).toBe(403);
    expect((await registrar(id, {}, await entrarComo(app, 'respondente.cgu'))).statusCode).toBe(200);
    for (const quem of [
      new Visitor(app),
      await entrarComo(app, 'joao.cidadao'),
      await entrarComo(app, 'gestor.ifce'),
    ]) {
      expect((await ver(id, quem)).statusCode).toBe(404);
    }
  });

  it('is told to an anonymous person at the access code alone, and sends no mail', async () => {
    const antes = (await emailsDoEvento(app, 'manifestacao.desfecho-registrado')).length;
    const { id } = await criarCaso(app, { tipo: TipoManifestacao.comunicacao, situacao: Situacao.concluida });
    expect((await registrar(id)).statusCode).toBe(200);
    expect((await ver(id, await visitorComChave(app, id))).body).toContain(TEXTO);
    expect(await emailsDoEvento(app, 'manifestacao.desfecho-registrado')).toHaveLength(antes);
  });

  it('hides the people from an observador, who reads the outcome', async () => {
    const { id } = await denuncia();
    const maria = await app.db
      .selectFrom('usuario')
      .select('nome')
      .where('login', '=', 'maria.cidada')
      .executeTakeFirstOrThrow();
    await registrar(id, { texto: `Prezada ${maria.nome}, o processo foi aberto.` });
    const lido = await ver(id, await entrarComo(app, 'observador.cgu'));
    expect(lido.statusCode).toBe(200);
    expect(lido.body).not.toContain(maria.nome);
  });

  it('Decreto 10.153/2019: neither outcome nor process number is read by who judges an appeal, nor noted by an administrador', async () => {
    const { id } = await criarPedidoSemResposta(app);
    const ifce = await entrarComo(app, 'gestor.ifce');
    await fazerAto(ifce, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O relato descreve um desvio, que precisa ser apurado.',
    });
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: Situacao.concluida, encerrada_em: app.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await registrar(id, {}, ifce)).statusCode).toBe(200);
    expect((await informar(id, NUP, ifce)).statusCode).toBe(200);
    await criarRecurso(app, id, { idInstancia: Instancia.cgu, idJulgadora: Orgaos.cgu });
    const lido = await ver(id, await entrarComo(app, 'recursos.cgu'));
    expect([lido.statusCode, lido.json()]).toEqual([200, { desfechos: [], processos: [] }]);
    expect((await ver(id, ifce)).json()).toMatchObject({ desfechos: [{}], processos: [{}] });
    const admin = await informar(id, NUP, await entrarComo(app, 'admin'));
    expect([admin.statusCode, admin.json().code]).toEqual([404, 'manifestacao.nao-encontrada']);
    const { id: outro } = await criarCaso(app);
    expect((await informar(outro, NUP, await entrarComo(app, 'admin'))).statusCode).toBe(200);
  });

  it('is counted by outcome in the reports, once for each denúncia', async () => {
    const antes = await contar();
    const { id } = await denuncia();
    await registrar(id);
    await registrar(id, { idResultado: 4 });
    const depois = await contar();
    expect((depois['Procedente, sem sanção'] ?? 0) - (antes['Procedente, sem sanção'] ?? 0)).toBe(1);
    expect(depois['Em apuração']).toBe(antes['Em apuração']);
  });
});

const contar = async (): Promise<Record<string, number>> => {
  const response = await gestor.get('/api/app-web/v1/relatorios/desfechos-das-denuncias?periodo=todos');
  expect(response.statusCode, response.body).toBe(200);
  const { grupos } = response.json<{ grupos: { rotulo: string; valores: number[] }[] }>();
  return Object.fromEntries(grupos.map(({ rotulo, valores }) => [rotulo, valores[0] ?? 0]));
};

describe('Lei 9.784/1999, art. 46: the number of a process stands on any case', () => {
  it('checked, readable by the person, and of an open case in the open', async () => {
    const { id } = await criarCaso(app);
    expect((await informar(id, '00106000123202448')).statusCode).toBe(200);
    const lido = (await ver(id, await entrarComo(app, 'maria.cidada'))).json();
    expect(lido).toMatchObject({ desfechos: [], processos: [{ numero: NUP }] });
    expect((await informar(id, 'abc 12')).json()).toMatchObject({ code: 'desfecho.processo-nao-confere' });
    expect((await informar(id, NUP, await entrarComo(app, 'atendente.cgu'))).statusCode).toBe(403);
  });

  it('and is sealed when the case becomes a denúncia', async () => {
    const { id } = await criarCaso(app);
    await informar(id, NUP);
    await fazerAto(gestor, 'alterar-tipo', [{ idManifestacao: id }], {
      idTipoManifestacao: TipoManifestacao.denuncia,
      motivo: 'O relato descreve um desvio, que precisa ser apurado.',
    });
    const row = await app.db
      .selectFrom('processo_do_caso')
      .selectAll()
      .where('id_manifestacao', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.numero).toBeNull();
    expect((await ver(id, gestor)).json()).toMatchObject({ processos: [{ numero: NUP }] });
  });
});
