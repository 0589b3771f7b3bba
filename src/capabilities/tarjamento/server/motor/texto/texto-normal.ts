const LIGADURAS: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * One form for every way of writing the same: no accents, capitals, spaces, punctuation or
 * ligatures. A CPF with or without dots is the same number, and 'Segredo, Joana' is the same as
 * /segredo/joana.
 */
export const normal = (texto: string): string =>
  texto
    .replace(/[ﬀ-ﬆ]/g, (sinal) => LIGADURAS[sinal] ?? sinal)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Shorter strings would be found in almost any text. */
export const MENOR_PROCURADO = 4;
