import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixedClock } from '#server/clock.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateAll } from '#server/db/prepare-database.ts';
import { createEncerrar } from '#server/processos/encerrar.ts';
import { createLerFiguras } from './ler-figuras.ts';

const encerrar = createEncerrar();
let db: Database;
let leitura: Database;

const abrir = (url: string): Database => {
  const aberto = openDatabase(url, { max: 2, onError: () => undefined });
  encerrar.depois(aberto.close);
  return aberto.db;
};

beforeAll(async () => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'escuta-replica-'));
  await chmod(pasta, 0o755);
  encerrar.depois(() => rm(pasta, { recursive: true, force: true }));
  const [deEscrita, replica] = [path.join(pasta, 'escrita'), path.join(pasta, 'replica')];
  const primeira = await startEmbeddedPostgres({ dataDir: deEscrita });
  await migrateAll(primeira.url, primeira.url, () => undefined);
  await primeira.stop();
  await promisify(execFile)('cp', ['-a', deEscrita, replica]);
  const escrita = await startEmbeddedPostgres({ dataDir: deEscrita });
  encerrar.depois(escrita.stop);
  // The cluster of a version lives in a folder of its own.
  const [versao = ''] = await readdir(replica);
  await writeFile(path.join(replica, versao, 'standby.signal'), '');
  await appendFile(
    path.join(replica, versao, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${escrita.socketDir} port=5432 user=postgres'\n`,
  );
  const segunda = await startEmbeddedPostgres({ dataDir: replica });
  encerrar.depois(segunda.stop);
  db = abrir(escrita.url);
  leitura = abrir(segunda.url);
}, 180_000);
afterAll(() => encerrar.agora(), 60_000);

const ler = async () =>
  (await createLerFiguras({ db, leitura, clock: new FixedClock('2026-03-12T12:00:00Z') })()).figuras;

const emDia = async (): Promise<void> => {
  for (let n = 0; n < 200; n++) {
    const { replica, replicasLigadas } = await ler();
    if (replicasLigadas === 1 && replica?.bytes === 0) return;
    await esperar(50);
  }
  throw new Error('The replica did not catch up');
};

describe('how far behind the replica is that the server reads from', () => {
  it('is nothing when it has replayed all, however long nobody wrote', async () => {
    await emDia();
    await esperar(1200);
    expect((await ler()).replica).toEqual({ bytes: 0, segundos: 0 });
  });

  it('is what it has not replayed, in bytes and in seconds, until it has', async () => {
    await emDia();
    await sql`select pg_wal_replay_pause()`.execute(leitura);
    await sql`create table escrita_depois as select generate_series(1, 1000) as n`.execute(db);
    await esperar(1100);
    const { replica } = await ler();
    expect(replica?.bytes).toBeGreaterThan(1000);
    expect(replica?.segundos).toBeGreaterThan(1);
    await sql`select pg_wal_replay_resume()`.execute(leitura);
    await emDia();
  });

  it('is not told where the server reads from the database that it writes to', async () => {
    const { figuras } = await createLerFiguras({
      db,
      leitura: db,
      clock: new FixedClock('2026-03-12T12:00:00Z'),
    })();
    expect(figuras.replica).toBeNull();
  });
});
