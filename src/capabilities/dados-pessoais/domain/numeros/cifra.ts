import { NUMERO, type Palavras } from '../palavras.ts';
import { comprimento, sinalAntes, vao } from '../vizinhos.ts';

const MAX_GRUPOS = 8;
const MAIOR_VAO = 3;
const LIGACOES = './-)';

/**
 * A number as it is written: its groups of digits and what joins them. '529.982.247-25' has the
 * pattern (desenho) '3.3.3-2', which is a CPF's; a space or one line break joins as ' '.
 */
export interface Cifra {
  /** Index of the word with the first group. */
  readonly primeira: number;
  /** The pattern up to each group; the last is the longest. */
  readonly desenhos: readonly string[];
  /** The digits up to each group. */
  readonly digitos: readonly string[];
}

const ligacao = (p: Palavras, k: number, antes: string): string | null => {
  if ((p.linhas[k] as number) > 1 || vao(p, k) > MAIOR_VAO) return null;
  if (p.sinal[k] === 0) return ' ';
  const sinal = sinalAntes(p, k);
  // '+55 (61) 3312-4455': the country code and the area code.
  if (sinal === '(' && antes === '2') return ' ';
  return sinal !== '' && LIGACOES.includes(sinal) ? sinal : null;
};

/** Some numbers use the letter X as check digit ten. */
const isDigitoX = (p: Palavras, k: number): boolean =>
  comprimento(p, k) === 1 &&
  vao(p, k) === 1 &&
  sinalAntes(p, k) === '-' &&
  /x/i.test(p.texto.charAt(p.inicio[k] as number));

export const readCifra = (p: Palavras, primeira: number): Cifra => {
  const desenhos: string[] = [];
  const digitos: string[] = [];
  let desenho = '';
  let todos = '';
  for (let k = primeira; k < p.total && k < primeira + MAX_GRUPOS; k++) {
    const ultimo = k > primeira && isDigitoX(p, k);
    if (p.forma[k] !== NUMERO && !ultimo) break;
    const junta = k === primeira ? '' : ligacao(p, k, desenho);
    if (junta === null) break;
    const tamanho = comprimento(p, k);
    desenho += `${junta}${tamanho}`;
    todos += tamanho > 50 ? '' : p.texto.slice(p.inicio[k], p.fim[k]);
    desenhos.push(desenho);
    digitos.push(todos);
    if (ultimo) break;
  }
  return { primeira, desenhos, digitos };
};

const COLANTES = './-,';
const isColante = (sinal: string): boolean => sinal !== '' && COLANTES.includes(sinal);

/** A piece of a longer number does not count: '1.234' in '21.234,00' or in '21.234/2024'. */
export const comecaNumero = (p: Palavras, k: number): boolean => {
  if (k === 0 || vao(p, k) !== 1) return sinalAntes(p, k) !== '$';
  if (sinalAntes(p, k) === '$') return false;
  return !(isColante(sinalAntes(p, k)) && p.forma[k - 1] === NUMERO);
};

export const terminaNumero = (p: Palavras, ultima: number): boolean => {
  const depois = p.texto.charAt(p.fim[ultima] as number);
  if (depois === '%') return false;
  const seguinte = ultima + 1;
  return !(
    seguinte < p.total &&
    vao(p, seguinte) === 1 &&
    isColante(sinalAntes(p, seguinte)) &&
    p.forma[seguinte] === NUMERO
  );
};
