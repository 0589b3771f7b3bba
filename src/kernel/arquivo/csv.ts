/** Spreadsheets take a cell that begins so for a formula and run it; with an apostrophe before it, it is text. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number below zero computes nothing: with the apostrophe it could no longer be added up. */
const NUMERO = /^-?\d+(?:[.,]\d+)?$/;

/** One cell, ready to stand between semicolons. */
export const celulaCsv = (texto: string): string => {
  const seguro = FORMULA.test(texto) && !NUMERO.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(seguro) ? `"${seguro.replaceAll('"', '""')}"` : seguro;
};

/** With a byte order mark and semicolons: how spreadsheets in Brazil open it with accents and columns right. */
export const csvDe = (linhas: readonly (readonly string[])[]): string =>
  `\uFEFF${linhas.map((linha) => linha.map(celulaCsv).join(';')).join('\r\n')}\r\n`;
