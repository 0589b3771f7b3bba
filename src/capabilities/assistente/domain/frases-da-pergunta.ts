const MAIS = 4;

/** What is asked, sentence by sentence: those with a question mark first. Empty where there is only one. */
export const frasesDaPergunta = (texto: string): string[] => {
  const frases = (texto.match(/[^.!?\n]+[.!?]*/gu) ?? []).map((frase) => frase.trim()).filter(Boolean);
  if (frases.length < 2) return [];
  const isPergunta = (frase: string): boolean => frase.endsWith('?');
  return [...frases.filter(isPergunta), ...frases.filter((frase) => !isPergunta(frase))].slice(0, MAIS);
};
