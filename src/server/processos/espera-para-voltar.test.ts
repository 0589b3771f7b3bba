import { expect, it } from 'vitest';
import { voltaDepoisDe } from './espera-para-voltar.ts';

const DEPRESSA = 500;
const POR_HORAS = 3_600_000;

it('a process that dies after serving well is replaced at once', () => {
  expect(voltaDepoisDe(0, POR_HORAS)).toEqual({ seguidas: 1, espera: 200, isEmCirculo: false });
});

it('one that dies again and again waits twice as long each time, at most half a minute, and is said to go in circles', () => {
  const voltas = [...Array(12).keys()].map((antes) => voltaDepoisDe(antes, DEPRESSA));
  expect(voltas.map(({ espera }) => espera)).toEqual([
    200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000, 30_000, 30_000,
  ]);
  expect(voltas.map(({ isEmCirculo }) => isEmCirculo).indexOf(true)).toBe(3);
});

it('is forgiven once it has served well', () => {
  expect(voltaDepoisDe(9, POR_HORAS).espera).toBe(200);
});
