import { expect, test } from 'vitest';
import { opcoesDeEstado } from './estados.ts';

test('the states stand as a dictionary has them, and nothing that is no state', () => {
  const nomes = opcoesDeEstado.map(({ label }) => label);
  expect(nomes).toHaveLength(27);
  expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(nomes[0]).toBe('Acre (AC)');
});
