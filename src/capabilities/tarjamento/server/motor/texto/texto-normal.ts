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
 * One form for all the ways of writing the same: no accents, capitals, spaces, punctuation or joined letters. A CPF with
 * and without its dots is one number, and 'Segredo, Joana' is the same as /segredo/joana.
 */
export const normal = (texto: string): string =>
  texto
    .replace(/[ﬀ-ﬆ]/g, (sinal) => LIGADURAS[sinal] ?? sinal)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Shorter than this, anything contains it. */
export const MENOR_PROCURADO = 4;
