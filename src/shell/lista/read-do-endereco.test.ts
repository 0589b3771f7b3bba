import { expect, test } from 'vitest';
import { readNumero, readNumeros } from './read-do-endereco.ts';

test('an id of an address may have all ten digits, and one that no row can have is left out', () => {
  expect(readNumeros('7,1662606840,2147483647')).toEqual([7, 1_662_606_840, 2_147_483_647]);
  expect(readNumeros('2147483648,99999999999,-1,x,')).toEqual([]);
  expect(readNumero('1662606840')).toBe(1_662_606_840);
});
