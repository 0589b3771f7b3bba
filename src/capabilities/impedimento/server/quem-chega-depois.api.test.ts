import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirImpedimento, idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { acoesDoHistorico } from '#testing/casos.ts';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { compararQuemChega, compararQuemChegaJob } from './comparar-quem-chega.ts';

const BASE = '/api/app-web/v1';
const IFCE = 'Geísa Alencar Pinheiro';

let app: TestApp;
let maria: Visitor;
let gestor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
  gestor = await entrarComo(app, 'gestor.cgu');
});
afterAll(() => app.close());

const denunciar = async (mudancas: Record<string, unknown>): Promise<number> => {
  const response = await registrar(maria, { idTipoManifestacao: TipoManifestacao.denuncia, ...mudancas });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().idManifestacao;
};
const contra = (nome: string) => ({ teor: { texto: 'Desvio de material.', envolvidos: [{ nome }] } });
const abre = async (quem: Visitor, id: number) => (await quem.get(`${BASE}/manifestacoes/${id}`)).statusCode;
const naLista = async (quem: Visitor, id: number) => {
  const { itens } = (await quem.get(`${BASE}/tratamento/manifestacoes?porPagina=100`)).json();
  return itens.some(({ idManifestacao }: { idManifestacao: number }) => idManifestacao === id);
};
const perfisDe = async (login: string) =>
  app.db
    .selectFrom('usuario_perfil_ouvidoria')
    .selectAll()
    .where('id_usuario', '=', await idDoLogin(app, login))
    .where('encerrado_em', 'is', null)
    .execute();
/** As if the office, or the platform, had never had the person. */
const semPerfil = async (login: string): Promise<void> => {
  await app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ encerrado_em: app.clock.now() })
    .where('id_usuario', '=', await idDoLogin(app, login))
    .execute();
};
const darPerfil = async (login: string, id_perfil: number, id_ouvidoria: number): Promise<void> => {
  await app.db
    .insertInto('usuario_perfil_ouvidoria')
    .values({ id_usuario: await idDoLogin(app, login), id_perfil, id_ouvidoria, criado_em: app.clock.now() })
    .execute();
};
const mudarPerfil = async (login: string, mudancas: Record<string, unknown>): Promise<void> => {
  await app.db
    .updateTable('usuario_perfil_ouvidoria')
    .set(mudancas)
    .where('id_usuario', '=', await idDoLogin(app, login))
    .where('encerrado_em', 'is', null)
    .execute();
};
const bloquear = (login: string, bloqueado_em: Date | null) =>
  app.db.updateTable('usuario').set({ bloqueado_em }).where('login', '=', login).execute();

describe('Lei 9.784/1999, art. 18: whoever comes to the office after the filing', () => {
  let caso = 0;
  beforeEach(async () => {
    await semPerfil('gestor.ifce');
    caso = await denunciar(contra(IFCE));
    await darPerfil('gestor.ifce', Perfil.gestor, Orgaos.cgu);
  });

  it('sees nothing of a case that involves them, from the first request on; other cases they do', async () => {
    const outro = await denunciar({});
    const geisa = await entrarComo(app, 'gestor.ifce');
    expect(await naLista(geisa, caso)).toBe(false);
    expect(await abre(geisa, caso)).toBe(404);
    expect(await abre(geisa, outro)).toBe(200);
    expect((await perfisDe('gestor.ifce')).map(({ comparado }) => comparado)).toEqual([true]);
  });

  it('is compared by the clock too, for who is written to before they come', async () => {
    expect(await idsImpedidos(app.platform, app.db, caso)).toEqual(new Set());
    await app.db.deleteFrom('email_saida').execute();
    await compararQuemChegaJob(app.platform).run({});
    expect((await idsImpedidos(app.platform, app.db, caso)).size).toBe(1);
  });

  it('is kept away once for each reason when two first requests come at the same moment', async () => {
    const id = await idDoLogin(app, 'gestor.ifce');
    const comparar = compararQuemChega(app.platform);
    await Promise.all([comparar([id]), comparar([id]), denunciar(contra(IFCE))]);
    const rows = await app.db
      .selectFrom('impedimento')
      .select(['pessoa', 'origem'])
      .where('id_manifestacao', '=', caso)
      .execute();
    expect(rows.map((row) => abrirImpedimento(app.platform, row).origem)).toEqual(['envolvido']);
  });

  it('is told by no line of history nor by the row’s moment: both would point at who just came', async () => {
    app.clock.advance(600_000);
    await abre(await entrarComo(app, 'gestor.ifce'), caso);
    expect(await acoesDoHistorico(app, caso)).not.toContain('Impedimento');
    const { criado_em } = await app.db
      .selectFrom('impedimento')
      .select('criado_em')
      .where('id_manifestacao', '=', caso)
      .executeTakeFirstOrThrow();
    const { registrada_em } = await app.db
      .selectFrom('manifestacao')
      .select('registrada_em')
      .where('id', '=', caso)
      .executeTakeFirstOrThrow();
    expect(criado_em).toEqual(registrada_em);
  });

  it('as an administrador, who works in every office', async () => {
    await semPerfil('gestor.ifce');
    await darPerfil('gestor.ifce', Perfil.administrador, Orgaos.cgu);
    expect(await abre(await entrarComo(app, 'gestor.ifce'), caso)).toBe(404);
  });
});

describe('who is in the office and could not see the case at its filing', () => {
  it.each([
    [
      'was blocked',
      () => bloquear('respondente.cgu', app.clock.now()),
      () => bloquear('respondente.cgu', null),
    ],
    [
      'had a profile that had run out',
      () => mudarPerfil('respondente.cgu', { validade: '2026-01-31' }),
      () => mudarPerfil('respondente.cgu', { validade: null }),
    ],
    [
      'had a profile that waited for a gestor',
      async () =>
        mudarPerfil('respondente.cgu', {
          a_confirmar_desde: app.clock.now(),
          dado_por: await idDoLogin(app, 'admin'),
        }),
      () => mudarPerfil('respondente.cgu', { a_confirmar_desde: null }),
    ],
  ])('and %s, does not see it when that ends', async (_quando, antes, depois) => {
    await app.runJobs();
    await antes();
    const caso = await denunciar(contra('Renata Oliveira Brandão'));
    await depois();
    expect(await abre(await entrarComo(app, 'respondente.cgu'), caso)).toBe(404);
  });

  it('does not count as somebody who handles the case: without anybody else it goes on', async () => {
    await semPerfil('gestor.ifce');
    const doInstituto = await app.db
      .selectFrom('usuario_perfil_ouvidoria as p')
      .innerJoin('usuario as u', 'u.id', 'p.id_usuario')
      .select(['u.login', 'u.nome'])
      .where('p.id_ouvidoria', '=', Orgaos.ifce)
      .where('p.id_perfil', 'in', [Perfil.gestor, Perfil.respondente])
      .where('p.encerrado_em', 'is', null)
      .execute();
    const [bloqueada, ...outras] = doInstituto;
    await bloquear(bloqueada?.login ?? '', app.clock.now());
    const caso = await denunciar({
      idOuvidoriaDestino: Orgaos.ifce,
      teor: { texto: 'Desvio de material.', envolvidos: outras.map(({ nome }) => ({ nome })) },
    });
    await bloquear(bloqueada?.login ?? '', null);
    const { id_ouvidoria } = await app.db
      .selectFrom('manifestacao')
      .select('id_ouvidoria')
      .where('id', '=', caso)
      .executeTakeFirstOrThrow();
    expect([doInstituto.length > 1, id_ouvidoria]).toEqual([true, Orgaos.cgu]);
  });
});

describe('what a gestor settled stays settled', () => {
  it('when the person’s profile is given again', async () => {
    await semPerfil('gestor.ifce');
    await darPerfil('gestor.ifce', Perfil.respondente, Orgaos.cgu);
    const caso = await denunciar(contra(IFCE));
    const { gestor: visto } = (await gestor.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).json();
    await mudarPerfil('gestor.cgu', { criado_em: new Date('2025-01-10T12:00:00Z') });
    const afastar = `${BASE}/impedimentos/${visto.impedidos[0].idImpedimento}/afastar`;
    expect((await gestor.post(afastar, { motivo: 'São homônimas, conferi pelo CPF.' })).statusCode).toBe(200);
    await semPerfil('gestor.ifce');
    await darPerfil('gestor.ifce', Perfil.respondente, Orgaos.cgu);
    expect(await abre(await entrarComo(app, 'gestor.ifce'), caso)).toBe(200);
  });

  it('but somebody new whom a settled request may mean is kept away, and the gestor is asked again', async () => {
    await semPerfil('gestor.ifce');
    const caso = await denunciar({ naoDevemVer: [{ nome: 'Geísa' }] });
    const ver = async () =>
      (await gestor.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).json().gestor.pedidos[0];
    const definir = `${BASE}/pedidos-de-impedimento/${(await ver()).idPedido}/definir`;
    expect((await gestor.post(definir, { pessoas: [], motivo: 'Não há Geísa no órgão.' })).statusCode).toBe(
      200,
    );
    expect(await ver()).toMatchObject({ resolvido: true });
    await darPerfil('gestor.ifce', Perfil.respondente, Orgaos.cgu);
    expect(await abre(await entrarComo(app, 'gestor.ifce'), caso)).toBe(404);
    expect(await ver()).toMatchObject({ resolvido: false, candidatos: [{ nome: IFCE }] });
    const alertas = (await gestor.get(`${BASE}/alertas`)).json().itens;
    expect(alertas[0]).toMatchObject({ tipo: 'impedimento-pedido', idManifestacao: caso });
  });
});

describe('people of the office that controls', () => {
  it('are kept away at the filing by their exact names alone: an appeal keeps somebody to judge it', async () => {
    const pedir = async (nome: string) => {
      const id = await denunciar({
        idTipoManifestacao: TipoManifestacao.acessoAInformacao,
        idOuvidoriaDestino: Orgaos.ifce,
        teor: { resumo: 'Diárias de 2025', texto: 'Solicito a lista de diárias pagas em 2025.' },
        naoDevemVer: [{ nome }],
      });
      return idsImpedidos(app.platform, app.db, id);
    };
    const idGestor = await idDoLogin(app, 'gestor.cgu');
    expect((await pedir('Gustavo Teixeira Prado')).has(idGestor)).toBe(true);
    expect((await pedir('Gustavo')).has(idGestor)).toBe(false);
  });
});
