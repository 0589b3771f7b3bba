const MAIS = 4;

/** The sentences of a text, those with a question mark first; empty if there is only one. */
export const frasesDaPergunta = (texto: string): string[] => {
  const frases = (texto.match(/[^.!?\n]+[.!?]*/gu) ?? []).map((frase) => frase.trim()).filter(Boolean);
  if (frases.length < 2) return [];
  const isPergunta = (frase: string): boolean => frase.endsWith('?');
  return [...frases.filter(isPergunta), ...frases.filter((frase) => !isPergunta(frase))].slice(0, MAIS);
};
