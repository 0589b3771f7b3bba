import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, withDatabase } from '#testing/test-database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
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

  it('run on PostgreSQL 15 and 18 and make the same tables with the same look-up data', async () => {
    // This run's own PostgreSQL 18 has had both, for all the tests: nothing is left to do there.
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
