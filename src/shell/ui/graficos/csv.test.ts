import { describe, expect, it } from 'vitest';
import { escreverCsv } from './csv.ts';

describe('the sheet of a chart', () => {
  it('has semicolons and decimal commas, and says that it is UTF-8', () => {
    expect(
      escreverCsv([
        ['Mês', 'Satisfação'],
        ['março de 2026', 37.5],
        ['abril de 2026', null],
      ]),
    ).toBe('\uFEFFMês;Satisfação\r\nmarço de 2026;37,5\r\nabril de 2026;\r\n');
  });

  it('keeps a cell whole whatever is written in it', () => {
    expect(escreverCsv([['a;b', 'diz "sim"', 'duas\nlinhas']])).toBe(
      '\uFEFF"a;b";"diz ""sim""";"duas\nlinhas"\r\n',
    );
  });

  it.each(['=1+1', '+55', '-2+3', '@soma'])('never hands %s over as a formula', (texto) => {
    expect(escreverCsv([[texto]])).toBe(`\uFEFF'${texto}\r\n`);
  });

  it('leaves a negative number a number', () => {
    expect(escreverCsv([[-2.5]])).toBe('\uFEFF-2,5\r\n');
  });
});
