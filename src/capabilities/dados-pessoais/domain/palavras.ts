import { classeDa } from './dicionario.ts';
import { isAlgarismo, isMaiuscula, letraBase, misturar, SEMENTE } from './letras.ts';

/** How a word is written. */
export const MINUSCULA = 0;
export const CAPITAL = 1;
export const CAIXA_ALTA = 2;
export const INICIAL = 3;
export const NUMERO = 4;
export const MISTA = 5;

/** Stands for more than one sign before the word. */
export const VARIOS = 0xffff;

/** The words of a text in order, with what precedes each; typed arrays, for there are millions. */
export interface Palavras extends Mesa {
  readonly texto: string;
  readonly total: number;
}

/** The arrays that hold the words; one set serves all pieces of a text. */
export interface Mesa {
  readonly inicio: Int32Array;
  readonly fim: Int32Array;
  readonly forma: Uint8Array;
  readonly classe: Int32Array;
  /** Code of the sign before the word; zero if there is only space. */
  readonly sinal: Uint16Array;
  /** Line breaks before the word, at most three. */
  readonly linhas: Uint8Array;
}

const APOSTROFO = 39;
const QUEBRA = 10;
const RETORNO = 13;
const ESPACO = 32;
const TABULACAO = 9;
const MAX_LINHAS = 3;
const DEPOIS_DO_FIM = 4;

const formaDe = (
  letras: number,
  maiusculas: number,
  algarismos: number,
  primeiraMaiuscula: boolean,
): number => {
  if (letras === 0) return NUMERO;
  if (algarismos > 0) return MISTA;
  if (!primeiraMaiuscula) return MINUSCULA;
  if (letras === 1) return INICIAL;
  return maiusculas === letras ? CAIXA_ALTA : CAPITAL;
};

/** Half the letters are enough, since at least one sign stands between two words. */
export const criarMesa = (letras: number): Mesa => {
  const lugares = (letras >> 1) + 1 + DEPOIS_DO_FIM;
  return {
    inicio: new Int32Array(lugares),
    fim: new Int32Array(lugares),
    forma: new Uint8Array(lugares),
    classe: new Int32Array(lugares),
    sinal: new Uint16Array(lugares),
    linhas: new Uint8Array(lugares),
  };
};

/** One pass: each letter is read once, and folded and hashed on the way. */
export const readPalavras = (texto: string, mesa: Mesa): Palavras => {
  const { inicio, fim, forma, classe, sinal, linhas } = mesa;
  const tamanho = texto.length;
  let total = 0;
  let i = 0;
  while (i < tamanho) {
    let sinalAntes = 0;
    let linhasAntes = 0;
    let codigo = texto.charCodeAt(i);
    while (i < tamanho) {
      codigo = texto.charCodeAt(i);
      if (letraBase(codigo) !== 0 || isAlgarismo(codigo)) break;
      if (codigo === QUEBRA) linhasAntes++;
      else if (codigo !== ESPACO && codigo !== TABULACAO && codigo !== RETORNO) {
        sinalAntes = sinalAntes === 0 ? codigo : VARIOS;
      }
      i++;
    }
    if (i >= tamanho) break;
    const comeco = i;
    const primeiraMaiuscula = isMaiuscula(codigo);
    let mistura = SEMENTE;
    let letras = 0;
    let maiusculas = 0;
    let algarismos = 0;
    while (i < tamanho) {
      codigo = texto.charCodeAt(i);
      const letra = letraBase(codigo);
      if (letra !== 0) {
        mistura = misturar(mistura, letra);
        letras++;
        if (isMaiuscula(codigo)) maiusculas++;
      } else if (isAlgarismo(codigo)) {
        mistura = misturar(mistura, codigo);
        algarismos++;
      } else if (
        codigo !== APOSTROFO ||
        letras === 0 ||
        i + 1 >= tamanho ||
        letraBase(texto.charCodeAt(i + 1)) === 0
      )
        break;
      i++;
    }
    inicio[total] = comeco;
    fim[total] = i;
    forma[total] = formaDe(letras, maiusculas, algarismos, primeiraMaiuscula);
    classe[total] = letras > 0 ? classeDa(mistura) : 0;
    sinal[total] = sinalAntes;
    linhas[total] = Math.min(linhasAntes, MAX_LINHAS);
    total++;
  }
  // Looking past the last word must show the end of the text, not what an earlier text left there.
  for (let k = total; k < total + DEPOIS_DO_FIM; k++) {
    inicio[k] = tamanho;
    fim[k] = tamanho;
    forma[k] = MINUSCULA;
    classe[k] = 0;
    sinal[k] = 0;
    linhas[k] = MAX_LINHAS;
  }
  return { texto, total, inicio, fim, forma, classe, sinal, linhas };
};
