/** Puts `novo` at the cursor, as a paragraph of its own; at the end when nobody has put the cursor anywhere. */
export const inserirEm = (texto: string, novo: string, cursor: number | null): string => {
  const onde = Math.min(cursor ?? texto.length, texto.length);
  const partes = [texto.slice(0, onde).trimEnd(), novo, texto.slice(onde).trimStart()];
  return partes.filter((parte) => parte !== '').join('\n\n');
};

/** Puts a word where the cursor is, within the line. */
export const inserirNaLinha = (texto: string, novo: string, cursor: number | null): string => {
  const onde = Math.min(cursor ?? texto.length, texto.length);
  return texto.slice(0, onde) + novo + texto.slice(onde);
};
