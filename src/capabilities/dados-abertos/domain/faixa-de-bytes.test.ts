import { expect, it } from 'vitest';
import { readFaixa } from './faixa-de-bytes.ts';

it.each([
  ['bytes=0-99', { de: 0, ate: 99 }],
  ['bytes=900-', { de: 900, ate: 999 }],
  ['bytes=-100', { de: 900, ate: 999 }],
  ['bytes=-5000', { de: 0, ate: 999 }],
  ['bytes=990-5000', { de: 990, ate: 999 }],
  ['bytes=1000-', 'fora'],
  ['bytes=-0', 'fora'],
  ['bytes=0-1,5-6', null],
  ['bytes=5-2', null],
  ['itens=0-1', null],
  ['bytes=-', null],
  [undefined, null],
] as const)('RFC 9110, 14: Range %s of a thousand bytes', (cabecalho, faixa) => {
  expect(readFaixa(cabecalho, 1000)).toEqual(faixa);
});
