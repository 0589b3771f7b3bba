import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarCaso, type NovoCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { type NomeDaPorta, portas } from '../../domain/portas.ts';

const BASE = '/api/app-web/v1/tratamento';

let app: TestApp;
let respondente: Visitor;

const novo = async (caso: NovoCaso, mudancas: Record<string, unknown> = {}) => {
  const { id } = await criarCaso(app, caso);
  if (Object.keys(mudancas).length > 0)
    await app.db.updateTable('manifestacao').set(mudancas).where('id', '=', id).execute();
};

/** What the list shows behind a door, by the same words that its address has. */
const naLista = async (visitor: Visitor, porta: NomeDaPorta): Promise<number> => {
  const { fila, responsavel = '', situacoes = [], marcas = [] } = portas[porta].filtro;
  const campos = {
    fila,
    responsavel,
    situacoes: situacoes.join(','),
    marcas: marcas.join(','),
    porPagina: '100',
  };
  const query = new URLSearchParams(Object.entries(campos).filter(([, valor]) => valor !== ''));
  return (await visitor.get(`${BASE}/manifestacoes?${query}`)).json().itens.length;
};
const hoje = async (visitor: Visitor): Promise<Record<string, number>> => {
  const response = await visitor.get(`${BASE}/hoje`);
  expect(response.statusCode, response.body).toBe(200);
  const { portas: contadas } = response.json() as { portas: { porta: string; total: number }[] };
  return Object.fromEntries(contadas.map(({ porta, total }) => [porta, total]));
};

beforeAll(async () => {
  // Thursday, 12 March 2026.
  app = await createTestApp({ demo: true });
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', 'respondente.cgu')
    .executeTakeFirstOrThrow();
  const minha = { id_responsavel: id };
  const login = 'maria.cidada';
  await novo({ login, prazo: '2026-04-10' });
  await novo({ login, prazo: '2026-03-16' }, minha);
  await novo({ login, prazo: '2026-03-10' }, { ...minha, contribuicao_em: app.clock.now() });
  await novo({ login, prazo: '2026-03-05', resposta: { texto: 'Resolvido.' } }, minha);
  respondente = await entrarComo(app, 'respondente.cgu');
});
afterAll(() => app.close());

describe('N12 today’s figures as doors', () => {
  it('each counts what the list behind it shows; what is concluded is in none', async () => {
    const contadas = await hoje(respondente);
    expect(contadas).toEqual({
      vencidas: 1,
      vencendo: 1,
      'sem-dono': 1,
      minhas: 2,
      'respostas-das-areas': 1,
    });
    for (const porta of Object.keys(contadas) as NomeDaPorta[])
      expect(await naLista(respondente, porta), porta).toBe(contadas[porta]);
  });

  it('are counted in one query', async () => {
    app.takeQueries();
    await hoje(respondente);
    expect(app.takeQueries().filter((text) => /\bmanifestacao\b/.test(text))).toHaveLength(1);
  });

  it('mine are mine alone, and who does not handle cases has no door to triage', async () => {
    expect((await hoje(await entrarComo(app, 'gestor.cgu'))).minhas).toBe(0);
    expect(Object.keys(await hoje(await entrarComo(app, 'observador.cgu')))).toEqual([
      'vencidas',
      'vencendo',
    ]);
  });
});
