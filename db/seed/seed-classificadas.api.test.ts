import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { seedClassificadas } from './seed-classificadas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demoCasos: true });
});
afterAll(() => app.close());

const contar = async () => ({
  rol: await app.db
    .selectFrom('informacao_classificada')
    .select(['grau', 'situacao'])
    .orderBy('id')
    .execute(),
  pedidos: await app.db
    .selectFrom('pedido_desclassificacao')
    .select(({ eb }) => ['situacao', 'canal', eb('id_usuario', 'is', null).as('semConta')])
    .orderBy('id')
    .execute(),
  listas: await app.db.selectFrom('lista_classificadas').select('edicao').execute(),
});

it('the demonstration has a roll with each degree, a published list and a request at each instance, once', async () => {
  await Promise.all([seedClassificadas(app.platform), seedClassificadas(app.platform)]);
  const primeiro = await contar();
  expect(primeiro).toEqual({
    rol: [
      { grau: 'reservada', situacao: 'classificada' },
      { grau: 'secreta', situacao: 'classificada' },
      { grau: 'ultrassecreta', situacao: 'classificada' },
      { grau: 'reservada', situacao: 'classificada' },
      { grau: 'reservada', situacao: 'desclassificada' },
    ],
    pedidos: [
      ...['em-analise', 'decidido', 'em-recurso', 'na-comissao', 'desistido', 'decidido'].map((situacao) => ({
        situacao,
        canal: null,
        semConta: false,
      })),
      // Without an account, decided and to be told by letter; and at the desk, by letter.
      { situacao: 'decidido', canal: null, semConta: true },
      { situacao: 'em-analise', canal: 'carta', semConta: true },
    ],
    listas: [{ edicao: 1 }],
  });
  await seedClassificadas(app.platform);
  expect(await contar()).toEqual(primeiro);
});
