/** Inserts `novo` at the cursor as its own paragraph; at the end if the cursor was never placed. */
export const inserirEm = (texto: string, novo: string, cursor: number | null): string => {
  const onde = Math.min(cursor ?? texto.length, texto.length);
  const partes = [texto.slice(0, onde).trimEnd(), novo, texto.slice(onde).trimStart()];
  return partes.filter((parte) => parte !== '').join('\n\n');
};

/** Inserts a word at the cursor, within the line. */
export const inserirNaLinha = (texto: string, novo: string, cursor: number | null): string => {
  const onde = Math.min(cursor ?? texto.length, texto.length);
  return texto.slice(0, onde) + novo + texto.slice(onde);
};
