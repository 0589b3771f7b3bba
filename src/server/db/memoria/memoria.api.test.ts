import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { avisosDe } from '../avisos.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { emMemoria } from './memoria.ts';
import { seguirMudancas } from './seguir-mudancas.ts';

const CGU = 6;
let app: TestApp;
/** The same database, as another process has it. */
let outra: OpenDatabase;
let seguindo: Awaited<ReturnType<typeof seguirMudancas>>;

beforeAll(async () => {
  app = await createTestApp({ demo: true, comMemoria: true });
  outra = openDatabase(app.url, { onError: () => undefined });
  seguindo = await seguirMudancas({ ...app.platform, ...outra });
});
afterAll(async () => {
  await seguindo.parar();
  await avisosDe({ ...app.platform, ...outra }).fechar();
  await outra.close();
  await app.close();
});

let lidas = 0;
const siglaDe = emMemoria(['ouvidoria'], async (db, id: number) => {
  lidas += 1;
  return (await db.selectFrom('ouvidoria').select('sigla').where('id', '=', id).executeTakeFirstOrThrow())
    .sigla;
});
const mudar = (db: TestApp['db'], sigla: string) =>
  db.updateTable('ouvidoria').set({ sigla }).where('id', '=', CGU).execute();

describe('what is kept in memory', () => {
  it('is read once while its tables stay as they are', async () => {
    await siglaDe(app.db, CGU);
    lidas = 0;
    expect([await siglaDe(app.db, CGU), await siglaDe(app.db, CGU), lidas]).toEqual(['CGU', 'CGU', 0]);
  });

  it('is read anew by every process after a change in one of them', async () => {
    await Promise.all([siglaDe(app.db, CGU), siglaDe(outra.db, CGU)]);
    await mudar(outra.db, 'NOVA');
    for (const db of [app.db, outra.db])
      await vi.waitFor(async () => expect(await siglaDe(db, CGU)).toBe('NOVA'), {
        timeout: 1000,
        interval: 5,
      });
    await mudar(app.db, 'CGU');
    await vi.waitFor(async () => expect(await siglaDe(outra.db, CGU)).toBe('CGU'), {
      timeout: 1000,
      interval: 5,
    });
  });

  it('is never what a transaction reads: it sees its own writing, and nobody else does before it ends', async () => {
    await siglaDe(app.db, CGU);
    const volta = app.db.transaction().execute(async (tx) => {
      await mudar(tx, 'MINHA');
      expect([await siglaDe(tx, CGU), await siglaDe(app.db, CGU)]).toEqual(['MINHA', 'CGU']);
      throw new Error('volta');
    });
    await expect(volta).rejects.toThrow('volta');
    expect(await siglaDe(app.db, CGU)).toBe('CGU');
  });

  it('is not kept while nobody would hear of a change, and is again when the connection is back', async () => {
    await siglaDe(outra.db, CGU);
    await outra.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    lidas = 0;
    await vi.waitFor(async () => {
      const antes = lidas;
      await siglaDe(outra.db, CGU);
      expect(lidas).toBe(antes + 1);
    });
    await vi.waitFor(
      async () => {
        await siglaDe(outra.db, CGU);
        const antes = lidas;
        await siglaDe(outra.db, CGU);
        expect(lidas).toBe(antes);
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('is not kept once the line by which changes are told is dead without a word', async () => {
    const { host, port, user = '', password, database } = new pg.Client({ connectionString: app.url });
    const banco = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));
    const pontas: Socket[] = [];
    const linha = createServer((deCa) => {
      const deLa = banco();
      pontas.push(deCa, deLa);
      for (const ponta of [deCa, deLa]) ponta.on('error', () => undefined);
      deCa.pipe(deLa).pipe(deCa);
    });
    await new Promise<void>((resolve) => linha.listen(0, '127.0.0.1', resolve));
    const { port: porta } = linha.address() as AddressInfo;
    const connectionString = `postgresql://${user}${password ? `:${password}` : ''}@127.0.0.1:${porta}/${database}?sslmode=disable`;
    const surda = openDatabase(app.url, { onError: () => undefined });
    const pool = { options: { ...surda.pool.options, connectionString } };
    const ouvindo = await seguirMudancas({ ...app.platform, db: surda.db, pool }, 200);
    const lidasPorDuas = async (): Promise<number> => {
      await siglaDe(surda.db, CGU);
      lidas = 0;
      await siglaDe(surda.db, CGU);
      return lidas;
    };
    expect(await lidasPorDuas()).toBe(0);
    linha.close();
    for (const ponta of pontas) ponta.unpipe().pause();
    await vi.waitFor(async () => expect(await lidasPorDuas()).toBe(1), { timeout: 5000, interval: 50 });
    await ouvindo.parar();
    await avisosDe({ ...app.platform, pool }).fechar();
    for (const ponta of pontas) ponta.destroy();
    await surda.close();
  });

  it('forgets what failed to be read', async () => {
    let vezes = 0;
    const falha = emMemoria(['ouvidoria'], async (_, chave: number) => {
      vezes += 1;
      if (vezes === 1) throw new Error('sem resposta');
      return chave;
    });
    await expect(falha(app.db, 1)).rejects.toThrow('sem resposta');
    expect(await falha(app.db, 1)).toBe(1);
  });
});
