import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { segredo } from '#server/crypto/dado-pessoal.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { compilada, primeira } from './compilada.ts';
import type { Db } from './database.ts';
import { lerJuntas } from './leituras-juntas.ts';

const CGU = 6;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

let montadas = 0;
const siglaDe = primeira((db, { id, menos }: { readonly id: number; readonly menos: string }) => {
  montadas += 1;
  return db
    .selectFrom('ouvidoria')
    .select('sigla')
    .where('id', '=', id)
    .where('sigla', '<>', menos)
    .limit(1)
    .compile();
});
const siglas = compilada((db, { ids }: { readonly ids: readonly number[] }) =>
  sql<{ sigla: string }>`select sigla from ouvidoria where id = any (${ids}::int[]) order by id`.compile(db),
);

describe('a query that is compiled once', () => {
  it('is built at its first use, and filled with the values of each', async () => {
    expect(await siglaDe(app.db, { id: CGU, menos: 'X' })).toEqual({ sigla: 'CGU' });
    const antes = montadas;
    expect(await siglaDe(app.db, { menos: 'CGU', id: CGU })).toBeUndefined();
    expect(await siglaDe(app.db, { id: CGU, menos: 'Y' })).toEqual({ sigla: 'CGU' });
    expect([antes, montadas]).toEqual([1, 1]);
  });

  it('takes a list as one value', async () => {
    expect(await siglas(app.db, { ids: [CGU] })).toEqual([{ sigla: 'CGU' }]);
    expect(await siglas(app.db, { ids: [] })).toEqual([]);
    expect(await siglas(app.db, { ids: [CGU, CGU, 0] })).toHaveLength(1);
  });

  it('reads in a transaction what that wrote, and travels with others', async () => {
    const volta = app.db.transaction().execute(async (tx) => {
      await tx.updateTable('ouvidoria').set({ sigla: 'MINHA' }).where('id', '=', CGU).execute();
      expect(await siglaDe(tx, { id: CGU, menos: 'X' })).toEqual({ sigla: 'MINHA' });
      throw new Error('volta');
    });
    await expect(volta).rejects.toThrow('volta');
    const lidas = async () => {
      const db = lerJuntas(app.db);
      return Promise.all([siglaDe(db, { id: CGU, menos: 'X' }), siglas(db, { ids: [CGU] })]);
    };
    await lidas();
    app.takeQueries();
    expect(await lidas()).toEqual([{ sigla: 'CGU' }, [{ sigla: 'CGU' }]]);
    expect(app.takeQueries()).toHaveLength(1);
  });

  it('seals and opens personal data as any query does', async () => {
    const email = 'ana@exemplo.gov.br';
    const gravar = compilada((db: Db, valores: { readonly email: string; readonly login: string }) =>
      db
        .updateTable('usuario')
        .set({ email: valores.email })
        .where('login', '=', valores.login)
        .returning('email')
        .compile(),
    );
    expect(await gravar(app.db, { email: segredo(email), login: 'gestor.cgu' })).toEqual([{ email }]);
  });

  it('refuses to be built by what its values are', async () => {
    const errada = compilada((db, { id }: { readonly id: number }) =>
      db
        .selectFrom('ouvidoria')
        .select('sigla')
        .where('id', '=', id + 1)
        .compile(),
    );
    await expect(errada(app.db, { id: CGU })).rejects.toThrow("'id' has no value");
  });
});
