import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirImpedimento, idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { compararQuemChegaJob } from './comparar-quem-chega.ts';

const BASE = '/api/app-web/v1';
const GEISA = 'Geísa Alencar Pinheiro';
const DIA = 24 * 60 * 60_000;

let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const denunciar = async (mudancas: Record<string, unknown> = {}): Promise<number> => {
  const response = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.denuncia,
    idOuvidoriaDestino: Orgaos.ifce,
    teor: { texto: 'Desvio de material.', envolvidos: [{ nome: GEISA }] },
    ...mudancas,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idManifestacao;
};
/** The account joins the institute alone, as a gestor, by somebody's hand. */
const receber = async (login: string, por: string | null, dias = 0): Promise<Visitor> => {
  const idUsuario = await idDoLogin(app, login);
  await app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: app.clock.now() })
    .where('id_usuario', '=', idUsuario)
    .execute();
  await app.db
    .insertInto('usuario_perfil_ouvidoria')
    .values({
      id_usuario: idUsuario,
      id_perfil: Perfil.gestor,
      id_ouvidoria: Orgaos.ifce,
      criado_em: new Date(app.clock.now().getTime() - dias * DIA),
      dado_por: por === null ? null : await idDoLogin(app, por),
    })
    .execute();
  return entrarComo(app, login);
};
const abre = async (quem: Visitor, id: number) => (await quem.get(`${BASE}/manifestacoes/${id}`)).statusCode;
const origens = async (id: number) => {
  const rows = await app.db
    .selectFrom('impedimento')
    .select(['pessoa', 'origem'])
    .where('id_manifestacao', '=', id)
    .where('encerrado_em', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => abrirImpedimento(app.platform, row).origem);
};
const afastar = async (quem: Visitor, id: number, origem: string) => {
  const { gestor } = (await quem.get(`${BASE}/manifestacoes/${id}/impedimentos`)).json();
  const impedimento = gestor.impedidos.find((cada: { origem: string }) => cada.origem === origem);
  return quem.post(`${BASE}/impedimentos/${impedimento.idImpedimento}/afastar`, {
    motivo: 'São homônimas: conferi pelo CPF.',
  });
};

describe('Lei 9.784/1999, art. 18: who got their access from a person who is kept away is kept away too', () => {
  it('when they came before the filing, and after it from their first request on', async () => {
    const cedo = await receber('atendente.cgu', 'gestor.ifce', 29);
    const caso = await denunciar();
    expect(await origens(caso)).toEqual(['envolvido', 'acesso-recebido']);
    expect(await abre(cedo, caso)).toBe(404);
    const tarde = await receber('observador.cgu', 'gestor.ifce');
    expect(await abre(tarde, caso)).toBe(404);
    expect((await tarde.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).statusCode).toBe(404);
    expect(await abre(tarde, await denunciar({ teor: { texto: 'O portão não abre.' } }))).toBe(200);
  });

  it('not after 30 days, nor by another hand', async () => {
    const antiga = await receber('atendente.cgu', 'gestor.ifce', 31);
    const deOutra = await receber('observador.cgu', 'gestor.cgu', 1);
    const caso = await denunciar();
    expect(await origens(caso)).toEqual(['envolvido']);
    expect([await abre(antiga, caso), await abre(deOutra, caso)]).toEqual([200, 200]);
  });

  it('and sees it again with the person: the one reason went', async () => {
    await receber('atendente.cgu', 'gestor.ifce', 3);
    const gestora = await receber('observador.cgu', 'gestor.cgu', 60);
    const caso = await denunciar();
    const { gestor } = (await gestora.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).json();
    expect(gestor.impedidos).toMatchObject([{ origem: 'envolvido' }, { origem: 'acesso-recebido' }]);
    expect((await afastar(gestora, caso, 'envolvido')).statusCode).toBe(200);
    expect(await origens(caso)).toEqual([]);
  });

  it('where that empties the office the case goes on (art. 21)', async () => {
    await sql`update usuario_perfil_ouvidoria set dado_por = ${await idDoLogin(app, 'gestor.ifce')},
      criado_em = ${app.clock.now()} where id_ouvidoria = ${Orgaos.ifce} and encerrado_em is null
      and id_usuario <> ${await idDoLogin(app, 'gestor.ifce')}`.execute(app.db);
    const caso = await denunciar();
    const { id_ouvidoria } = await app.db
      .selectFrom('manifestacao')
      .select('id_ouvidoria')
      .where('id', '=', caso)
      .executeTakeFirstOrThrow();
    expect(id_ouvidoria).toBe(Orgaos.cgu);
    expect((await idsImpedidos(app.platform, app.db, caso)).size).toBeGreaterThan(1);
  });
});

describe('lifting the impedimento of somebody who is among the people involved', () => {
  it('is not for a gestor of less than 30 days', async () => {
    const nova = await receber('atendente.cgu', null, 29);
    const response = await afastar(nova, await denunciar(), 'envolvido');
    expect([response.statusCode, response.json().code]).toEqual([403, 'impedimento.gestor-recente']);
  });

  it('nor for one whose profile the person gave, however long ago', async () => {
    const antiga = await receber('atendente.cgu', 'gestor.ifce', 400);
    const response = await afastar(antiga, await denunciar(), 'envolvido');
    expect([response.statusCode, response.json().code]).toEqual([403, 'impedimento.recebeu-do-impedido']);
  });

  it('is told to the gestores of the controlling body, without the case', async () => {
    const gestora = await receber('atendente.cgu', null, 60);
    const caso = await denunciar();
    expect((await afastar(gestora, caso, 'envolvido')).statusCode).toBe(200);
    const doControlador = await entrarComo(app, 'gestor.cgu');
    const [alerta] = (await doControlador.get(`${BASE}/alertas`)).json().itens;
    expect(alerta).toMatchObject({ tipo: 'impedimento-afastado', idManifestacao: null });
  });
});

describe('Lei 13.608/2018, art. 4-B: a copy of the database does not tell whom a sealed report accuses', () => {
  it('by why others are kept away, nor by the moment at which who got access from the accused came', async () => {
    const caso = await denunciar();
    app.clock.advance(18 * 60_000 + 4837);
    await receber('atendente.cgu', 'gestor.ifce');
    await receber('observador.cgu', 'gestor.ifce');
    await compararQuemChegaJob(app.platform).run({});
    expect((await origens(caso)).filter((origem) => origem === 'acesso-recebido').length).toBeGreaterThan(1);
    const rows = await app.db
      .selectFrom('impedimento as i')
      .innerJoin('manifestacao as m', 'm.id', 'i.id_manifestacao')
      .select(['i.origem', 'i.pessoa', 'i.criado_em', 'm.registrada_em'])
      .where('i.id_manifestacao', '=', caso)
      .execute();
    for (const { origem, criado_em, registrada_em } of rows)
      expect([origem, criado_em]).toEqual([null, registrada_em]);
    expect(new Set(rows.map(({ pessoa }) => pessoa.length)).size).toBe(1);
  });
});
