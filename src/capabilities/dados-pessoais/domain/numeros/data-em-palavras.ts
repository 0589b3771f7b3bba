import { MES } from '../classes.ts';
import { dobrar } from '../letras.ts';
import { NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra } from '../vizinhos.ts';

const conjunto = (palavras: string): ReadonlySet<string> => new Set(palavras.split(' '));

const UNIDADES =
  'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezassete dezessete dezoito dezenove';
const DIA = conjunto(`primeiro ${UNIDADES} vinte trinta e`);
const ANO = conjunto(
  `${UNIDADES} vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento novecentos oitocentos mil e`,
);
const LIGA_DIA = conjunto('dia dias do de mes');
const LIGA_ANO = conjunto('de do ano');

/** The most words from the one that announces a birth to its date, and within the date. */
const MAX_ATE_A_DATA = 8;
const MAX_DA_DATA = 18;

const emTodas = (p: Palavras, k: number, fim: number, palavras: ReadonlySet<string>): number => {
  let m = k;
  while (
    m < fim &&
    p.forma[m] !== NUMERO &&
    (p.linhas[m] as number) < 2 &&
    palavras.has(dobrar(palavra(p, m)))
  )
    m++;
  return m;
};

/** The last word of the date that begins here, or zero. */
const readData = (p: Palavras, k: number): number => {
  const fim = Math.min(p.total, k + MAX_DA_DATA);
  const emNumero = p.forma[k] === NUMERO && comprimento(p, k) <= 2;
  let m = emNumero ? k + 1 : emTodas(p, k, fim, DIA);
  if (m === k) return 0;
  // 'dez (10) de maio'.
  if (!emNumero && m < fim && p.forma[m] === NUMERO && comprimento(p, m) <= 2) m++;
  m = emTodas(p, m, fim, LIGA_DIA);
  if (m >= fim || (classeEm(p, m) & MES) === 0) return 0;
  m = emTodas(p, m + 1, fim, LIGA_ANO);
  if (m >= fim) return 0;
  if (p.forma[m] === NUMERO) return !emNumero && (comprimento(p, m) === 4 || comprimento(p, m) === 2) ? m : 0;
  let ultima = emTodas(p, m, fim, ANO) - 1;
  if (ultima >= m && dobrar(palavra(p, ultima)) === 'e') ultima--;
  return ultima >= m ? ultima : 0;
};

/** 'Nascida aos dez de maio de mil novecentos e oitenta', as in certificates. */
export const dataEmPalavras = (
  p: Palavras,
  rotulo: number,
): { readonly primeira: number; readonly ultima: number } | null => {
  for (let k = rotulo + 1; k < p.total && k <= rotulo + MAX_ATE_A_DATA; k++) {
    if ((p.linhas[k] as number) > 1) return null;
    const ultima = /^e$/i.test(palavra(p, k)) ? 0 : readData(p, k);
    if (ultima > 0) return { primeira: k, ultima };
    if (p.forma[k] === NUMERO && comprimento(p, k) > 2) return null;
  }
  return null;
};
