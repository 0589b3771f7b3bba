import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CGU, criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { listAnos } from './arquivo-repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

describe('L15 retention: open data that were published stay as they were', () => {
  it('a year of filing in which cases were destroyed is not made again once it has files', async () => {
    await criarCaso(app, { registradaEm: '2016-03-01T10:00:00-03:00' });
    const { id } = await app.db
      .insertInto('eliminacao')
      .values({ id_ouvidoria: CGU, ano: 2026, criada_em: app.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('termo_eliminacao')
      .values({
        id_eliminacao: id,
        numeros: JSON.stringify([{ idTipo: 2, ano: 2016, total: 3 }]),
        eliminada_em: app.clock.now(),
        copias_ate: '2026-06-10',
      })
      .execute();
    expect(await listAnos(app.db)).toContain(2016);
    await app.db
      .insertInto('arquivo_aberto')
      .values({
        nome: 'x-2016.csv',
        conjunto: 'x',
        ano: 2016,
        formato: 'csv',
        linhas: 4,
        bytes: 1,
        sha256: 'a'.repeat(64),
        local: 'x',
        pecas: 1,
        gerado_em: app.clock.now(),
      })
      .execute();
    expect(await listAnos(app.db)).not.toContain(2016);
  });
});
