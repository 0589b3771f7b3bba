import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, withDatabase } from '#testing/test-database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { listMigrationNames, migrate, pendingMigrations } from './migrate.ts';
import { migrateAll } from './prepare-database.ts';
import { loadReference } from './reference.ts';

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

let folder: string;
let url: string;
let count = 0;

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'escuta-migracoes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const freshDatabase = async () => {
  const name = `migracao_${process.pid}_${++count}`;
  await query(inject('postgresUrl'), `create database ${name}`);
  url = withDatabase(inject('postgresUrl'), name);
};

describe('migrations', () => {
  it('apply once each, in order, also when five instances start at the same moment', async () => {
    await freshDatabase();
    await write('0001-a.sql', 'create table a (n integer); insert into a values (1);');
    await write('0002-b.sql', 'insert into a values (2);');
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(url, { folder })));
    expect(runs.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await query(url, 'select n from a order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('leave nothing behind when one breaks half way, and go on once it is mended', async () => {
    await write('0003-c.sql', 'create table c (n integer); select 1/0;');
    await expect(migrate(url, { folder })).rejects.toThrow('division by zero');
    expect(await query(url, "select to_regclass('c') as c")).toEqual([{ c: null }]);
    await write('0003-c.sql', 'create table c (n integer);');
    expect(await migrate(url, { folder })).toEqual(['0003-c.sql']);
  });

  it('refuse to start when an applied one was edited', async () => {
    await write('0001-a.sql', 'create table a (n bigint);');
    await expect(migrate(url, { folder })).rejects.toThrow(
      'A migração 0001-a.sql foi alterada depois de aplicada; crie uma nova em vez de editá-la.',
    );
  });

  it('one instance brings a whole new database to this version while the others wait, and all of them find it there', async () => {
    await freshDatabase();
    const feitas = await Promise.all(Array.from({ length: 3 }, () => migrateAll(url, url, () => undefined)));
    expect(feitas.filter((quantas) => quantas > 0)).toEqual([(await listMigrationNames()).length]);
    expect(await pendingMigrations(url)).toEqual([]);
  }, 60_000);

  const refused = async (names: readonly string[], sentence: string) => {
    await freshDatabase();
    await query(url, 'create table migracao (nome text primary key, checksum text not null)');
    for (const name of [...names, 'reference/01-esfera.json'])
      await query(url, `insert into migracao values ('${name}', 'x')`);
    await expect(migrate(url)).rejects.toThrow(sentence);
    expect(
      await query(url, "select relname from pg_class where relnamespace = 'public'::regnamespace"),
    ).toEqual([{ relname: 'migracao' }, { relname: 'migracao_pkey' }]);
  };

  it('leave a database of the list before the present one as it is, and say how to keep what is in it', () =>
    refused(
      ['0001-tabelas-de-apoio.sql', '0002-ouvidoria.sql'],
      'O banco de dados é de uma versão anterior, cujas migrações iam até 0085-frases-uma-vez.sql; esta versão não o ' +
        'abre e nada mudou nele. Para guardar o que há nele, abra-o com a última versão que traz esse arquivo e ' +
        'copie-o com o pg_dump; como trazer os dados para esta versão está em db/migrations/README.md. Se for só uma ' +
        'demonstração, mude de lugar a pasta de dados (.data, ou a que DATA_DIR diz): o próximo início cria outra.',
    ));

  it('leave a database that a newer version migrated as it is, and say so', () =>
    refused(
      ['9998-depois.sql', '9999-mais-depois.sql'],
      'O banco de dados tem migrações que esta versão não conhece (9998-depois.sql, 9999-mais-depois.sql): foi aberto ' +
        'por uma versão mais nova. Inicie aquela, ou uma ainda mais nova; esta não o abre e nada mudou nele.',
    ));

  it('are numbered one after the other, without gap or double', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../db/migrations');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    names.forEach((name, index) => {
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z-]+\\.sql$`));
    });
  });

  it('run on PostgreSQL 15 and 18 and make the same tables with the same look-up data', async () => {
    // The PostgreSQL 18 of this test run has already had both applied: nothing is left to do there.
    const modelo = await cloneDatabase(inject('postgresUrl'));
    const dataDir = await mkdtemp(path.join(tmpdir(), 'escuta-pg15-'));
    const postgres15 = await startEmbeddedPostgres({ dataDir, version: 15, ephemeral: true });
    const facts = async (database: string) => ({
      colunas: await query(
        database,
        `select table_name, column_name, data_type, is_nullable from information_schema.columns
         where table_schema = 'public' order by 1, 2`,
      ),
      municipios: await query(database, 'select count(*)::int as n from municipio'),
    });
    try {
      expect(await migrate(modelo.url)).toEqual([]);
      expect(await loadReference(modelo.url)).toEqual([]);
      await migrate(postgres15.url);
      await loadReference(postgres15.url);
      const versions: string[] = [];
      for (const database of [modelo.url, postgres15.url]) {
        versions.push((await query(database, 'show server_version'))[0].server_version);
      }
      expect(versions.map((version) => version.split('.')[0])).toEqual(['18', '15']);
      expect(await facts(postgres15.url)).toEqual(await facts(modelo.url));
    } finally {
      await modelo.drop();
      await postgres15.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 60_000);
});

describe('look-up data', () => {
  it('is loaded once and again only where a file changed, keeping rows that left the file', async () => {
    await freshDatabase();
    await query(
      url,
      'create table migracao (nome text primary key, checksum text not null, aplicada_em timestamptz default now())',
    );
    await query(url, 'create table cor (id integer primary key, descricao text not null)');
    const reference = await mkdtemp(path.join(tmpdir(), 'escuta-referencia-'));
    const file = (linhas: object[]) =>
      writeFile(
        path.join(reference, '01-cor.json'),
        JSON.stringify({ tabela: 'cor', chave: ['id'], linhas }),
      );
    await file([
      { id: 1, descricao: 'Parda' },
      { id: 2, descricao: 'Preta' },
    ]);
    expect(await loadReference(url, reference)).toEqual(['01-cor.json']);
    expect(await loadReference(url, reference)).toEqual([]);
    await file([{ id: 1, descricao: 'Parda (IBGE)' }]);
    await loadReference(url, reference);
    expect(await query(url, 'select * from cor order by id')).toEqual([
      { id: 1, descricao: 'Parda (IBGE)' },
      { id: 2, descricao: 'Preta' },
    ]);
    await rm(reference, { recursive: true });
  });

  it('leaves alone what an administrator decided, and adds no double of what is theirs', async () => {
    await freshDatabase();
    await query(
      url,
      'create table migracao (nome text primary key, checksum text not null, aplicada_em timestamptz default now())',
    );
    await query(
      url,
      'create table dia (id integer primary key, data date not null unique, nome text, alterado_em timestamptz)',
    );
    await query(
      url,
      "insert into dia values (1, '2026-01-01', 'Mudado', now()), (2, '2026-01-02', 'Velho', null), (900, '2026-01-03', 'Meu', now())",
    );
    const reference = await mkdtemp(path.join(tmpdir(), 'escuta-referencia-'));
    const linhas = [1, 2, 3, 4].map((id) => ({ id, data: `2026-01-0${id}`, nome: `Dia ${id}` }));
    await writeFile(
      path.join(reference, '01-dia.json'),
      JSON.stringify({ tabela: 'dia', chave: ['id'], mantem: 'alterado_em', linhas }),
    );
    await loadReference(url, reference);
    expect(await query(url, 'select id, nome from dia order by id')).toEqual([
      { id: 1, nome: 'Mudado' },
      { id: 2, nome: 'Dia 2' },
      { id: 4, nome: 'Dia 4' },
      { id: 900, nome: 'Meu' },
    ]);
    await rm(reference, { recursive: true });
  });
});
