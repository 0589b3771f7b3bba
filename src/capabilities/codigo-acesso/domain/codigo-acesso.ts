/**
 * The secret that opens a case without an account: 18 random characters of 5 bits (90 bits) and 2
 * check characters, so that a typing mistake is noticed before the server is asked.
 */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALEATORIOS = 18;
const VERIFICADORES = 2;
const TAMANHO_CODIGO = ALEATORIOS + VERIFICADORES;

/** CRC-10 finds errors within ten adjacent bits: a wrong character, or two neighbours swapped. */
const POLINOMIO = 0x233;
const checkCharacters = (codigo: string): string => {
  let crc = 0;
  for (const letra of codigo) {
    const valor = ALFABETO.indexOf(letra);
    for (let bit = 4; bit >= 0; bit--) {
      const sai = ((crc >> 9) ^ (valor >> bit)) & 1;
      crc = ((crc << 1) & 0x3ff) ^ (sai ? POLINOMIO : 0);
    }
  }
  return `${ALFABETO.charAt(crc >> 5)}${ALFABETO.charAt(crc & 31)}`;
};

/** At least 12 random bytes in, 20 characters out. */
export const codigoDeBytes = (bytes: Uint8Array): string => {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let codigo = '';
  for (let i = 0; i < ALEATORIOS; i++) {
    codigo += ALFABETO.charAt(Number(bits & 31n));
    bits >>= 5n;
  }
  return codigo + checkCharacters(codigo);
};

/** Forgives spaces, hyphens, case and the letters people confuse (O and 0, I, L and 1). */
export const normalizeCodigo = (texto: string): string =>
  texto
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isCodigoBemFormado = (texto: string): boolean => {
  const codigo = normalizeCodigo(texto);
  return (
    codigo.length === TAMANHO_CODIGO &&
    [...codigo].every((letra) => ALFABETO.includes(letra)) &&
    checkCharacters(codigo.slice(0, ALEATORIOS)) === codigo.slice(ALEATORIOS)
  );
};

/** In groups of four, as it is shown and printed. */
export const formatCodigo = (codigo: string): string =>
  normalizeCodigo(codigo)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
