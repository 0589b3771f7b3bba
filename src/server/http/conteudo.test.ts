import { expect, it } from 'vitest';
import { codificacoesDe } from './conteudo.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;q=1.0, br;q=0', ['gzip', 'identity']],
  ['br ; q=0.000, gzip ; q=0.5', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity', ['identity']],
])('who accepts %j gets the smallest of %j that there is', (aceitas, formas) => {
  for (let vez = 0; vez < 2; vez += 1)
    expect(codificacoesDe({ headers: aceitas === undefined ? {} : { 'accept-encoding': aceitas } })).toEqual(
      formas,
    );
});

it('remembers no more than browsers send, and still answers the rest', () => {
  for (let n = 0; n < 500; n += 1)
    expect(codificacoesDe({ headers: { 'accept-encoding': `br, inventada-${n}` } })).toEqual([
      'br',
      'identity',
    ]);
});
