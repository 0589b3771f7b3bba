import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { esquecerEstatisticasJob } from '#server/db/estatisticas.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';

const RELATO = 'O almoxarife Belarmino troca as notas fiscais do depósito.';

/** What the planner remembers of columns of cases and that no row holds any more. */
const LEMBRADO = `
  select s.tablename, s.attname, v from pg_stats s,
    unnest(coalesce(s.most_common_vals::text::text[], '{}') || coalesce(s.histogram_bounds::text::text[], '{}')) v
  where s.schemaname = 'public' and s.tablename in ('manifestacao', 'manifestante', 'manifestacao_historico')`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
});
afterAll(() => app.close());

const lembrado = async () =>
  (await app.platform.pool.query<{ tablename: string; attname: string; v: string }>(LEMBRADO)).rows;

it('L1 the planner samples no words of cases and no people: a copy of the database has no second copy of them', async () => {
  await criarCaso(app, { login: 'empresa.pj', teor: { texto: RELATO } });
  await app.platform.pool.query('analyze');
  const colunas = new Set((await lembrado()).map(({ tablename, attname }) => `${tablename}.${attname}`));
  expect(colunas).toContain('manifestante.id_usuario');
  for (const coluna of [
    'manifestacao.teor',
    'manifestacao.busca',
    'manifestante.dados',
    'manifestacao_historico.detalhes',
  ])
    expect(colunas).not.toContain(coluna);
});

it('L1 once a case is sealed, the planner forgets whose it was', async () => {
  const { id } = await criarCaso(app, { login: 'empresa.pj', teor: { texto: RELATO } });
  const { rows } = await app.platform.pool.query<{ dono: Buffer }>(
    'select dono from manifestacao where id = $1',
    [id],
  );
  await app.platform.pool.query(
    'delete from manifestante where id_manifestacao in (select id from manifestacao where dono = $1 and id <> $2)',
    [rows[0]?.dono, id],
  );
  await app.platform.pool.query('analyze');
  const gestor = await entrarComo(app, 'gestor.cgu');
  const alterada = await gestor.post('/api/app-web/v1/tratamento/alterar-tipo', {
    casos: [{ idManifestacao: id }],
    idTipoManifestacao: TipoManifestacao.denuncia,
    motivo: 'O relato aponta irregularidade.',
  });
  expect(alterada.json().resultados[0].feito, alterada.body).toBe(true);
  await esquecerEstatisticasJob(app.platform).run({});
  const { rows: soltos } = await app.platform.pool.query(
    `select v from (${LEMBRADO}) x where tablename = 'manifestante' and attname = 'id_usuario'
     except select id_usuario::text from manifestante`,
  );
  expect(soltos).toEqual([]);
});

it('L1 the side of the panels that is left behind holds no number of an account', async () => {
  const { painelJobs } = await import('#capabilities/painel/server/atualizar.ts');
  const atualizar = painelJobs(app.platform).find(({ cron }) => cron);
  await atualizar?.run({});
  const { rows: contas } = await app.platform.pool.query(
    'select id from usuario where id in (select pessoa from painel_caso)',
  );
  expect(contas).toEqual([]);
  const pessoas = async () =>
    (
      await app.platform.pool.query<{ pessoa: string }>(
        'select distinct pessoa from painel_caso where pessoa > 0',
      )
    ).rows;
  const antes = new Set((await pessoas()).map(({ pessoa }) => pessoa));
  await atualizar?.run({});
  const { rows: lado } = await app.platform.pool.query<{ lado: number }>(
    'select lado from painel_atualizacao',
  );
  const { rows: agora } = await app.platform.pool.query<{ pessoa: string }>(
    'select distinct pessoa from painel_caso where lado = $1 and pessoa > 0',
    [lado[0]?.lado],
  );
  expect(agora.length).toBeGreaterThan(10);
  expect(agora.filter(({ pessoa }) => antes.has(pessoa))).toEqual([]);
});
