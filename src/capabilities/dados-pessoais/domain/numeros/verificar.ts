import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card';
import { isValidPis } from '@brazilian-utils/brazilian-utils/is-valid-pis';
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id';

export { isCnpjValido, isCpfValido } from '#kernel/numeros/documento.ts';

export const isPisValido = (digitos: string): boolean => isValidPis(digitos);
export const isTituloValido = (digitos: string): boolean => isValidVoterId(digitos);

/** Numbers of payment cards begin with 2 to 6. */
export const isCartaoValido = (digitos: string): boolean =>
  /^[2-6]/.test(digitos) && isValidCreditCard(digitos);

/** Area codes in use (Anatel, Resolução 749/2022). */
const DDDS = new Set(
  `11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65
  66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99`.split(/\s+/),
);

const MOVEL = /^9\d{8}$/;
const FIXO = /^[2-5]\d{7}$/;
/** Numbers of services, not of people: 3003-0000, 4004-0000. */
const DE_SERVICO = /^(?:300[34]|400[3-9]|4020|4062)/;

export const isAssinante = (digitos: string): boolean =>
  MOVEL.test(digitos) || (FIXO.test(digitos) && !DE_SERVICO.test(digitos));

/** With or without the country code and the zero of long distance. */
export const isTelefoneComDdd = (digitos: string): boolean => {
  const semPais = digitos.length > 11 && digitos.startsWith('55') ? digitos.slice(2) : digitos;
  const local = semPais.startsWith('0') ? semPais.slice(1) : semPais;
  return DDDS.has(local.slice(0, 2)) && isAssinante(local.slice(2));
};

const ANO = /^(?:19|20)\d\d$/;
export const isAno = (digitos: string): boolean => ANO.test(digitos);
