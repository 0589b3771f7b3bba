const DO_BRASIL = /^[1-9]{2}\d{8,9}$/;
const DE_FORA = /^\+\d{8,15}$/;

/**
 * With the DDD, ten or eleven digits; from another country, a plus sign and the whole number.
 * Punctuation is free.
 */
export const isTelefoneValido = (telefone: string): boolean => {
  const numero = telefone.replace(/[\s().\-–]/g, '');
  return DO_BRASIL.test(numero) || DE_FORA.test(numero);
};
