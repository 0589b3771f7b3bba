import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

describe('the start', () => {
  it('refuses a busy port with a sentence before it makes a database', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'escuta-porta-'));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const dataDir = path.join(folder, 'dados');
    const env = {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    };
    const failure = await promisify(execFile)(process.execPath, [MAIN], { env }).catch((error) => error);
    other.close();
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain(`a porta ${port} já está em uso`);
    expect(existsSync(dataDir)).toBe(false);
    await rm(folder, { recursive: true });
  });

  it('refuses a data folder of the migrations before the present ones, and leaves it as it was', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'escuta-pasta-antiga-'));
    const inside = async <T>(use: (client: pg.Client) => Promise<T>): Promise<T> => {
      const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return await use(client);
      } finally {
        await client.end();
        await postgres.stop();
      }
    };
    await inside((client) =>
      client.query(`create table migracao (nome text primary key, checksum text not null);
        insert into migracao values ('0001-tabelas-de-apoio.sql', 'x')`),
    );
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PROCESSOS: '1',
      DATA_DIR: folder,
      DATABASE_URL: '',
    };
    const failure = await promisify(execFile)(process.execPath, [MAIN], { env }).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stderr).toContain('Não foi possível iniciar: O banco de dados é de uma versão anterior');
    expect(failure.stderr).toContain('mude de lugar a pasta de dados');
    const { rows } = await inside((client) => client.query('select nome, checksum from migracao'));
    expect(rows).toEqual([{ nome: '0001-tabelas-de-apoio.sql', checksum: 'x' }]);
    await rm(folder, { recursive: true });
  }, 60_000);
});
