import { describe, expect, it } from 'vitest';
import { csvDe, nomeLivre, tabelaColada } from './tabela-colada.ts';

const html = '<meta charset="utf-8"><table><tr><td>x</td></tr></table>';

describe('N11: a pasted table', () => {
  it('is read cell by cell, also with tabs, lines and quotes inside of one', () => {
    expect(tabelaColada({ html, texto: 'Órgão\tValor\r\nCGU\t1.000,50\r\n' })).toEqual([
      ['Órgão', 'Valor'],
      ['CGU', '1.000,50'],
    ]);
    expect(tabelaColada({ html, texto: 'a\t"duas\nlinhas"\nb\t"diz ""sim"""' })).toEqual([
      ['a', 'duas\nlinhas'],
      ['b', 'diz "sim"'],
    ]);
  });

  it('keeps empty cells in their places', () => {
    expect(tabelaColada({ html, texto: 'a\t\tc\n\t2\t' })).toEqual([
      ['a', '', 'c'],
      ['', '2', ''],
    ]);
  });

  it('is none where words, one line or one column were pasted', () => {
    expect(tabelaColada({ html: '<p>a\tb</p>', texto: 'a\tb\nc\td' })).toBeNull();
    expect(tabelaColada({ html, texto: 'a\tb' })).toBeNull();
    expect(tabelaColada({ html, texto: 'a\nb\nc' })).toBeNull();
  });

  it('becomes a CSV that spreadsheets in Portuguese open, and that runs nothing', () => {
    expect(
      csvDe([
        ['Órgão', 'Nota'],
        ['CGU; sede', 'diz "sim"'],
        ['-5', '=cmd()'],
        ['@x', '+1,5%'],
      ]),
    ).toBe('\ufeffÓrgão;Nota\r\n"CGU; sede";"diz ""sim"""\r\n-5;\'=cmd()\r\n\'@x;+1,5%\r\n');
  });

  it('gets a name that no other file has', () => {
    expect(nomeLivre('tabela', 'csv', [])).toBe('tabela.csv');
    expect(nomeLivre('tabela', 'csv', ['tabela.csv', 'tabela-2.csv'])).toBe('tabela-3.csv');
  });
});
