import type { Escritor, ValorDaCelula } from '#kernel/arquivo/escritor.ts';
import type { ColunaDoArquivo } from './tabela.ts';

/** How many rows a sheet may have (ECMA-376), less the first one, which holds the column names. */
export const MAXIMO_DA_PLANILHA = 1_048_575;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot carry would leave a file that nothing opens.
const FORA_DO_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have none of these and stand as they are.
const A_ESCAPAR = /[&<>"\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // XML readers turn a bare carriage return into a line feed.
  '\r': '&#13;',
};

const emXml = (texto: string): string =>
  A_ESCAPAR.test(texto)
    ? texto
        .toWellFormed()
        .replace(FORA_DO_XML, '')
        .replace(/[&<>"\r]/g, (sinal) => escapes[sinal] ?? '')
    : texto;

const LETRAS = 26;
const A = 65;

/** 0 is A, 26 is AA. */
export const letraDaColuna = (indice: number): string =>
  (indice >= LETRAS ? letraDaColuna(Math.floor(indice / LETRAS) - 1) : '') +
  String.fromCharCode(A + (indice % LETRAS));

/** Index of each style in `partesDaPlanilha`. */
const ESTILO = { titulo: 1, dia: 2 } as const;
const DIA = 86_400_000;
/** Sheets count days from 30 December 1899. */
const DE_1899_A_1970 = 25_569;

const diaDaPlanilha = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DIA + DE_1899_A_1970;

/** Always a text cell, so that no program takes it for a formula or a number. */
const celulaDeTexto = (lugar: string, texto: string, estilo = ''): string =>
  texto === ''
    ? ''
    : `<c r="${lugar}"${estilo} t="inlineStr"><is><t xml:space="preserve">${emXml(texto)}</t></is></c>`;

const celula = (lugar: string, valor: ValorDaCelula, como: ColunaDoArquivo['como']): string => {
  if (valor === null) return '';
  if (typeof valor === 'number') return `<c r="${lugar}"><v>${valor}</v></c>`;
  if (typeof valor === 'boolean') return celulaDeTexto(lugar, valor ? 'Sim' : 'Não');
  // A real date, which can be sorted and subtracted.
  if (como === 'dia') return `<c r="${lugar}" s="${ESTILO.dia}"><v>${diaDaPlanilha(valor)}</v></c>`;
  return celulaDeTexto(lugar, valor);
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FOLHA_DE_CALCULO = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACOES = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TIPO_DE_RELACAO = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TIPO_DE_PARTE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The sheet of the table, row by row; the row of names stays in sight while scrolling. */
export const folhaDaPlanilha = (colunas: readonly ColunaDoArquivo[]): Escritor => {
  const letras = colunas.map((_, i) => letraDaColuna(i));
  const larguras = colunas.map(
    ({ largura }, i) => `<col min="${i + 1}" max="${i + 1}" width="${largura}" customWidth="1"/>`,
  );
  const nomes = colunas.map(({ rotulo }, i) =>
    celulaDeTexto(`${letras[i]}1`, rotulo, ` s="${ESTILO.titulo}"`),
  );
  let numero = 1;
  return {
    inicio:
      `${XML}<worksheet xmlns="${FOLHA_DE_CALCULO}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${larguras.join('')}</cols><sheetData><row r="1">${nomes.join('')}</row>`,
    linha: (linha) => {
      numero += 1;
      let texto = `<row r="${numero}">`;
      for (let i = 0; i < colunas.length; i += 1) {
        texto += celula(`${letras[i]}${numero}`, linha[i] ?? null, colunas[i]?.como ?? 'texto');
      }
      return `${texto}</row>`;
    },
    fim: '</sheetData></worksheet>',
  };
};

export const LUGAR_DA_FOLHA = 'xl/worksheets/sheet1.xml';
const LUGAR_DO_SOBRE = 'xl/worksheets/sheet2.xml';
const LARGURA_DO_SOBRE = 100;

/** What the table is about, for the second sheet: a file passed on still explains itself. */
export interface SobreATabela {
  readonly titulo: string;
  readonly frases: readonly string[];
}

const folhaDoSobre = ({ titulo, frases }: SobreATabela): string => {
  const { inicio, linha, fim } = folhaDaPlanilha([
    { rotulo: titulo, como: 'texto', largura: LARGURA_DO_SOBRE },
  ]);
  return inicio + frases.map((frase) => linha([frase])).join('') + fim;
};

/** Every other file of the XLSX package, by its name in it. */
export const partesDaPlanilha = (folha: string, sobre: SobreATabela): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TIPO_DE_PARTE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TIPO_DE_PARTE}.styles+xml"/>` +
    `<Override PartName="/${LUGAR_DA_FOLHA}" ContentType="${TIPO_DE_PARTE}.worksheet+xml"/>` +
    `<Override PartName="/${LUGAR_DO_SOBRE}" ContentType="${TIPO_DE_PARTE}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `${XML}<Relationships xmlns="${RELACOES}">` +
    `<Relationship Id="rId1" Type="${TIPO_DE_RELACAO}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${FOLHA_DE_CALCULO}" xmlns:r="${TIPO_DE_RELACAO}">` +
    `<sheets><sheet name="${emXml(folha)}" sheetId="1" r:id="rId1"/>` +
    '<sheet name="Sobre" sheetId="2" r:id="rId3"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${RELACOES}">` +
    `<Relationship Id="rId1" Type="${TIPO_DE_RELACAO}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${TIPO_DE_RELACAO}/styles" Target="styles.xml"/>` +
    `<Relationship Id="rId3" Type="${TIPO_DE_RELACAO}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
  [LUGAR_DO_SOBRE]: folhaDoSobre(sobre),
  'xl/styles.xml':
    `${XML}<styleSheet xmlns="${FOLHA_DE_CALCULO}">` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
});
