import { isAlgarismo, letraBase } from './letras.ts';
import type { Anotar } from './numeros/achar-numeros.ts';

/** The longest an address may be (RFC 5321, 4.5.3.1), so that reading stays linear. */
const MAX_LOCAL = 64;
const MAX_DOMINIO = 255;
/** Also '(at)', which hides the sign from machines, and spaces put around it by OCR. */
const ARROBA = /@/g;
const ARROBA_ESCRITA = / ?[[(] ?(?:at|arroba) ?[\])] ?/gi;
const DOMINIO = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}\.\p{L}{2,24}/u;
const ESPACO_E_DOMINIO =
  /^(?:[ \t]|\r?\n)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}\.(?:com|net|org|gov|edu|br)(?:\.br)?(?![\p{L}\d])/u;
const SINAIS = '._%+-';

const isDoLocal = (texto: string, i: number): boolean => {
  const codigo = texto.charCodeAt(i);
  return letraBase(codigo) !== 0 || isAlgarismo(codigo) || SINAIS.includes(texto.charAt(i));
};

const inicioDoLocal = (texto: string, arroba: number): number => {
  let inicio = arroba;
  while (inicio > 0 && arroba - inicio < MAX_LOCAL && isDoLocal(texto, inicio - 1)) inicio--;
  while (inicio < arroba && SINAIS.includes(texto.charAt(inicio))) inicio++;
  return inicio;
};

const acharCom = (texto: string, arroba: RegExp, anotar: Anotar): void => {
  for (const { 0: sinal, index } of texto.matchAll(arroba)) {
    const espacoAntes = sinal === '@' && /[ \t]/.test(texto.charAt(index - 1));
    const fimDoLocal = espacoAntes ? index - 1 : index;
    const inicio = inicioDoLocal(texto, fimDoLocal);
    if (inicio === fimDoLocal) continue;
    const depois = texto.slice(index + sinal.length, index + sinal.length + MAX_DOMINIO);
    const dominio =
      (espacoAntes ? null : DOMINIO.exec(depois)) ??
      ESPACO_E_DOMINIO.exec(depois) ??
      (espacoAntes ? ESPACO_E_DOMINIO.exec(` ${depois}`) : null);
    if (!dominio) continue;
    const extra = espacoAntes && !/^\s/.test(depois) ? -1 : 0;
    anotar(inicio, index + sinal.length + dominio[0].length + extra, 'email');
  }
};

export const acharEmails = (texto: string, anotar: Anotar): void => {
  acharCom(texto, ARROBA, anotar);
  acharCom(texto, ARROBA_ESCRITA, anotar);
};
