import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEM_QUEM_TRATE } from '#capabilities/manifestacao/domain/ler/frase-da-situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { Orgaos, registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const UNICO_GESTOR = 'Francisco Gomes Aragão';
let app: TestApp;
let maria: Visitor;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  maria = await entrarComo(app, 'maria.cidada');
});
afterAll(() => app.close());

const denunciarEm = async (idOuvidoriaDestino: number, nomes: readonly string[]): Promise<number> => {
  const feita = await registrar(maria, {
    idTipoManifestacao: TipoManifestacao.denuncia,
    idOuvidoriaDestino,
    teor: { texto: 'Desvio de material.', envolvidos: nomes.map((nome) => ({ nome })) },
  });
  expect(feita.statusCode, feita.body).toBe(200);
  return feita.json<{ idManifestacao: number }>().idManifestacao;
};
const abre = async (login: string, id: number) =>
  (await (await entrarComo(app, login)).get(`${BASE}/tratamento/${id}`)).statusCode;
const orgaoDe = async (id: number) =>
  (
    await app.db
      .selectFrom('manifestacao')
      .select('id_ouvidoria')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).id_ouvidoria;

describe('a report about the only gestor of an office with nobody above it (Lei 9.784/1999, arts. 18 and 21)', () => {
  it('goes to the body that watches over the platform, which reads it, and its author is told so', async () => {
    const caso = await denunciarEm(Orgaos.fortaleza, [UNICO_GESTOR]);
    expect(await orgaoDe(caso)).toBe(Orgaos.cgu);
    expect([await abre('gestor.fortaleza', caso), await abre('gestor.cgu', caso)]).toEqual([404, 200]);
    const lida = (await maria.get(`${BASE}/manifestacoes/${caso}`)).json();
    expect(lida.fraseDaSituacao).toContain('O órgão tem até');
    expect(JSON.stringify(lida.historico)).toContain('o órgão que acompanha a plataforma');
  });

  it('what is owed by such an office is still its own to supervise: no city answers to the Union', async () => {
    const { rows } = await sql<{ id: number }>`
      select orgao_que_controla(${Orgaos.fortaleza}) as id`.execute(app.db);
    expect(rows).toEqual([{ id: Orgaos.fortaleza }]);
  });

  it('where nobody at all can take it, its author reads that nobody can, and where else to turn, not a term', async () => {
    await app.db
      .updateTable('ouvidoria')
      .set({ autoridade_monitoramento: false })
      .where('id', '=', Orgaos.cgu)
      .execute();
    const caso = await denunciarEm(Orgaos.fortaleza, [UNICO_GESTOR]);
    expect(await orgaoDe(caso)).toBe(Orgaos.fortaleza);
    const { fraseDaSituacao } = (await maria.get(`${BASE}/manifestacoes/${caso}`)).json();
    expect(fraseDaSituacao).toBe(SEM_QUEM_TRATE);
    const vistos = (await maria.get(`${BASE}/manifestacoes/${caso}/impedimentos`)).json();
    expect(vistos).toMatchObject({ ninguemTrata: true, envolvidosAfastados: true, meusPedidos: [] });

    // It does not lie there for ever: once somebody can take it, it goes.
    await app.db
      .updateTable('ouvidoria')
      .set({ autoridade_monitoramento: true })
      .where('id', '=', Orgaos.cgu)
      .execute();
    await enqueue(app.db, 'levar-adiante-sem-quem-trate', {});
    await app.runJobs();
    expect([await orgaoDe(caso), await abre('gestor.cgu', caso)]).toEqual([Orgaos.cgu, 200]);
  });
});
