/** Spreadsheets run a cell that begins so as a formula; an apostrophe in front makes it text. */
const FORMULA = /^[=+\-@\t\r]/;
/** A negative number is no formula, and with the apostrophe it could no longer be added up. */
const NUMERO = /^-?\d+(?:[.,]\d+)?$/;

/** One cell, ready to stand between semicolons. */
export const celulaCsv = (texto: string): string => {
  const seguro = FORMULA.test(texto) && !NUMERO.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
};

/** With a byte order mark and semicolons, as spreadsheets in Brazil need for accents and cells. */
export const csvDe = (linhas: readonly (readonly string[])[]): string =>
  `\uFEFF${linhas.map((linha) => linha.map(celulaCsv).join(';')).join('\r\n')}\r\n`;
