import { afterAll, beforeAll, expect, it } from 'vitest';
import { CGU } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const assunto = (descricao: string) =>
  app.db
    .insertInto('assunto')
    .values({ descricao, area: 'Ensaios', ordem: 9000 })
    .returning('id')
    .executeTakeFirstOrThrow();

it('of two names that differ only in case or accents, saved at once, the database refuses the second', async () => {
  const { id } = await assunto('Dobrado');
  await expect(assunto('DOBRÁDO')).rejects.toThrow('assunto_um_nome');

  const subassunto = (descricao: string, id_ouvidoria: number | null) =>
    app.db.insertInto('subassunto').values({ descricao, id_assunto: id, id_ouvidoria }).execute();
  await subassunto('Parte', null);
  await expect(subassunto('párte', null)).rejects.toThrow('subassunto_uma_vez');
  // An office's own sub-subjects are a separate list.
  await subassunto('párte', CGU);
  await expect(subassunto('PARTE', CGU)).rejects.toThrow('subassunto_uma_vez');

  const unidade = (sigla: string) =>
    app.db.insertInto('unidade').values({ sigla, nome: 'Unidade', id_ouvidoria: CGU }).execute();
  await unidade('UZ');
  await expect(unidade('uz')).rejects.toThrow('unidade_uma_sigla');
});
