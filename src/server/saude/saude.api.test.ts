import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { createSaida } from './saida.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** An answer is good for a second. */
const perguntar = async (deste = app) => {
  await new Promise((resolve) => setTimeout(resolve, 1050));
  return deste.inject('/saude/pronta');
};

describe('/saude/viva', () => {
  it('answers without a session, a question to the database, a cache, or a line in the log', async () => {
    app.takeQueries();
    app.clock.advance(60_000);
    const antes = app.log();
    const resposta = await app.inject('/saude/viva');
    expect([resposta.statusCode, resposta.json()]).toEqual([200, { viva: true }]);
    expect(resposta.headers['cache-control']).toBe('no-store');
    expect(resposta.headers['set-cookie']).toBeUndefined();
    expect(app.takeQueries()).toEqual([]);
    expect(app.log()).toBe(antes);
  });
});

describe('/saude/pronta', () => {
  it('says each check, and nothing that names a place, a person or a version', async () => {
    const resposta = await app.inject('/saude/pronta');
    expect(resposta.statusCode).toBe(200);
    expect(resposta.headers['cache-control']).toBe('no-store');
    const feita = (exigida = true) => ({ ok: true, exigida, ms: expect.any(Number) });
    expect(resposta.json()).toEqual({
      pronta: true,
      saindo: false,
      conferencias: { banco: feita(), migracoes: feita(), arquivos: feita() },
    });
  });

  it('is not ready while a migration of this version is missing, and stays ready when a newer version has added one', async () => {
    const guardadas = await sql<{ nome: string; checksum: string }>`
      delete from migracao where nome like '0001-%' returning nome, checksum`.execute(app.db);
    const falta = await perguntar();
    expect(falta.statusCode).toBe(503);
    expect(falta.json().conferencias.migracoes.ok).toBe(false);
    for (const { nome, checksum } of guardadas.rows)
      await sql`insert into migracao (nome, checksum) values (${nome}, ${checksum})`.execute(app.db);
    await sql`insert into migracao (nome, checksum) values ('9999-depois.sql', 'x')`.execute(app.db);
    expect((await perguntar()).statusCode).toBe(200);
  });

  it('is not ready when the database does not answer, within two seconds, while it is alive; and is again when it does', async () => {
    const outra = await createTestApp();
    try {
      const nome = new URL(outra.url).pathname.slice(1);
      expect((await outra.inject('/saude/pronta')).statusCode).toBe(200);
      await sql.raw(`alter database ${nome} allow_connections false`).execute(app.db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${nome}`.execute(
        app.db,
      );
      const desde = performance.now();
      const resposta = await perguntar(outra);
      expect(performance.now() - desde).toBeLessThan(5000);
      expect(resposta.statusCode).toBe(503);
      expect(resposta.json().conferencias.banco.ok).toBe(false);
      expect((await outra.inject('/saude/viva')).statusCode).toBe(200);
      await sql.raw(`alter database ${nome} allow_connections true`).execute(app.db);
      expect((await perguntar(outra)).statusCode).toBe(200);
    } finally {
      await outra.close();
    }
  });

  it('is not ready where its files cannot be kept; without the object store that all share it is told, and serves', async () => {
    const arquivo = path.join(tmpdir(), `saude-${process.pid}`);
    await writeFile(arquivo, 'x');
    const semDisco = await createTestApp({ env: { DATA_DIR: path.join(arquivo, 'dados') } });
    const semS3 = await createTestApp({
      env: {
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_BUCKET: 'balde',
        S3_ACCESS_KEY_ID: 'id-do-s3',
        S3_SECRET_ACCESS_KEY: 'segredo-do-s3',
      },
    });
    try {
      expect((await semDisco.inject('/saude/pronta')).statusCode).toBe(503);
      const resposta = await semS3.inject('/saude/pronta');
      expect(resposta.statusCode).toBe(200);
      expect(resposta.json().conferencias.arquivos).toMatchObject({ ok: false, exigida: false });
      expect(resposta.body).not.toMatch(/segredo|balde|127\.0\.0\.1/);
    } finally {
      await semDisco.close();
      await semS3.close();
    }
  });
});

describe('a process that takes its leave', () => {
  it('is not ready, is alive, answers what still comes, and asks for another connection next time', async () => {
    const outra = await createTestApp({
      onHttp: (http) => {
        // Registered as the server does, before the routes.
        const saida = createSaida(http);
        http.get('/sair', async () => {
          await saida.anunciar(0);
          return { saindo: saida.isSaindo() };
        });
      },
    });
    try {
      expect((await outra.inject('/saude/viva')).headers.connection).not.toBe('close');
      expect((await outra.inject('/sair')).json()).toEqual({ saindo: true });
      const resposta = await outra.inject('/.well-known/security.txt');
      expect([resposta.statusCode, resposta.headers.connection]).toEqual([200, 'close']);
    } finally {
      await outra.close();
    }
  });
});
