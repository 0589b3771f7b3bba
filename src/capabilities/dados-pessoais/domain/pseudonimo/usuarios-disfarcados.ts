import { type Pista, pista } from './achado.ts';
import { isComum } from './palavras-do-texto.ts';
import { isColado, type Nomes } from './quem-e.ts';
import { comoLetras } from './sinais-por-letras.ts';
import type { TextoDobrado } from './texto-dobrado.ts';

/** 'silva1975', '75silva', 'j.s1lva', 'jo@o_silva': a row of letters, digits, signs and what separates them in user names. */
const FICHA = /(?<![\p{L}\p{N}._@$!|*-])@?[a-z\d@$!|*](?:[._-]{0,2}[a-z\d@$!|*]){2,59}(?![\p{L}\p{N}])/gu;
const SINAL = /[\d@$!|*]/;
const MENOR_NOME = 4;
/** A short name, or one that is also a word of every day, is somebody's user name with a year or a number beside it. */
const COM_NUMERO = /\d{2,8}/;

/** Digits before and after are a year or a number; inside they stand for letters. */
const semPontas = (ficha: string, pontas: RegExp): string =>
  ficha
    .split(/[._-]+/)
    .map((pedaco) => (/^\d+$/.test(pedaco) ? '' : pedaco.replace(pontas, '')))
    .join('');
const PONTAS: readonly RegExp[] = [/(?!)/, /^\d{1,8}/, /\d{1,8}$/, /^\d{1,8}|\d{1,8}$/g];

const isNome = (lida: string, nomes: Nomes, comNumero: boolean): boolean =>
  nomes.partes.has(lida) && (comNumero || (lida.length >= MENOR_NOME && !isComum(lida)));

const isDaPessoa = (ficha: string, nomes: Nomes): boolean => {
  const comNumero = COM_NUMERO.test(ficha);
  const lidas = new Set(PONTAS.flatMap((pontas) => comoLetras(semPontas(ficha, pontas))));
  return [...lidas].some(
    (lida) =>
      isNome(lida, nomes, comNumero) ||
      nomes.usuarios.has(lida) ||
      // A number beside a mere word is none: two parts of the name, one of them whole.
      isColado(lida, nomes, true),
  );
};

/** User names made of the person's, with digits beside them or in place of letters. */
export const acharUsuariosDisfarcados = ({ texto, noOriginal }: TextoDobrado, nomes: Nomes): Pista[] =>
  nomes.partes.size === 0
    ? []
    : [...texto.matchAll(FICHA)].flatMap(({ 0: ficha, index }) =>
        SINAL.test(ficha) && /[a-z]/.test(ficha) && isDaPessoa(ficha.replace(/^@/, ''), nomes)
          ? [pista(noOriginal(index, index + ficha.length), 'usuario')]
          : [],
      );
