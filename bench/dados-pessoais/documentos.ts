import type { Sorte } from './sorte.ts';

/** The check digit of a document number. */
const dv = (soma: number): number => {
  const resto = soma % 11;
  return resto < 2 ? 0 : 11 - resto;
};
const soma = (numeros: readonly number[], pesos: readonly number[]): number =>
  numeros.reduce((total, numero, i) => total + numero * (pesos[i] ?? 0), 0);
const numerosDe = (texto: string): number[] => [...texto].map((letra) => letra.charCodeAt(0) - 48);

export const onzeDoCpf = (sorte: Sorte): string => {
  const nove = `${sorte.ate(9) + 1}${sorte.digitos(8)}`;
  const primeiro = dv(soma(numerosDe(nove), [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${nove}${primeiro}${dv(soma(numerosDe(`${nove}${primeiro}`), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]))}`;
};

export const comDvDoCnpj = (doze: string): string => {
  const pesos = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const primeiro = dv(soma(numerosDe(doze), pesos.slice(1)));
  return `${doze}${primeiro}${dv(soma(numerosDe(`${doze}${primeiro}`), pesos))}`;
};

export const mascarar = (digitos: string, mascara: string): string => {
  let i = 0;
  return mascara.replace(/#/g, () => digitos.charAt(i++));
};

export const dois = (numero: number): string => String(numero).padStart(2, '0');

export const luhn = (quinze: string): string => {
  const total = [...quinze].reverse().reduce((acumulado, letra, i) => {
    const dobro = Number(letra) * (i % 2 === 0 ? 2 : 1);
    return acumulado + (dobro > 9 ? dobro - 9 : dobro);
  }, 0);
  return `${quinze}${(10 - (total % 10)) % 10}`;
};

export const doTitulo = (sorte: Sorte): string => {
  const oito = sorte.digitos(8);
  const uf = dois(sorte.ate(26) + 3);
  const resto = (numero: number): number => (numero % 11 === 10 ? 0 : numero % 11);
  const primeiro = resto(soma(numerosDe(oito), [2, 3, 4, 5, 6, 7, 8, 9]));
  return `${oito}${uf}${primeiro}${resto(soma(numerosDe(`${uf}${primeiro}`), [7, 8, 9]))}`;
};

export const doPis = (sorte: Sorte): string => {
  const dez = `1${sorte.digitos(9)}`;
  return `${dez}${dv(soma(numerosDe(dez), [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))}`;
};
