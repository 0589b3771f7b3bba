import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idDoLogin } from '#testing/pessoas-do-caso.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { createFindSessoesVivas } from './sessao-viva-repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const hashDe = async (login: string): Promise<Buffer> => {
  await entrarComo(app, login);
  const { hash } = await app.db
    .selectFrom('sessao')
    .select('hash')
    .where('id_usuario', '=', await idDoLogin(app, login))
    .where('encerrada_em', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return hash;
};

/** Gives back which marks the statement had for the session. */
const comMarcas = createFindSessoesVivas<string>({
  coluna: ({ marcas }) => sql<string>`array_to_string(${marcas}, ',')`,
  marcas: () => [],
});

describe('many sessions at once', () => {
  it('O live events: are found by one statement, each with the marks of its own account', async () => {
    const [gestor, renata] = [await hashDe('gestor.cgu'), await hashDe('respondente.cgu')];
    const umas = [Buffer.from('0a5c', 'hex'), Buffer.from('ff', 'hex')];
    app.takeQueries();
    const rows = await comMarcas(
      app.db,
      [
        { hash: gestor, marcas: umas },
        { hash: renata, marcas: [] },
      ],
      app.clock.now(),
    );
    expect(app.takeQueries()).toHaveLength(1);
    const lidos = new Map(rows.map(({ login, lido }) => [login, lido]));
    expect(lidos).toEqual(
      new Map([
        ['gestor.cgu', '\\x0a5c,\\xff'],
        ['respondente.cgu', ''],
      ]),
    );
  });

  it('those that ended, idled away or never were are not among them', async () => {
    const hash = await hashDe('gestor.ifce');
    const outra = { hash: Buffer.alloc(32), marcas: [] };
    expect(await comMarcas(app.db, [outra], app.clock.now())).toEqual([]);
    const depois = new Date(app.clock.now().getTime() + 24 * 3_600_000);
    expect(await comMarcas(app.db, [{ hash, marcas: [] }], depois)).toEqual([]);
    await app.db
      .updateTable('sessao')
      .set({ encerrada_em: app.clock.now() })
      .where('hash', '=', hash)
      .execute();
    expect(await comMarcas(app.db, [{ hash, marcas: [] }], app.clock.now())).toEqual([]);
  });
});
