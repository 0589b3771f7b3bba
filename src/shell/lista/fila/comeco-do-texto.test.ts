import { expect, it } from 'vitest';
import { comecoDoTexto } from './comeco-do-texto.ts';

it.each([
  ['Boa tarde. Sugiro que as respostas sejam mais curtas.', 'Sugiro que as respostas sejam mais curtas.'],
  ['Olá, tudo bem? Esperei três horas.', 'Esperei três horas.'],
  ['Prezados senhores, peço cópia do contrato.', 'peço cópia do contrato.'],
  ['Oito horas na fila.', 'Oito horas na fila.'],
  ['Bom dia!', 'Bom dia!'],
])('N12 the list begins with what %s says: %s', (trecho, comeco) => {
  expect(comecoDoTexto(trecho)).toBe(comeco);
});
