import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CGU } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const MIGRACAO = path.resolve(import.meta.dirname, '../../../../db/migrations/0067-nomes-uma-vez.sql');

it('names that stood twice before both stay, the later one with its number', async () => {
  const texto = await readFile(MIGRACAO, 'utf8');
  await sql.raw('drop index assunto_um_nome; drop index unidade_uma_sigla').execute(app.db);
  const assuntos = await app.db
    .insertInto('assunto')
    .values(['Dobrado', 'DOBRÁDO'].map((descricao) => ({ descricao, area: 'Ensaios', ordem: 9000 })))
    .returning('id')
    .execute();
  const unidades = await app.db
    .insertInto('unidade')
    .values(['UZ', 'uz'].map((sigla) => ({ sigla, nome: 'Unidade', id_ouvidoria: CGU })))
    .returning('id')
    .execute();
  await sql.raw(texto).execute(app.db);
  const nomes = await app.db
    .selectFrom('assunto')
    .select('descricao')
    .where('ordem', '=', 9000)
    .orderBy('id')
    .execute();
  expect(nomes.map(({ descricao }) => descricao)).toEqual(['Dobrado', `DOBRÁDO (nº ${assuntos[1]?.id})`]);
  const siglas = await app.db
    .selectFrom('unidade')
    .select('sigla')
    .where('nome', '=', 'Unidade')
    .orderBy('id')
    .execute();
  expect(siglas.map(({ sigla }) => sigla)).toEqual(['UZ', `uz-${unidades[1]?.id}`]);
});
