import { expect, it } from 'vitest';
import { repartirTrabalho } from './repartir-trabalho.ts';

const para = (aptos: readonly number[], total: number) =>
  Array.from({ length: total }, (_, item) => ({ item, aptos }));

it('gives nobody two more than another, the odd one to whoever had less', () => {
  const entregas = repartirTrabalho(
    para([1, 2, 3], 7),
    new Map([
      [1, 9],
      [3, 4],
    ]),
  );
  const de = (pessoa: number) => entregas.filter((entrega) => entrega.para === pessoa).length;
  expect([de(1), de(2), de(3)]).toEqual([2, 3, 2]);
});

it('gives each part only to somebody who may take it', () => {
  const entregas = repartirTrabalho([...para([1, 2], 1), ...para([2], 2)], new Map());
  expect(entregas.map((entrega) => entrega.para)).toEqual([1, 2, 2]);
});

it('leaves what nobody may take', () => {
  expect(repartirTrabalho(para([], 1), new Map())).toEqual([{ item: 0, para: null }]);
});
