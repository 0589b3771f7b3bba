import { expect, it } from 'vitest';
import { comMesesVazios } from './com-meses-vazios.ts';

const mes = (nome: string) => ({ mes: nome, respostas: 3, satisfacaoMedia: 50 });
const vazio = (nome: string) => ({ mes: nome, respostas: 0, satisfacaoMedia: null });

it('a month without answers keeps its place, over the turn of the year too', () => {
  expect(comMesesVazios([mes('2025-11'), mes('2026-02'), mes('2026-03')])).toEqual([
    mes('2025-11'),
    vazio('2025-12'),
    vazio('2026-01'),
    mes('2026-02'),
    mes('2026-03'),
  ]);
});

it('nothing stays nothing', () => {
  expect(comMesesVazios([])).toEqual([]);
});
