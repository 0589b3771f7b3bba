/** 'Boa tarde.', 'Olá, tudo bem?': said by everybody, and no help to tell one case from another. */
const SAUDACAO =
  /^(?:(?:bom dia|boa tarde|boa noite|olá|ola|oi|prezad[oa]s?(?: senhor(?:es|as|a)?)?|senhor(?:es|as|a)?|tudo bem)(?!\p{L})[\s,.!?:;–-]*)+/iu;

/** The first words that say something. */
export const comecoDoTexto = (trecho: string): string => {
  const resto = trecho.replace(SAUDACAO, '');
  return resto === '' ? trecho : resto;
};
