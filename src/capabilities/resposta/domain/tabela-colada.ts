/** What the clipboard brings of a paste. */
interface Colado {
  readonly html: string;
  readonly texto: string;
}

/** Cells by tabs and lines, with quotes around those that hold either: how spreadsheets and browsers copy a table. */
const celulasDe = (texto: string): readonly (readonly string[])[] => {
  const linhas: string[][] = [[]];
  const celula = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;
  while (celula.lastIndex < texto.length) {
    const [achada = '', entreAspas, simples = '', fim = ''] = celula.exec(texto) ?? [];
    linhas.at(-1)?.push((entreAspas?.replaceAll('""', '"') ?? simples).trim());
    if (fim === '\n') linhas.push([]);
    if (achada === '') break;
  }
  const cheias = linhas.filter((linha) => linha.some((valor) => valor !== ''));
  const colunas = Math.max(0, ...cheias.map(({ length }) => length));
  return cheias.map((linha) => Array.from({ length: colunas }, (_, i) => linha[i] ?? ''));
};

/** The cells of a pasted table; null for anything that is not one: words from a page stay words. */
export const tabelaColada = ({ html, texto }: Colado): readonly (readonly string[])[] | null => {
  if (!/<table[\s>]/i.test(html)) return null;
  const linhas = celulasDe(texto.replace(/\r\n?/g, '\n'));
  return linhas.length >= 2 && linhas.some((linha) => linha.length >= 2) ? linhas : null;
};

/** A spreadsheet runs what begins like this; a negative number is no formula. */
const FORMULA = /^[=+@-]/;
const NUMERO = /^[+-]?[\d.,\s%]+$/;

const campo = (valor: string): string => {
  const inerte = FORMULA.test(valor) && !NUMERO.test(valor) ? `'${valor}` : valor;
  return /[";\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
};

/** As spreadsheets in Portuguese open it: semicolons, because the comma is for decimals, and a mark that says UTF-8. */
export const csvDe = (linhas: readonly (readonly string[])[]): string =>
  `\ufeff${linhas.map((linha) => `${linha.map(campo).join(';')}\r\n`).join('')}`;

/** 'tabela.csv', then 'tabela-2.csv': a name that no file of the answer has. */
export const nomeLivre = (base: string, extensao: string, usados: readonly string[]): string => {
  const nome = (n: number): string => `${base}${n === 1 ? '' : `-${n}`}.${extensao}`;
  let n = 1;
  while (usados.includes(nome(n))) n++;
  return nome(n);
};

/** What stands in the text in the place of the file. */
export const notaDoArquivo = (nome: string): string => `(ver ${nome})`;
