import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(() => {
  database = openDatabase(inject('postgresUrl'), { max: 1, onError: () => undefined });
});
afterAll(() => database.close());

describe('the database connection', () => {
  it('sends statements with parameters under a name, whichever way the driver is called', async () => {
    const text = 'select $1::int as n';
    expect((await database.pool.query(text, [1])).rows).toEqual([{ n: 1 }]);
    const client = await database.pool.connect();
    try {
      expect((await client.query(text, [2])).rows).toEqual([{ n: 2 }]);
      const byCallback = await new Promise((resolve, reject) =>
        client.query(text, [3], (error, result) => (error ? reject(error) : resolve(result.rows))),
      );
      expect(byCallback).toEqual([{ n: 3 }]);
      const prepared = await client.query(
        'select count(*) as n from pg_prepared_statements where statement = $1',
        [text],
      );
      expect(prepared.rows).toEqual([{ n: 1 }]);
    } finally {
      client.release();
    }
  });

  it('reads bigints as numbers and dates as plain days', async () => {
    const { rows } = await database.pool.query("select 12::bigint as n, '2026-03-12'::date as d");
    expect(rows).toEqual([{ n: 12, d: '2026-03-12' }]);
  });

  it('asks a connection on which nothing is said for a sign of life: no firewall drops it unnoticed', async () => {
    const pedidos = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const outra = openDatabase(inject('postgresUrl'), { max: 1, onError: () => undefined });
    await outra.pool.query('select 1');
    await outra.close();
    expect(pedidos).toHaveBeenCalledWith(true, 10_000);
    pedidos.mockRestore();
  });
});
