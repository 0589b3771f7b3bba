import { expect, it } from 'vitest';
import { digitosParaBusca } from '../lista/digitos-para-busca.ts';
import { csvDe } from './csv.ts';

it('writes what a Brazilian spreadsheet opens: byte order mark, semicolons, quotes where needed', () => {
  expect(
    csvDe([
      ['Órgão', 'Assunto'],
      ['CGU', 'Luz; água "e" gás'],
    ]),
  ).toBe('\uFEFFÓrgão;Assunto\r\nCGU;"Luz; água ""e"" gás"\r\n');
});

it.each(['=1+1', '+55', '-2+3', '-A1', '-2,5,1', '-', '@SUM(A1)', '\t=1'])(
  'does not let %j run as a formula',
  (texto) => {
    expect(csvDe([[texto]])).toBe(`\uFEFF'${texto}\r\n`);
  },
);

it.each(['-27', '-0,5', '12', '3.75'])('leaves the number %s one that can be added up', (texto) => {
  expect(csvDe([[texto]])).toBe(`\uFEFF${texto}\r\n`);
});

it('takes digits and punctuation for a protocol, and everything else for words', () => {
  expect(digitosParaBusca('00106.000123/2024-48')).toBe('00106000123202448');
  expect(digitosParaBusca('000123')).toBe('000123');
  expect(digitosParaBusca('12')).toBeNull();
  expect(digitosParaBusca('lei 12527')).toBeNull();
});
