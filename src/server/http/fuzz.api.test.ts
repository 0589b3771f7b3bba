import { afterAll, beforeAll, expect, it } from 'vitest';
import { entrarComoPrograma } from '#capabilities/integracao/server/testing-integracao.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import {
  coletarRotas,
  type QuemTenta,
  type RotaDaCasa,
  rotasParaTentar,
  tentar,
} from '../../../scripts/lib/fuzz.ts';

/** Each endpoint's share; `npm run prove` sends many more (scripts/prove-integracao.ts). */
const DA_INTEGRACAO = 420;
const DA_CASA = 900;
const SEED = 20_261_116;

const rotas: RotaDaCasa[] = [];
let app: TestApp;
const programas: QuemTenta[] = [];
const pessoas: QuemTenta[] = [];

beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: coletarRotas(rotas) });
  for (const cliente of ['respondente', 'atendente', 'observador'] as const) {
    const { token } = await entrarComoPrograma(app, cliente);
    programas.push({ headers: { authorization: `Bearer ${token}` }, comToken: true });
  }
  for (const login of ['admin', 'gestor.cgu', 'respondente.cgu', 'maria.cidada']) {
    const { cookies } = await entrarComo(app, login);
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    pessoas.push({ headers: { cookie }, comToken: false });
  }
}, 120_000);
afterAll(() => app.close());

it('S8-03 no endpoint of the integration fails, and every refusal has its one shape', async () => {
  const daIntegracao = rotas.filter(({ endpoint }) => endpoint.integracao);
  const respondente = programas.slice(0, 1);
  const { achados, porStatus } = await tentar(
    (pedido) => app.inject(pedido),
    daIntegracao,
    [...respondente, ...programas],
    { total: DA_INTEGRACAO, seed: SEED },
  );
  expect(achados).toEqual([]);
  expect(porStatus.get(200), 'some get through').toBeGreaterThan(10);
}, 120_000);

it('S8-03 no endpoint of the house fails, whoever asks, and every refusal has the one shape', async () => {
  const { achados } = await tentar(
    (pedido) => app.inject(pedido),
    rotasParaTentar(rotas),
    [...pessoas, ...programas.slice(0, 1)],
    {
      total: DA_CASA,
      seed: SEED,
    },
  );
  expect(achados).toEqual([]);
}, 240_000);
