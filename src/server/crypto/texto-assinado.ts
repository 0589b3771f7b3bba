import { hmac, isMesmoSegredo } from './secret.ts';

/** `part.part.signature`: carried by a browser, kept nowhere. A part has no dot. */
export const assinarPartes = (chave: Buffer, partes: readonly string[]): string => {
  const corpo = partes.join('.');
  return `${corpo}.${hmac(chave, corpo)}`;
};

/**
 * Its parts; null unless it is, letter by letter, what we wrote. What is used once must have one spelling: a part too many, or a
 * signature that only decodes to the same bytes, would be another text with the same worth.
 */
export const lerPartes = (chave: Buffer, texto: string, quantas: number): readonly string[] | null => {
  const partes = texto.split('.').slice(0, -1);
  return partes.length === quantas && isMesmoSegredo(texto, assinarPartes(chave, partes)) ? partes : null;
};
