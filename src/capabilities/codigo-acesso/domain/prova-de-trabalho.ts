/** About a third of a second on a cheap phone. */
export const BITS_BASE = 16;
/**
 * Some seconds: expensive for thousands of guesses, bearable after one more typing mistake. The
 * code's 90 bits do the rest.
 */
export const BITS_MAXIMO = 20;
/** Wrong tries that do not make the puzzle harder. */
const ERROS_LIVRES = 3;

/** Each wrong try past the free ones doubles the work for that protocol, whoever asks and from wherever. */
export const bitsPara = (erros: number): number =>
  Math.min(BITS_BASE + Math.max(0, erros - ERROS_LIVRES), BITS_MAXIMO);

/** How many zero bits a hash begins with. */
export const zerosIniciais = (hash: Uint8Array): number => {
  let zeros = 0;
  for (const byte of hash) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
};
