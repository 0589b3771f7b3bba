import { NUMERO, type Palavras, VARIOS } from './palavras.ts';

/** What stands between words. Each function takes a word and looks at what comes before it. */

const MAIOR_ESPACO = 3;

export const vao = ({ inicio, fim }: Palavras, k: number): number =>
  k === 0 ? 0 : (inicio[k] as number) - (fim[k - 1] as number);

/** Only a little space: two words of one phrase, not two cells of a table. */
export const seguido = (p: Palavras, k: number): boolean =>
  k > 0 && k < p.total && p.sinal[k] === 0 && p.linhas[k] === 0 && vao(p, k) <= MAIOR_ESPACO;

/** Only the sign between them, as in 'Anne-Marie' or '1.234'. */
export const colado = (p: Palavras, k: number): boolean => k > 0 && k < p.total && vao(p, k) === 1;

export const sinalAntes = ({ sinal }: Palavras, k: number): string => {
  const codigo = sinal[k] ?? 0;
  return codigo === 0 || codigo === VARIOS ? '' : String.fromCharCode(codigo);
};

const FINS_DE_FRASE = '.!?:;|•*"“(>';

export const comecaFrase = (p: Palavras, k: number): boolean =>
  k === 0 ||
  (p.linhas[k] as number) > 0 ||
  p.sinal[k] === VARIOS ||
  (p.sinal[k] !== 0 && FINS_DE_FRASE.includes(sinalAntes(p, k)));

/** After a full stop, not merely on a new line or in a new cell: any word has a capital there. */
export const comecaPeriodo = (p: Palavras, k: number): boolean =>
  k === 0 ||
  ('.!?'.includes(sinalAntes(p, k) || ' ') && p.sinal[k] !== 0 && !(k > 0 && p.forma[k - 1] === NUMERO));

export const palavra = ({ texto, inicio, fim }: Palavras, k: number): string =>
  texto.slice(inicio[k] as number, fim[k] as number);

export const comprimento = ({ inicio, fim }: Palavras, k: number): number =>
  (fim[k] as number) - (inicio[k] as number);

/** The sign right after a word, without space between. */
export const sinalDepois = ({ texto, fim }: Palavras, k: number): string => texto.charAt(fim[k] as number);

export const classeEm = ({ classe, total }: Palavras, k: number): number =>
  k >= 0 && k < total ? (classe[k] as number) : 0;
