import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { segredo } from '#server/crypto/dado-pessoal.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { lerJuntas } from './leituras-juntas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const CGU = 6;

/** One value of every type that the tables have. */
const valores = (db: TestApp['db'], numero: number) =>
  sql<
    Record<string, unknown>
  >`select ${numero}::int as inteiro, 9007199254740::bigint as grande, 1.50::numeric as exato,
    timestamptz '2026-03-12 09:00:00.123-03' as momento, date '2026-03-12' as dia, '\\x00ff'::bytea as bytes,
    array['\\x01'::bytea, '\\x02'::bytea] as varios, array[1, 2] as numeros, array['a', null, 'c,"d"'] as textos,
    '{"a": [1, null]}'::jsonb as objeto, null::text as nada, true as sim, 'ação "é"' as texto, interval '1 day' as tempo`.execute(
    db,
  );

const siglaDe = (db: TestApp['db'], id: number) =>
  db.selectFrom('ouvidoria').select('sigla').where('id', '=', id).executeTakeFirst();

describe('reads sent together', () => {
  beforeEach(async () => {
    const db = lerJuntas(app.db);
    await Promise.all([valores(db, 0), siglaDe(db, 0)]);
    app.takeQueries();
  });

  it('are one statement when they are asked for in the same moment', async () => {
    const db = lerJuntas(app.db);
    const [a, b, c] = await Promise.all([siglaDe(db, CGU), valores(db, 7), siglaDe(db, 0)]);
    expect([a, b.rows[0]?.inteiro, c]).toEqual([{ sigla: 'CGU' }, 7, undefined]);
    expect(app.takeQueries()).toHaveLength(1);
  });

  it('give every type as it would come alone', async () => {
    const db = lerJuntas(app.db);
    const [juntos] = await Promise.all([valores(db, 7), siglaDe(db, CGU)]);
    const { rows } = await valores(app.db, 7);
    expect(juntos.rows).toEqual(rows);
  });

  it('keep the order of their rows', async () => {
    const db = lerJuntas(app.db);
    const lista = (em: TestApp['db']) =>
      em.selectFrom('ouvidoria').select(['id', 'nome']).orderBy('nome', 'desc').limit(50).execute();
    const [juntos] = await Promise.all([lista(db), siglaDe(db, CGU)]);
    expect(juntos).toEqual(await lista(app.db));
  });

  it('open personal data, which the connection keeps sealed', async () => {
    const email = 'ana@exemplo.gov.br';
    await app.db
      .updateTable('usuario')
      .set({ email: segredo(email) })
      .where('login', '=', 'gestor.cgu')
      .execute();
    const db = lerJuntas(app.db);
    const daConta = db
      .selectFrom('usuario')
      .select('email')
      .where('login', '=', 'gestor.cgu')
      .executeTakeFirst();
    const [conta] = await Promise.all([daConta, siglaDe(db, CGU)]);
    expect(conta).toEqual({ email });
  });

  it('see what their own transaction wrote', async () => {
    await app.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('ouvidoria').set({ sigla: 'NOVA' }).where('id', '=', CGU).execute();
        const db = lerJuntas(tx);
        expect((await Promise.all([siglaDe(db, CGU), siglaDe(db, 0)]))[0]).toEqual({ sigla: 'NOVA' });
        throw new Error('volta');
      })
      .catch(() => undefined);
    expect(await siglaDe(app.db, CGU)).toEqual({ sigla: 'CGU' });
  });

  it('all fail when one of them does, and nothing else is written through them', async () => {
    const db = lerJuntas(app.db);
    const errada = sql`select (1 / ${0}::int) as x`.execute(db);
    const esperadas = await Promise.allSettled([errada, siglaDe(db, CGU)]);
    expect(esperadas.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(db.deleteFrom('ouvidoria').where('id', '=', 0).execute()).rejects.toThrow('Only reads');
  });
});

it('however many shapes are asked for, they do not fill the memory: the oldest are found out anew', async () => {
  const db = lerJuntas(app.db);
  const forma = (n: number) => sql`select ${n}::int as ${sql.ref(`coluna_${n}`)}`.execute(db);
  const idasDe = async (n: number): Promise<number> => {
    app.takeRoundTrips();
    await Promise.all([forma(n), forma(n)]);
    return app.takeRoundTrips();
  };
  await idasDe(0);
  expect(await idasDe(0)).toBe(1);
  for (let n = 1; n <= 600; n += 1) await idasDe(n);
  expect(await idasDe(0)).toBe(2);
});

describe('statements of one transaction', () => {
  it('travel together when none waits for another: begin goes with the first, and a failure undoes all', async () => {
    app.takeRoundTrips();
    await app.db.transaction().execute(async (tx) => {
      await Promise.all([siglaDe(tx, CGU), siglaDe(tx, 0), siglaDe(tx, 65)]);
    });
    expect(app.takeRoundTrips()).toBe(2);
    const mudar = (tx: TestApp['db'], sigla: string | null) =>
      tx
        .updateTable('ouvidoria')
        .set({ sigla: sigla as string })
        .where('id', '=', CGU)
        .execute();
    const duas = app.db
      .transaction()
      .execute((tx) => Promise.all([mudar(tx, 'OUTRA'), mudar(tx, null), mudar(tx, 'DEPOIS')]));
    await expect(duas).rejects.toThrow();
    expect(await siglaDe(app.db, CGU)).toEqual({ sigla: 'CGU' });
  });

  it('are refused once it is being undone: what comes late is not written beside it', async () => {
    const tardias: Promise<unknown>[] = [];
    const falhou = app.db.transaction().execute((tx) => {
      const errada = sql`select (1 / ${0}::int) as x`.execute(tx);
      // Some come before the rollback is sent, some while it is on its way, some after.
      const esperar = async (voltas: number): Promise<void> => {
        for (let volta = 0; volta < voltas; volta += 1) await Promise.resolve();
        await tx.updateTable('ouvidoria').set({ sigla: 'TARDE' }).where('id', '=', CGU).execute();
      };
      for (let voltas = 0; voltas < 60; voltas += 1) tardias.push(errada.catch(() => esperar(voltas)));
      for (const tardia of tardias) tardia.catch(() => undefined);
      return errada;
    });
    await expect(falhou).rejects.toThrow('division by zero');
    const fins = await Promise.allSettled(tardias);
    expect(new Set(fins.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await siglaDe(app.db, CGU)).toEqual({ sigla: 'CGU' });
  });

  it('all tell why the first of them failed, whichever is heard first', async () => {
    const longe = async (lida: Promise<unknown>): Promise<unknown> => {
      const [fim] = await Promise.allSettled([lida]);
      for (let n = 0; n < 20; n += 1) await Promise.resolve();
      if (fim.status === 'rejected') throw fim.reason;
      return fim.value;
    };
    // Sent twice and never before: the second relies on what the first makes known, which it does not.
    const nova = (tx: TestApp['db']) =>
      sql`select ${1}::int as nunca_pedida_antes, ${'x'}::text as outra`.execute(tx);
    const fins: PromiseSettledResult<unknown>[] = [];
    const falhou = app.db.transaction().execute(async (tx) => {
      const errada = sql`select (1 / ${0}::int) as x`.execute(tx);
      fins.push(...(await Promise.allSettled([longe(errada), siglaDe(tx, CGU), nova(tx), nova(tx)])));
      return Promise.all([siglaDe(tx, CGU), longe(errada)]);
    });
    await expect(falhou).rejects.toThrow('division by zero');
    expect(fins.map((fim) => (fim.status === 'rejected' ? fim.reason.code : fim.value))).toEqual(
      Array.from({ length: 4 }, () => '22012'),
    );
    // The connection is good again: the same statement is made known, and answers.
    expect(
      (await Promise.all(Array.from({ length: 8 }, () => nova(app.db)))).flatMap(({ rows }) => rows),
    ).toHaveLength(8);
  });
});
