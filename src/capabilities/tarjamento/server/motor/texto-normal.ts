const LIGADURAS: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** One form for all the ways of writing the same: no accents, capitals, spaces, marks of hyphenation or joined letters. */
export const normal = (texto: string): string =>
  texto
    .replace(/[ﬀ-ﬆ]/g, (sinal) => LIGADURAS[sinal] ?? sinal)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Z}]/gu, '')
    .toLowerCase();

/** Shorter than this, anything contains it. */
export const MENOR_PROCURADO = 4;

/** The removed strings worth looking for: each once. */
export const procurados = (textos: readonly string[]): string[] => [
  ...new Set(textos.map(normal).filter((texto) => texto.length >= MENOR_PROCURADO)),
];

export const contemAlgum = (texto: string, quais: readonly string[]): boolean => {
  if (quais.length === 0) return false;
  const posto = normal(texto);
  return quais.some((qual) => posto.includes(qual));
};
