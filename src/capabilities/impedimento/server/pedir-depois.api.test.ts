import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import { Situacao } from '#kernel/situacao.ts';
import { dumpDoCaso, fazerAto } from '#testing/atos.ts';
import { acoesDoHistorico, visitorComChave } from '#testing/casos.ts';
import { criarPedido, criarRecurso } from '#testing/recursos.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const RESPONDENTE = 'Renata Oliveira Brandão';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
let respondente: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
  respondente = await entrarComo(app, 'respondente.cgu');
  app.clock.advance(8 * 60_000);
});
afterAll(() => app.close());

interface Registrado {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
}

const denunciar = async (mudancas: Record<string, unknown> = {}, quem = maria): Promise<Registrado> => {
  const response = await registrar(quem, { idTipoManifestacao: TipoManifestacao.denuncia, ...mudancas });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const pedir = (quem: Visitor, { idManifestacao }: Registrado, ...nomes: string[]) =>
  quem.post(`${BASE}/manifestacoes/${idManifestacao}/pedir-impedimento`, {
    naoDevemVer: nomes.map((nome) => ({ nome })),
  });
const abre = async (quem: Visitor, { idManifestacao }: Registrado) =>
  (await quem.get(`${BASE}/manifestacoes/${idManifestacao}`)).statusCode;
const ver = async (quem: Visitor, { idManifestacao }: Registrado) =>
  (await quem.get(`${BASE}/manifestacoes/${idManifestacao}/impedimentos`)).json();
const findCaso = ({ idManifestacao }: Registrado) =>
  app.db.selectFrom('manifestacao').selectAll().where('id', '=', idManifestacao).executeTakeFirstOrThrow();
const achaNaLista = async (quem: Visitor, { numeroProtocolo }: Registrado) =>
  (await quem.get(`${BASE}/tratamento/manifestacoes?busca=${numeroProtocolo}`)).body.includes(
    numeroProtocolo,
  );

describe('Lei 13.608/2018, art. 4-A: ‘não quero que … veja’, after the filing', () => {
  it('takes effect at once: lists, search and the case are gone for who is named, and their work goes back to the queue', async () => {
    const caso = await denunciar();
    expect([await abre(gestor, caso), await abre(respondente, caso)]).toEqual([200, 200]);
    const alvo = [{ idManifestacao: caso.idManifestacao }];
    expect((await fazerAto(respondente, 'assumir', alvo, {})).body).toContain('"feito":true');
    expect(await achaNaLista(respondente, caso)).toBe(true);
    const feito = await pedir(maria, caso, RESPONDENTE);
    expect(feito.statusCode, feito.body).toBe(200);
    expect([await abre(respondente, caso), await achaNaLista(respondente, caso)]).toEqual([404, false]);
    expect([await abre(gestor, caso), (await findCaso(caso)).id_responsavel]).toEqual([200, null]);
    const alertas = (await respondente.get(`${BASE}/alertas`)).body;
    expect(alertas).not.toContain(caso.numeroProtocolo);
  });

  it('its author alone reads whom they asked it of, and how many had already opened the case', async () => {
    const caso = await denunciar();
    await abre(gestor, caso);
    await abre(respondente, caso);
    await abre(respondente, caso);
    expect((await pedir(maria, caso, RESPONDENTE)).statusCode).toBe(200);
    await abre(await entrarComo(app, 'duplo'), caso);
    expect((await pedir(maria, caso, 'Zulmira do almoxarifado')).statusCode).toBe(200);
    const { meusPedidos } = await ver(maria, caso);
    expect(meusPedidos).toMatchObject([
      { nome: RESPONDENTE, estado: 'afastada', jaTinhamAberto: 2 },
      { nome: 'Zulmira do almoxarifado', estado: 'ninguem-no-orgao', jaTinhamAberto: 3 },
    ]);
    const noRegistro = await denunciar({ naoDevemVer: [{ nome: RESPONDENTE }] });
    expect((await ver(maria, noRegistro)).meusPedidos).toMatchObject([{ jaTinhamAberto: null }]);
  });

  it('the history tells the team that somebody was asked for, neither whom nor, to the minute, when', async () => {
    const caso = await denunciar();
    expect((await pedir(maria, caso, RESPONDENTE)).statusCode).toBe(200);
    const rows = await app.db
      .selectFrom('manifestacao_historico')
      .select(['informacoes', 'ocorrido_em', 'responsavel'])
      .where('id_manifestacao', '=', caso.idManifestacao)
      .where('acao', '=', 'Impedimento')
      .execute();
    expect(rows).toMatchObject([
      { informacoes: 'Quem registrou pediu que alguém do órgão não veja a manifestação.' },
    ]);
    const exato = app.clock.now().getTime();
    const [pedido] = await app.db
      .selectFrom('pedido_impedimento')
      .selectAll()
      .where('id_manifestacao', '=', caso.idManifestacao)
      .execute();
    const impedimentos = await app.db
      .selectFrom('impedimento')
      .select(['criado_em'])
      .where('id_manifestacao', '=', caso.idManifestacao)
      .execute();
    const momentos = [rows[0]?.ocorrido_em, pedido?.pedido_em, ...impedimentos.map((row) => row.criado_em)];
    for (const momento of momentos)
      expect(Math.abs(exato - (momento?.getTime() ?? 0))).toBeGreaterThan(60_000);
    expect([pedido?.texto, await dumpDoCaso(app, caso.idManifestacao)]).toEqual([
      null,
      expect.not.stringMatching(/Renata|Brandão/),
    ]);
    const daEquipe = (await gestor.get(`${BASE}/tratamento/${caso.idManifestacao}`)).json();
    expect(JSON.stringify(daEquipe.historico)).not.toMatch(/Renata/);
  });

  it('taking it back is dated by the hour too', async () => {
    const caso = await denunciar();
    expect((await pedir(maria, caso, RESPONDENTE)).statusCode).toBe(200);
    const [pedido] = (await ver(maria, caso)).meusPedidos;
    const retirado = await maria.post(`${BASE}/pedidos-de-impedimento/${pedido.idPedido}/retirar`);
    expect(retirado.statusCode, retirado.body).toBe(200);
    const { retirado_em } = await app.db
      .selectFrom('pedido_impedimento')
      .select('retirado_em')
      .where('id', '=', pedido.idPedido)
      .executeTakeFirstOrThrow();
    expect(naHora(retirado_em ?? new Date()).getTime()).toBe(naHora(app.clock.now()).getTime());
    expect(app.clock.now().getTime() - (retirado_em?.getTime() ?? 0)).toBeGreaterThan(60_000);
    expect(await abre(respondente, caso)).toBe(200);
  });

  it('by protocol and code, without an account, too', async () => {
    const alguem = new Visitor(app);
    const caso = await denunciar({ anonimo: true }, alguem);
    expect(await abre(respondente, caso)).toBe(200);
    const feito = await pedir(alguem, caso, RESPONDENTE);
    expect(feito.statusCode, feito.body).toBe(200);
    expect(await abre(respondente, caso)).toBe(404);
    expect((await ver(alguem, caso)).meusPedidos).toMatchObject([{ nome: RESPONDENTE, estado: 'afastada' }]);
    expect((await pedir(new Visitor(app), caso, 'Outra Pessoa')).statusCode).toBe(404);
  });

  it('Lei 13.460/2017, art. 10 § 7º: of a request whose author is preserved it is sealed with who they are', async () => {
    const response = await registrar(maria, {
      idTipoManifestacao: TipoManifestacao.acessoAInformacao,
      preservarIdentidade: true,
    });
    expect(response.statusCode, response.body).toBe(200);
    const caso = response.json<Registrado>();
    const feito = await pedir(maria, caso, RESPONDENTE);
    expect(feito.statusCode, feito.body).toBe(200);
    const [row] = await app.db
      .selectFrom('pedido_impedimento')
      .selectAll()
      .where('id_manifestacao', '=', caso.idManifestacao)
      .execute();
    expect(row).toMatchObject({ texto: null, selado_com_a_identidade: true });
    expect(await abre(respondente, caso)).toBe(404);
  });

  it('reaches who judges an appeal of it elsewhere, by exact names', async () => {
    const { id } = await criarPedido(app, { idOuvidoria: Orgaos.ifce });
    await criarRecurso(app, id, { idJulgadora: Orgaos.cgu, idInstancia: 3 });
    const autor = await visitorComChave(app, id);
    const caso = { idManifestacao: id, numeroProtocolo: '' };
    expect([await abre(gestor, caso), await abre(respondente, caso)]).toEqual([200, 200]);
    const feito = await pedir(autor, caso, RESPONDENTE);
    expect(feito.statusCode, feito.body).toBe(200);
    expect([await abre(gestor, caso), await abre(respondente, caso)]).toEqual([200, 404]);
  });
});

describe('where that empties the office (Lei 9.784/1999, art. 21)', () => {
  const tratadores = async (idOuvidoria: number) => {
    const rows = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
      .select('u.nome')
      .distinct()
      .where('p.id_ouvidoria', '=', idOuvidoria)
      .where('p.id_perfil', 'in', [2, 3])
      .execute();
    return rows.map(({ nome }) => nome);
  };
  const avisos = async (evento: string) =>
    app.db
      .selectFrom('email_saida as e')
      .leftJoin('usuario as u', 'u.id', 'e.id_usuario')
      .select(['u.login', 'e.criado_em'])
      .where('e.evento', '=', evento)
      .orderBy('u.login')
      .execute();

  it('the case goes up with its term, as it does in the filing; who receives it is told at once, and once, with the day', async () => {
    const caso = await denunciar({ idOuvidoriaDestino: Orgaos.ifce });
    const { prazo } = await findCaso(caso);
    const feito = await pedir(maria, caso, ...(await tratadores(Orgaos.ifce)));
    expect(feito.statusCode, feito.body).toBe(200);
    const row = await findCaso(caso);
    expect([row.id_ouvidoria, row.id_situacao, row.prazo]).toEqual([Orgaos.cgu, Situacao.encaminhada, prazo]);
    expect(await acoesDoHistorico(app, caso.idManifestacao)).toEqual([
      'Cadastro',
      'Encaminhamento',
      'Impedimento',
    ]);
    for (const quem of [gestor, respondente]) {
      const { itens } = (await quem.get(`${BASE}/alertas`)).json<{ itens: { tipo: string }[] }>();
      const recebidos = itens.filter(({ tipo }) => tipo === 'recebida-por-impedimento');
      expect(recebidos).toMatchObject([
        { idManifestacao: caso.idManifestacao, numeroProtocolo: caso.numeroProtocolo, prazo },
      ]);
    }
    const enviados = await avisos('equipe.recebida-por-impedimento');
    const logins = enviados.map(({ login }) => login);
    expect(logins).toEqual(expect.arrayContaining(['gestor.cgu', 'respondente.cgu']));
    expect(new Set(logins).size).toBe(logins.length);
    expect(logins).not.toContain('atendente.cgu');
    // Near a sealed case plain rows tell the hour alone.
    for (const { criado_em } of enviados) expect(criado_em).toEqual(naHora(criado_em));
    const { criado_em } = await app.db
      .selectFrom('alerta')
      .select('criado_em')
      .where('tipo', '=', 'recebida-por-impedimento')
      .executeTakeFirstOrThrow();
    expect(criado_em).toEqual(naHora(criado_em));
  });

  it('in the filing too; who is kept away there is told nothing of it', async () => {
    await app.db.deleteFrom('email_saida').execute();
    const nomes = await tratadores(Orgaos.ifce);
    const caso = await denunciar({
      idOuvidoriaDestino: Orgaos.ifce,
      teor: { texto: 'Desvio.', envolvidos: [...nomes, RESPONDENTE].map((nome) => ({ nome })) },
    });
    expect((await findCaso(caso)).id_ouvidoria).toBe(Orgaos.cgu);
    const novos = (await avisos('equipe.recebida-por-impedimento')).map(({ login }) => login);
    const alertados = await app.db
      .selectFrom('alerta as a')
      .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
      .select('u.login')
      .where('a.tipo', '=', 'recebida-por-impedimento')
      .where('a.id_manifestacao', '=', caso.idManifestacao)
      .execute();
    // A row that they never see, so that a copy of the database does not tell who it is; and no mail.
    expect(alertados.map(({ login }) => login)).toContain('respondente.cgu');
    expect(novos).toContain('gestor.cgu');
    expect(novos).not.toContain('respondente.cgu');
    expect((await respondente.get(`${BASE}/alertas`)).body).not.toContain(caso.numeroProtocolo);
  });
});

describe('it is refused', () => {
  it('to everybody but who filed the case, by staff with a sentence and by others as a case that is not there', async () => {
    const caso = await denunciar();
    const daEquipe = await pedir(gestor, caso, RESPONDENTE);
    expect([daEquipe.statusCode, daEquipe.json().code]).toEqual([403, 'impedimento.so-quem-relata-pede']);
    for (const login of ['joao.cidadao', 'gestor.ifce'])
      expect((await pedir(await entrarComo(app, login), caso, RESPONDENTE)).statusCode, login).toBe(404);
    expect((await ver(maria, caso)).meusPedidos).toEqual([]);
  });

  it('of more than ten people, of nobody, twice of the same, and of a case that has ended', async () => {
    const caso = await denunciar();
    expect((await pedir(maria, caso)).statusCode).toBe(400);
    const dez = Array.from({ length: 10 }, (_, i) => `Fulano da Silva ${'ABCDEFGHIJ'[i]}`);
    expect((await pedir(maria, caso, ...dez)).statusCode).toBe(200);
    const repetida = await pedir(maria, caso, dez[0] ?? '');
    expect([repetida.statusCode, repetida.json().code]).toEqual([409, 'impedimento.ja-pedido']);
    const demais = await pedir(maria, caso, 'Mais Uma Pessoa');
    expect([demais.statusCode, demais.json().code]).toEqual([400, 'impedimento.pedidos-demais']);
    const outro = await denunciar();
    await app.db
      .updateTable('manifestacao')
      .set({ id_situacao: Situacao.arquivada, encerrada_em: app.clock.now() })
      .where('id', '=', outro.idManifestacao)
      .execute();
    const terminado = await pedir(maria, outro, RESPONDENTE);
    expect([terminado.statusCode, terminado.json().code]).toEqual([409, 'impedimento.caso-terminou']);
  });
});
