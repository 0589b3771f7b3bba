import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FixedClock } from '#server/clock.ts';
import { loadConfig } from '#server/config.ts';
import { cloneDatabase, comoServidor, withDatabase } from '#testing/test-database.ts';
import { seedDemo } from '../../../db/seed/seed-demo.ts';
import { assertSemDemonstracao } from '../../../db/seed/sem-demonstracao.ts';
import { openDatabase } from './database.ts';
import { comUsuario, createPapeis } from './papeis.ts';
import { assertPapelDoServidor } from './papel.ts';
import { assertMigrated, migrateAll } from './prepare-database.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');

const producao = {
  APP_ENV: 'producao',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  ENCRYPTION_KEY: 'k8Vq2nXw7Rz4Lm9Tb6Yc3Hs5Jd1Gf0PaUe',
  PUBLIC_URL: 'https://escuta.example',
  PROXY_CONFIAVEL: '1',
  SMTP_URL: 'smtp://mail.invalid',
  OIDC_ISSUER: 'https://sso.invalid',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'segredo',
  GOVBR_API_URL: 'https://api.invalid',
};

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** Starts the real server and ends it once it is up; answers what it said. */
const start = async (env: Record<string, string>): Promise<string> => {
  const { PATH = '' } = process.env;
  const running = promisify(execFile)(process.execPath, [MAIN], { env: { PATH, ...producao, ...env } });
  running.child.stdout?.on('data', (text: string) => {
    if (text.includes('no ar')) running.child.kill('SIGTERM');
  });
  const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
};

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

const papelDe = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(url, { max: 1, onError: () => undefined });
  try {
    await assertPapelDoServidor(pool, 'DATABASE_URL');
  } finally {
    await close();
  }
};

describe("the server's database role", () => {
  it('L9 reads and writes rows, and nothing else: no table is dropped, changed, emptied or made, and the log only grows', async () => {
    const servidor = comoServidor(database.url);
    for (const [text, refusal] of [
      ['drop table manifestacao', 'must be owner of table manifestacao'],
      ['alter table manifestacao_historico disable trigger all', 'must be owner of table'],
      ['alter table usuario add column x text', 'must be owner of table usuario'],
      ['truncate manifestacao', 'permission denied for table manifestacao'],
      ['create table x (n integer)', 'permission denied for schema public'],
      [
        'create or replace function sem_acento(text) returns text language sql as $$ select $1 $$',
        'permission denied',
      ],
      ['create schema outro', 'permission denied for database'],
      ['set role escuta_migracoes', 'permission denied to set role'],
      [
        "insert into migracao (nome, checksum) values ('9999-x.sql', 'x')",
        'permission denied for table migracao',
      ],
      ['delete from auditoria', 'permission denied for table auditoria'],
      ["update auditoria set acao = ''", 'permission denied for table auditoria'],
      ['delete from auditoria_elo', 'permission denied for table auditoria_elo'],
      ["update auditoria_elo set hash = ''", 'permission denied for table auditoria_elo'],
      ['delete from auditoria_lacuna', 'permission denied for table auditoria_lacuna'],
      ['delete from auditoria_marco', 'permission denied for table auditoria_marco'],
      ['delete from auditoria_verificacao', 'permission denied for table auditoria_verificacao'],
      ['delete from manifestacao_historico', 'permission denied for table manifestacao_historico'],
      ["update manifestacao_historico set acao = ''", 'permission denied for table manifestacao_historico'],
      ["copy usuario to program 'cat'", 'permission denied to COPY'],
    ] as const)
      await expect(query(servidor, text), text).rejects.toThrow(refusal);
    expect(await query(servidor, 'select count(*) as n from usuario')).toEqual([{ n: 0 }]);
  });

  it('is refused in production when it could become superuser, owns the tables or may make some', async () => {
    await expect(papelDe(database.url)).rejects.toThrow(
      "o usuário 'postgres' de DATABASE_URL é (ou pode tornar-se) superusuário do PostgreSQL",
    );
    await expect(papelDe(comUsuario(database.url, 'escuta_migracoes'))).rejects.toThrow('é dono das tabelas');
    await expect(papelDe(comoServidor(database.url))).resolves.toBeUndefined();
    await query(database.url, 'grant create on schema public to escuta_servidor');
    await expect(papelDe(comoServidor(database.url))).rejects.toThrow('pode criar tabelas e funções');
    await query(database.url, 'revoke create on schema public from escuta_servidor');
  });

  it('of a database that one role had made becomes as narrow, with its rows and jobs kept', async () => {
    const name = `papeis_${process.pid}`;
    await query(inject('postgresUrl'), `create database ${name}`);
    const antigo = withDatabase(inject('postgresUrl'), name);
    await migrateAll(antigo, antigo, () => undefined);
    await query(antigo, "select graphile_worker.add_job('nada', '{}'::json)");
    const { servidor, migracoes } = await createPapeis(antigo);
    expect(await migrateAll(migracoes, servidor, () => undefined)).toBe(0);
    await papelDe(servidor);
    expect(await query(servidor, 'select count(*) as n from graphile_worker.jobs')).toEqual([{ n: 1 }]);
    await expect(query(servidor, 'create temp table x (n integer)')).rejects.toThrow('permission denied');
    const donos = await query(
      antigo,
      `select distinct r.rolname from pg_class c join pg_roles r on r.oid = c.relowner
       where c.relnamespace::regnamespace::text in ('public', 'graphile_worker')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    );
    expect(donos).toEqual([{ rolname: 'escuta_migracoes' }]);
    await query(inject('postgresUrl'), `drop database ${name} with (force)`);
  });
});

describe('production refuses, in a sentence that names the setting', () => {
  it('a superuser, and tables that nobody has migrated', async () => {
    expect(await start({ DATABASE_URL: database.url })).toContain(
      "Não foi possível iniciar: o usuário 'postgres' de DATABASE_URL é (ou pode tornar-se) superusuário",
    );
    const name = `vazio_${process.pid}`;
    await query(inject('postgresUrl'), `create database ${name}`);
    const vazio = comoServidor(withDatabase(inject('postgresUrl'), name));
    await expect(assertMigrated(vazio)).rejects.toThrow(/espera \d+ migrações \(a primeira é 0001-/);
    await query(inject('postgresUrl'), `drop database ${name} with (force)`);
  }, 90_000);

  it('demonstration accounts, and what they leave when they are gone', async () => {
    const demo = await cloneDatabase(inject('postgresUrl'));
    const { db, close } = openDatabase(demo.url, {
      max: 1,
      onError: () => undefined,
      chaves: loadConfig({}),
    });
    try {
      await expect(assertSemDemonstracao(db)).resolves.toBeUndefined();
      await seedDemo({ db, clock: new FixedClock('2026-03-12T09:00:00-03:00'), config: loadConfig({}) });
      expect(await start({ DATABASE_URL: comoServidor(demo.url) })).toMatch(
        /Não foi possível iniciar: .*DATABASE_URL tem contas de demonstração.*\(maria\.cidada e mais 25\)/,
      );
      await db.updateTable('usuario').set({ senha_hash: null }).execute();
      await expect(assertSemDemonstracao(db)).rejects.toThrow(
        'DATABASE_URL recebeu os dados de demonstração em 12/03/2026',
      );
    } finally {
      await close();
      await demo.drop();
    }
  }, 90_000);

  it('nothing of an empty database with the two roles: it starts, migrates and takes up its jobs', async () => {
    const DATABASE_URL_MIGRACOES = comUsuario(database.url, 'escuta_migracoes');
    expect(await start({ DATABASE_URL: comoServidor(database.url), DATABASE_URL_MIGRACOES })).toContain(
      'no ar: https://escuta.example/web/',
    );
    await expect(assertMigrated(comoServidor(database.url))).resolves.toBeUndefined();
  }, 90_000);
});
