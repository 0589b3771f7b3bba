import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { painelJobs } from '#capabilities/painel/server/atualizar.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { gerarJobs } from './gerar-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true, now: '2026-03-12T09:00:00-03:00' });
}, 120_000);
afterAll(() => app.close());

/** What the migration does to the rows of the version before; the tables are here already. */
const migrar = async () => {
  const inteira = readFileSync('db/migrations/0059-sigilosas-por-mes.sql', 'utf8');
  const linhas = [...inteira.matchAll(/^delete from [^;]*;/gm)];
  expect(linhas).toHaveLength(2);
  for (const [linha] of linhas) await sql.raw(linha).execute(app.db);
};

const rodar = async (nomes: readonly string[]): Promise<void> => {
  const jobs = [...gerarJobs(app.platform), ...painelJobs(app.platform)];
  for (const nome of nomes) await jobs.find(({ name }) => name === nome)?.run({});
};
const iniciar = () => rodar(['iniciar-dados-abertos', 'iniciar-paineis']);

const locais = async (): Promise<string[]> =>
  (await app.db.selectFrom('arquivo_aberto').select('local').orderBy('local').execute()).map(
    ({ local }) => local,
  );
const denunciasDoPainel = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from painel_caso c join painel_atualizacao a on a.lado = c.lado
    where c.id_tipo in (1, 7) and c.mes = '2026-03-01'`.execute(app.db);
  return rows[0]?.n ?? 0;
};

it('L10: files and panels that the version before made, with denúncias by day, are given out no more and made anew at the start', async () => {
  await rodar(['gerar-dados-abertos', 'atualizar-paineis']);
  // As the version before had it: a panel that counts the denúncias of the month that runs, and no closed month.
  await sql`update painel_caso c set mes = '2026-03-01' from painel_atualizacao a
    where a.lado = c.lado and c.id_tipo in (1, 7)`.execute(app.db);
  await sql`delete from sigilosa_fechada`.execute(app.db);
  await sql`delete from sigilosa_fechamento`.execute(app.db);
  const velhos = await locais();
  expect(velhos.length).toBeGreaterThan(10);
  expect(await denunciasDoPainel()).toBeGreaterThan(50);
  // An hour in which the start would have kept both.
  await iniciar();
  expect(await locais()).toEqual(velhos);

  await migrar();

  expect(await locais()).toEqual([]);
  const semPainel = await app.inject({ url: '/api/app-web/v1/paineis/resolveu?idTipo=1&de=2020-01' });
  expect(semPainel.json()).not.toMatchObject({ numeros: { recebidas: expect.any(Number) } });
  await iniciar();
  const novos = await locais();
  expect(novos).toHaveLength(velhos.length);
  expect(novos.filter((local) => velhos.includes(local))).toEqual([]);
  expect(await denunciasDoPainel()).toBe(0);
  const fechadas = await app.db.selectFrom('sigilosa_fechada').select('numero').execute();
  expect(fechadas.length).toBeGreaterThan(50);
}, 120_000);
