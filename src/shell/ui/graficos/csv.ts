/** Spreadsheets run cells that begin like a formula, and people's text is in the data. */
const semFormula = (texto: string): string => (/^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto);

const celula = (valor: string | number | null): string => {
  if (valor === null) return '';
  if (typeof valor === 'number') return String(valor).replace('.', ',');
  const texto = semFormula(valor);
  return /[";\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
};

/** As spreadsheets in Brazil read it: semicolons, decimal commas, a byte order mark. */
export const escreverCsv = (linhas: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${linhas.map((linha) => linha.map(celula).join(';')).join('\r\n')}\r\n`;

/** Saves a text as a file from the browser; nothing leaves the device. */
export const baixarCsv = (nome: string, texto: string): void => {
  const url = URL.createObjectURL(new Blob([texto], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(url);
};
