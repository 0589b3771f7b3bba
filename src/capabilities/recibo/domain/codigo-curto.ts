/** Neither 0 and O nor 1, I and L: what is read from paper is typed as it is. */
const ALFABETO = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = BigInt(ALFABETO.length);
const TAMANHO = 16;

/** 16 characters of a base-31 number: 79 bits, and nobody tries them faster than the brake allows. */
export const codigoCurtoDe = (bytes: Uint8Array): string => {
  let numero = 0n;
  for (const byte of bytes) numero = (numero << 8n) | BigInt(byte);
  let codigo = '';
  for (let i = 0; i < TAMANHO; i++) {
    codigo += ALFABETO.charAt(Number(numero % BASE));
    numero /= BASE;
  }
  return codigo;
};

/** In groups of four, as it is printed. */
export const formatCodigoCurto = (codigo: string): string => codigo.match(/.{4}/g)?.join('-') ?? '';

/** As it was given out, whatever case, spaces and hyphens it is typed with; null for anything else. */
export const readCodigoCurto = (texto: string): string | null => {
  const codigo = texto.toUpperCase().replace(/[\s-]/g, '');
  return codigo.length === TAMANHO && [...codigo].every((letra) => ALFABETO.includes(letra)) ? codigo : null;
};
