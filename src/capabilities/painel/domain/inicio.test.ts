import { expect, it } from 'vitest';
import { DIAS_DO_MES, type FatosDoInicio, isMesMagro, numerosDe } from './inicio.ts';

const FATOS: FatosDoInicio = {
  orgaos: 12,
  recebidas: 80,
  quemRegistrou: 60,
  respondidas: 40,
  noPrazo: 38,
  quemTeveResposta: 31,
  vencidas: 0,
  quemAvaliou: 9,
  notas: [{ idOpcao: 1, total: 9 }],
};

it('the rate is of the answers while nothing is overdue', () => {
  expect(numerosDe(FATOS, DIAS_DO_MES).noPrazo).toBe(95);
});

it('each overdue case without an answer counts against it like a late answer', () => {
  expect(numerosDe({ ...FATOS, vencidas: 10 }, DIAS_DO_MES).noPrazo).toBe(76);
});

it('overdue cases do not make up for too few people who were answered', () => {
  expect(numerosDe({ ...FATOS, quemTeveResposta: 4, vencidas: 50 }, DIAS_DO_MES).noPrazo).toBeNull();
});

it.each([
  [29, true],
  [30, false],
])('a month with %i answers is thin: %s', (respondidas, magro) => {
  expect(isMesMagro({ respondidas })).toBe(magro);
});
