import { COMPLEMENTO, PARTICULA } from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, MINUSCULA, MISTA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, seguido, sinalAntes, vao } from '../vizinhos.ts';

const MAX_COMPLEMENTOS = 6;
const SEM_NUMERO = /^[sS]$/;
export const DIZ_NUMERO = /^(?:n|no|nr|num|numero|número|nº|n°)$/i;
/** True if joined by space, comma, dash or bar: parts of the same address. */
export const ligadoPor = (p: Palavras, k: number, sinais: string): boolean =>
  k < p.total &&
  (p.linhas[k] as number) <= 1 &&
  vao(p, k) <= 4 &&
  (p.sinal[k] === 0 || (sinalAntes(p, k) !== '' && sinais.includes(sinalAntes(p, k))));

export const isNumeroDeCasa = (p: Palavras, k: number): boolean =>
  (p.forma[k] === NUMERO && comprimento(p, k) <= 5) ||
  (p.forma[k] === MISTA && comprimento(p, k) <= 6 && /^\d{1,5}-?[A-Za-z]$/.test(palavra(p, k)));

/** 's/n'. */
export const isSemNumero = (p: Palavras, k: number): boolean =>
  k + 1 < p.total &&
  SEM_NUMERO.test(palavra(p, k)) &&
  '/'.includes(sinalAntes(p, k + 1) || ' ') &&
  /^n[oº]?$/i.test(palavra(p, k + 1));

export const isValorDeComplemento = (p: Palavras, k: number): boolean =>
  p.forma[k] === NUMERO ||
  p.forma[k] === INICIAL ||
  ((p.forma[k] === MISTA || p.forma[k] === MINUSCULA) && comprimento(p, k) <= (p.forma[k] === MISTA ? 5 : 1));

const COM_NOME = /^(?:bairro|bro|edif[ií]cio|ed|vila|setor|condom[ií]nio|torre)$/i;

/** '3º andar': the number comes first. */
const isAndar = (p: Palavras, k: number): boolean =>
  k + 1 < p.total &&
  p.forma[k] === NUMERO &&
  comprimento(p, k) <= 2 &&
  ligadoPor(p, k, ',-–/;') &&
  ligadoPor(p, k + 1, 'ºª°.') &&
  /^(?:andar|pavimento|piso)$/i.test(palavra(p, k + 1));

/** The last word of a complement ('apto 302', 'bairro Bela Vista', 'fundos'), or -1. */
const umComplemento = (p: Palavras, k: number): number => {
  if (isAndar(p, k)) return k + 1;
  if ((classeEm(p, k) & COMPLEMENTO) === 0 || !ligadoPor(p, k, ',-–/;.')) return -1;
  if (/^fundos|fds|cobertura$/i.test(palavra(p, k))) return k;
  let m = k + 1;
  if (m + 1 < p.total && DIZ_NUMERO.test(palavra(p, m)) && p.forma[m + 1] === NUMERO) m++;
  if (ligadoPor(p, m, '.º°-') && isValorDeComplemento(p, m)) return m;
  if (!COM_NOME.test(palavra(p, k))) return -1;
  let ultima = -1;
  for (m = k + 1; m < k + 5 && seguido(p, m); m++) {
    if (p.forma[m] === CAPITAL || p.forma[m] === CAIXA_ALTA) ultima = m;
    else if ((classeEm(p, m) & PARTICULA) === 0) break;
  }
  return ultima;
};

export const complementos = (p: Palavras, ultima: number): { ultima: number; quantos: number } => {
  let fim = ultima;
  let quantos = 0;
  while (quantos < MAX_COMPLEMENTOS) {
    const seguinte = umComplemento(p, fim + 1);
    if (seguinte < 0) break;
    fim = seguinte;
    quantos++;
  }
  return { ultima: fim, quantos };
};
