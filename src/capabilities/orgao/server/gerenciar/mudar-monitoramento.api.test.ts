import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { auditoriaDe, put, url } from '../../testing-gerenciar.ts';
import { findOuvidoriaQueMonitora } from '../ouvidoria-que-monitora-repository.ts';
import { lockMonitoramento } from './monitoramento-do-orgao-repository.ts';

const BASE = '/api/app-web/v1';
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  admin = await entrarComo(app, 'admin');
});
afterAll(() => app.close());

const ver = async (idOuvidoria: number) =>
  (await admin.get(url(`/${idOuvidoria}`))).json<{ versao: number; monitora: boolean }>();
const mudar = async (quem: Visitor, idOuvidoria: number, monitora: boolean) =>
  put(quem, url(`/${idOuvidoria}/monitoramento`), { monitora, versao: (await ver(idOuvidoria)).versao });
const alertasDe = async (login: string): Promise<readonly { tipo: string; idOuvidoria?: number }[]> =>
  (await (await entrarComo(app, login)).get(`${BASE}/alertas`)).json().itens;
const avisados = async (): Promise<readonly (string | null)[]> => {
  const rows = await app.db
    .selectFrom('email_saida as e')
    .innerJoin('usuario as u', 'u.id', 'e.id_usuario')
    .select('u.login')
    .where('e.evento', '=', 'orgao.aviso-monitoramento')
    .orderBy('u.login')
    .execute();
  return rows.map(({ login }) => login);
};

describe('the authority that watches over the others (Lei 12.527/2011, arts. 40 and 41)', () => {
  it('is set by the administrador alone; the federal one is never without, nor inactivated', async () => {
    for (const login of ['gestor.cgu', 'gestor.ifce'])
      expect((await mudar(await entrarComo(app, login), Orgaos.ifce, true)).statusCode, login).toBe(403);
    const sem = await mudar(admin, Orgaos.cgu, false);
    expect([sem.statusCode, sem.json().code]).toEqual([409, 'orgao.alguem-acompanha']);
    const { versao } = await ver(Orgaos.cgu);
    const inativar = await admin.post(url(`/${Orgaos.cgu}/inativar`), { versao });
    expect(inativar.json().code).toBe('orgao.acompanha-os-outros');
    expect(await findOuvidoriaQueMonitora(app.db)).toBe(Orgaos.cgu);
  });

  it('moves to another office in one transaction, with a row of history for each, and both are told by bell and mail', async () => {
    const feito = await mudar(admin, Orgaos.ifce, true);
    expect(feito.statusCode, feito.body).toBe(200);
    expect([await findOuvidoriaQueMonitora(app.db), (await ver(Orgaos.cgu)).monitora]).toEqual([
      Orgaos.ifce,
      false,
    ]);
    for (const orgao of [Orgaos.ifce, Orgaos.cgu])
      expect((await auditoriaDe(app, orgao)).at(-1)?.acao).toBe('Autoridade de monitoramento');
    await app.runJobs();
    expect(await avisados()).toEqual(expect.arrayContaining(['gestor.cgu', 'gestor.ifce']));
    for (const [login, idOuvidoria] of [
      ['gestor.ifce', Orgaos.ifce],
      ['gestor.cgu', Orgaos.cgu],
    ] as const)
      expect((await alertasDe(login))[0], login).toMatchObject({ tipo: 'monitoramento-mudou', idOuvidoria });
    const antes = (await avisados()).length;
    expect((await mudar(admin, Orgaos.ifce, true)).statusCode).toBe(200);
    await app.runJobs();
    expect(await avisados()).toHaveLength(antes);
    expect((await mudar(admin, Orgaos.cgu, true)).statusCode).toBe(200);
  });

  it('cannot change its sphere or place meanwhile, which would leave one without or with two; the federal one may move its seat', async () => {
    const mudarDados = async (idOuvidoria: number, mudanca: object) => {
      const { dados, versao } = (await admin.get(url(`/${idOuvidoria}`))).json<{
        dados: Record<string, unknown>;
        versao: number;
      }>();
      return put(admin, url(`/${idOuvidoria}`), { dados: { ...dados, ...mudanca }, versao });
    };
    const estadual = await mudarDados(Orgaos.cgu, { idEsfera: Esfera.estadual, uf: 'CE' });
    expect([estadual.statusCode, estadual.json().code]).toEqual([409, 'orgao.acompanha-os-do-lugar']);
    expect(await findOuvidoriaQueMonitora(app.db)).toBe(Orgaos.cgu);
    const { dados } = (await admin.get(url(`/${Orgaos.cgu}`))).json<{
      dados: { uf: string | null; idMunicipio: number | null };
    }>();
    for (const sede of [
      { uf: 'CE', idMunicipio: null },
      { uf: dados.uf, idMunicipio: dados.idMunicipio },
    ]) {
      const mudada = await mudarDados(Orgaos.cgu, sede);
      expect(mudada.statusCode, mudada.body).toBe(200);
    }
    expect((await mudar(admin, Orgaos.ceara, true)).statusCode).toBe(200);
    const outroEstado = await mudarDados(Orgaos.ceara, { uf: 'PE', idMunicipio: null });
    expect([outroEstado.statusCode, outroEstado.json().code]).toEqual([409, 'orgao.acompanha-os-do-lugar']);
    expect((await mudar(admin, Orgaos.ceara, false)).statusCode).toBe(200);
  });

  it('waits for another such change before it holds any office', async () => {
    const { promise: espera, resolve: soltar } = Promise.withResolvers<void>();
    const { promise: comecou, resolve: avisar } = Promise.withResolvers<void>();
    const outra = app.db.transaction().execute(async (trx) => {
      await lockMonitoramento(trx);
      avisar();
      await espera;
    });
    await comecou;
    const mudanca = mudar(admin, Orgaos.ifce, true);
    const esperando = async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
        app.db,
      );
      return rows.length;
    };
    await vi.waitFor(async () => expect(await esperando()).toBe(1));
    const livre = await app.db
      .selectFrom('ouvidoria')
      .select('id')
      .where('id', '=', Orgaos.ifce)
      .forUpdate()
      .skipLocked()
      .execute();
    soltar();
    await outra;
    expect((await mudanca).statusCode).toBe(200);
    expect(livre).toHaveLength(1);
    expect((await mudar(admin, Orgaos.cgu, true)).statusCode).toBe(200);
  });

  it('compares the people of the new one with the cases that name them, before they see anything', async () => {
    const gestora = 'Geísa Alencar Pinheiro';
    const feita = await registrar(await entrarComo(app, 'maria.cidada'), {
      idTipoManifestacao: TipoManifestacao.denuncia,
      teor: { texto: 'Desvio de material.', envolvidos: [{ nome: gestora }] },
    });
    const { idManifestacao } = feita.json<{ idManifestacao: number }>();
    const impedidos = async () =>
      (
        await app.db
          .selectFrom('impedimento')
          .select('id')
          .where('id_manifestacao', '=', idManifestacao)
          .execute()
      ).length;
    expect(await impedidos(), 'another office, which does not open the case').toBe(0);
    expect((await mudar(admin, Orgaos.ifce, true)).statusCode).toBe(200);
    await (await entrarComo(app, 'gestor.ifce')).get(`${BASE}/alertas`);
    expect(await impedidos()).toBe(1);
    expect((await mudar(admin, Orgaos.cgu, true)).statusCode).toBe(200);
  });
});
