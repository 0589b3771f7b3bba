import { LOGRADOURO, MORADIA, PARTICULA } from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, seguido, sinalAntes, vao } from '../vizinhos.ts';
import { ligadoPor } from './complementos.ts';

const KM = /^(?:km|quil[oô]metro)$/i;
/** 'BR-116', 'CE 040': how federal and state roads are called. */
const CODIGO_DA_ESTRADA = /^[A-Z]{2,3}$/;
/** Where somebody lives, not where something happened: 'moro na', 'residente na', 'Endereço:'. */
const DE_QUEM_MORA =
  /^(?:moro|mora|moram|moramos|morava|resido|reside|residimos|residente|residentes|resid[eê]ncia|domiciliad[oa]s?|endere[cç]o|vivo|vive|vivemos|casa|morador|moradora)$/i;
/** Only rural homes: a hotel or an office park stands at a kilometre as well. */
const RURAL = /^(?:s[ií]tio|ch[aá]cara|fazenda|assentamento|povoado|est[aâ]ncia|ro[cç]a|lote)$/i;
const ATE_A_ESTRADA = 9;
const ATE_QUEM_MORA = 8;
const DEPOIS = 6;

const naFrase = (p: Palavras, k: number): boolean =>
  k < p.total &&
  (p.linhas[k] as number) <= 1 &&
  vao(p, k) <= 4 &&
  !('.!?'.includes(sinalAntes(p, k) || ' ') && comprimento(p, k - 1) > 3);

/** The first word of the road or the home that the kilometre belongs to, or -1. */
const inicioDe = (p: Palavras, km: number): number => {
  let inicio = -1;
  for (let k = km - 1; k >= Math.max(0, km - ATE_A_ESTRADA) && naFrase(p, k + 1); k--) {
    const isCodigo = CODIGO_DA_ESTRADA.test(palavra(p, k)) && p.forma[k + 1] === NUMERO;
    if ((classeEm(p, k) & (LOGRADOURO | MORADIA)) !== 0 || RURAL.test(palavra(p, k)) || isCodigo) inicio = k;
    else if (p.forma[k] === MINUSCULA && (classeEm(p, k) & PARTICULA) === 0) break;
  }
  return inicio;
};

const moraAntes = (p: Palavras, inicio: number): boolean => {
  for (let k = inicio - 1; k >= Math.max(0, inicio - ATE_QUEM_MORA); k--) {
    if (DE_QUEM_MORA.test(palavra(p, k))) return true;
    if (!naFrase(p, k + 1) && sinalAntes(p, k + 1) !== ':') return false;
  }
  return false;
};

/** ', Sítio Boa Esperança' after the kilometre: its last word, or -1. */
const casaRural = (p: Palavras, ultima: number): number => {
  const k = ultima + 1;
  if (!ligadoPor(p, k, ',-–') || !RURAL.test(palavra(p, k))) return -1;
  let fim = k;
  for (let m = k + 1; m < k + DEPOIS && seguido(p, m); m++) {
    if (p.forma[m] === CAPITAL || p.forma[m] === CAIXA_ALTA || p.forma[m] === NUMERO) fim = m;
    else if ((classeEm(p, m) & PARTICULA) === 0) break;
  }
  return fim;
};

/** 'km 12,5': the decimal is of the same number. */
const fimDoNumero = (p: Palavras, k: number): number =>
  k + 1 < p.total &&
  p.forma[k + 1] === NUMERO &&
  vao(p, k + 1) === 1 &&
  ',.'.includes(sinalAntes(p, k + 1) || ' ')
    ? k + 1
    : k;

/** The same after a road whose kilometre was read as a house's number. */
export const comCasaRural = (p: Palavras, numero: number): number =>
  numero > 0 && KM.test(palavra(p, numero - 1)) ? Math.max(numero, casaRural(p, numero)) : numero;

const temRural = (p: Palavras, de: number, ate: number): boolean => {
  for (let k = de; k < ate; k++) if (RURAL.test(palavra(p, k))) return true;
  return false;
};

/**
 * Homes without street and number: 'moro na BR-116, km 45', 'Sítio Santa Luzia, km 7'. A kilometre alone is where something
 * happened, so a rural home or somebody who lives there must be named.
 */
export const enderecoNoKm = (p: Palavras, k: number): readonly [inicio: number, ultima: number] | null => {
  if (!KM.test(palavra(p, k)) || !ligadoPor(p, k + 1, '.') || p.forma[k + 1] !== NUMERO) return null;
  const inicio = inicioDe(p, k);
  if (inicio < 0) return null;
  const numero = fimDoNumero(p, k + 1);
  const casa = casaRural(p, numero);
  if (casa < 0 && !temRural(p, inicio, k) && !moraAntes(p, inicio)) return null;
  return [inicio, Math.max(numero, casa)];
};
