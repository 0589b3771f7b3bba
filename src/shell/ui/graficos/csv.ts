import { csvDe } from '#kernel/arquivo/csv.ts';

/** A number with the decimal comma that spreadsheets in Brazil expect. */
const texto = (valor: string | number | null): string =>
  typeof valor === 'number' ? String(valor).replace('.', ',') : (valor ?? '');

export const escreverCsv = (linhas: readonly (readonly (string | number | null)[])[]): string =>
  csvDe(linhas.map((linha) => linha.map(texto)));

/** Saves a text as a file from the browser; nothing leaves the device. */
export const baixarCsv = (nome: string, texto: string): void => {
  const url = URL.createObjectURL(new Blob([texto], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(url);
};
