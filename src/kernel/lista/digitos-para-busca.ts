import { apenasDigitos } from '#kernel/texto.ts';

/** A protocol or a part of it, however it is punctuated; null when the person searches for words. */
export const digitosParaBusca = (busca: string): string | null => {
  const digitos = apenasDigitos(busca);
  return /^[\d\s./-]+$/.test(busca) && digitos.length >= 3 ? digitos : null;
};
