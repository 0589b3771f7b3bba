import { Esfera } from '../enumeracoes.ts';
import { checkDigits, formatProtocoloDigitos, parseProtocolo } from '../protocolo.ts';

/**
 * The number of an administrative process (NUP). Federal ones have fifteen digits and two check
 * digits, 00000.000000/AAAA-DD; those opened until 2002 write the year with two, 00000.000000/AA-DD.
 * States and municipalities number as they like: what has neither length cannot be checked.
 */
export type ConferenciaDoProcesso = 'confere' | 'nao-confere' | 'outro-formato';

const ATUAL = 17;
const ANTIGO = 15;

const digitosDe = (texto: string): string => texto.replace(/\D/g, '');
const soDigitosEPontuacao = (texto: string): boolean => /^[\d\s./-]+$/.test(texto);

export const conferirProcesso = (texto: string): ConferenciaDoProcesso => {
  const digitos = digitosDe(texto);
  if (!soDigitosEPontuacao(texto) || (digitos.length !== ATUAL && digitos.length !== ANTIGO)) {
    return 'outro-formato';
  }
  return digitos.slice(-2) === checkDigits(digitos.slice(0, -2)) ? 'confere' : 'nao-confere';
};

/** Punctuated as people know it; a number of another format stays as it was typed. */
export const formatProcesso = (texto: string): string => {
  if (conferirProcesso(texto) !== 'confere') return texto.trim();
  const digitos = digitosDe(texto);
  if (digitos.length === ANTIGO) {
    return `${digitos.slice(0, 5)}.${digitos.slice(5, 11)}/${digitos.slice(11, 13)}-${digitos.slice(13)}`;
  }
  const formato = parseProtocolo(texto)?.formato ?? 'federal';
  return formatProtocoloDigitos(digitos, formato === 'federal' ? Esfera.federal : Esfera.estadual);
};
