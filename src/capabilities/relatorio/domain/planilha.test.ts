import { describe, expect, it } from 'vitest';
import { folhaDaPlanilha, letraDaColuna, partesDaPlanilha } from './planilha.ts';
import { type ColunaDoArquivo, csvDoRelatorio } from './tabela.ts';

const colunas: readonly ColunaDoArquivo[] = [
  { rotulo: 'Órgão', como: 'texto', largura: 20 },
  { rotulo: 'Dia', como: 'dia', largura: 12 },
  { rotulo: 'Taxa', como: 'numero', largura: 10 },
  { rotulo: 'No prazo', como: 'texto', largura: 10 },
];

describe('a sheet', () => {
  it('names its columns as sheet programs do', () => {
    expect([0, 25, 26, 51, 52, 702].map(letraDaColuna)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'AAA']);
  });

  it('has days that can be sorted, numbers that can be added up, and texts that are never formulas', () => {
    const folha = folhaDaPlanilha(colunas);
    expect(folha.inicio).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
    expect(folha.linha(['=1+1', '2026-03-12', 66.7, true])).toBe(
      '<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>' +
        '<c r="B2" s="2"><v>46093</v></c><c r="C2"><v>66.7</v></c>' +
        '<c r="D2" t="inlineStr"><is><t xml:space="preserve">Sim</t></is></c></row>',
    );
    expect(folha.linha([null, null, null, null])).toBe('<row r="3"></row>');
  });

  it('leaves out what no program could read', () => {
    const folha = folhaDaPlanilha(colunas);
    expect(folha.linha(['a<b> & \u0007"c"\uD800', null, 1, false])).toContain(
      'a&lt;b&gt; &amp; &quot;c&quot;\uFFFD',
    );
    const partes = partesDaPlanilha('P&D', { titulo: 'P&D', frases: [] });
    expect(partes['xl/workbook.xml']).toContain('name="P&amp;D"');
  });

  it('says on a second sheet what it is of, and every part of the package is declared', () => {
    const partes = partesDaPlanilha('Prazos', {
      titulo: 'Prazos cumpridos',
      frases: ['Órgão: P&D.', '=1+1'],
    });
    const sobre = partes['xl/worksheets/sheet2.xml'];
    expect(sobre).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Prazos cumpridos</t>');
    expect(sobre).toContain(
      '<row r="2"><c r="A2" t="inlineStr"><is><t xml:space="preserve">Órgão: P&amp;D.</t>',
    );
    expect(sobre).toContain('<row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
    expect(partes['xl/workbook.xml']).toMatch(
      /<sheet name="Prazos" [^>]*rId1"\/><sheet name="Sobre" [^>]*rId3"\/>/,
    );
    for (const folha of ['sheet1', 'sheet2']) {
      expect(partes['[Content_Types].xml']).toContain(`/xl/worksheets/${folha}.xml`);
      expect(partes['xl/_rels/workbook.xml.rels']).toContain(`worksheets/${folha}.xml`);
    }
  });
});

describe('a text for sheets', () => {
  it('has a decimal comma, days as people write them, and nothing a sheet would compute', () => {
    const csv = csvDoRelatorio(colunas);
    expect(csv.inicio).toBe('\uFEFFÓrgão;Dia;Taxa;No prazo\r\n');
    expect(csv.linha(['=1+1', '2026-03-12', 66.7, false])).toBe("'=1+1;12/03/2026;66,7;Não\r\n");
    expect(csv.linha(['a;"b"', null, -3, null])).toBe('"a;""b""";;-3;\r\n');
  });
});
