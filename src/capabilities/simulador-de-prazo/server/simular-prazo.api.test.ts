import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Esfera } from '#kernel/enumeracoes.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
});
afterAll(() => app.close());

const simular = (query: Record<string, string>) =>
  app.inject({ url: '/api/app-web/v1/prazos/simular', query });

describe('the simulator of deadlines, open to everybody', () => {
  it('counts by the national holidays when no office is named', async () => {
    const resposta = await simular({ procedimento: 'pedido', inicio: '2026-04-01' });
    expect(resposta.json()).toMatchObject({ vencimento: '2026-04-22', horaDeCorte: '19:00' });
    expect(resposta.json().dias.length).toBeGreaterThan(20);
  });

  it.each(['1888-03-12', '2101-01-01'])('refuses %s, a year whose holidays nobody knows', async (inicio) => {
    const resposta = await simular({ procedimento: 'pedido', inicio });
    expect(resposta.statusCode).toBe(400);
    expect(resposta.body).toContain('Escolha uma data entre os anos 2000 e 2100.');
  });

  it("counts by the office's own place when one is", async () => {
    const orgao = await app.db
      .selectFrom('ouvidoria')
      .select(['id', 'id_municipio'])
      .where('id_esfera', '=', Esfera.municipal)
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('feriado')
      .values({
        data: '2026-05-04',
        descricao: 'Aniversário da cidade',
        abrangencia: 'municipal',
        id_municipio: orgao.id_municipio,
      })
      .execute();
    const pergunta = { procedimento: 'pedido', inicio: '2026-04-14' };
    expect((await simular(pergunta)).json().vencimento).toBe('2026-05-04');
    expect((await simular({ ...pergunta, idOuvidoria: String(orgao.id) })).json().vencimento).toBe(
      '2026-05-05',
    );
  });

  it.each([
    [
      'half a complement',
      { procedimento: 'ouvidoria', inicio: '2026-03-02', complementoPedido: '2026-03-10' },
    ],
    ['a day that is none', { procedimento: 'pedido', inicio: '2026-02-30' }],
    ['an unknown term', { procedimento: 'outro', inicio: '2026-03-02' }],
  ])('refuses %s with a sentence', async (_what, query) => {
    const resposta = await simular(query as Record<string, string>);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().message).not.toBe('');
  });
});
