import { FIM_DE_RUA, PARTICULA, Rotulo, rotuloDa, TITULO } from '../classes.ts';
import { isCidadeConhecida } from '../lexico/cidades.ts';
import { ufs } from '../lexico/lugares.ts';
import { CAIXA_ALTA, CAPITAL, MINUSCULA, NUMERO, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, seguido, sinalAntes, vao } from '../vizinhos.ts';

const MAX_PARTES = 6;
const MAX_PALAVRAS = 6;
const SEPARA = ',-–/;(';
const UFS = new Set(ufs);
/** Lower-case codes of states that are no other word. */
const UF_SO_ISSO = /^(?:sp|rj|mg|rs|pr|sc|ba|ce|pe|df|mt|ms|pb|rn|rr)$/;

/** The first word of a neighbourhood or a settlement. */
const BAIRRO =
  /^(?:bairro|bro|centro|jardim|jd|vila|vl|parque|pq|setor|zona|conjunto|loteamento|residencial|cidade|asa|n[uú]cleo|distrito|povoado|comunidade|cohab|alto|balne[aá]rio|granja|recanto|portal|planalto|quilombo|aldeia|assentamento|lago)$/i;

/** Joined to what comes before as the parts of an address are; a line may end between them. */
const separada = (p: Palavras, k: number): boolean =>
  k < p.total &&
  (p.linhas[k] as number) <= 1 &&
  vao(p, k) <= 4 &&
  ((p.sinal[k] === 0 && p.linhas[k] === 1) || (sinalAntes(p, k) !== '' && SEPARA.includes(sinalAntes(p, k))));

/** Nothing of the same clause follows. */
const acaba = (p: Palavras, k: number): boolean =>
  k >= p.total || !seguido(p, k) || rotuloDa(p.classe[k] as number) === Rotulo.cep;

const isUf = (p: Palavras, k: number): boolean => {
  if (k >= p.total || comprimento(p, k) !== 2) return false;
  const codigo = palavra(p, k);
  const solta = separada(p, k);
  if (!solta && !seguido(p, k)) return false;
  if (p.forma[k] === CAIXA_ALTA) return UFS.has(codigo);
  if (p.forma[k] !== MINUSCULA || !acaba(p, k + 1)) return false;
  return UF_SO_ISSO.test(codigo) || (solta && UFS.has(codigo.toUpperCase()));
};

/** '01234-567', '01.234-567' or 'CEP': the postcode is a find of its own. Returns the word after it. */
const depoisDoCep = (p: Palavras, k: number): number => {
  if (k >= p.total || (p.linhas[k] as number) > 1 || vao(p, k) > 5) return -1;
  const dito = rotuloDa(p.classe[k] as number) === Rotulo.cep;
  const inicio = p.inicio[dito ? k + 1 : k] ?? p.texto.length;
  const cep = /^(?:\d{2}\.?\d{3}-?\d{3})(?!\d)/.exec(p.texto.slice(inicio, inicio + 12));
  if (!cep || (!dito && !cep[0].includes('-'))) return dito ? k + 1 : -1;
  let seguinte = dito ? k + 1 : k;
  while (seguinte < p.total && (p.inicio[seguinte] as number) < inicio + cep[0].length) seguinte++;
  return seguinte;
};

interface Parte {
  readonly ultima: number;
  /** Surely of an address, whatever follows. */
  readonly certa: boolean;
}

/** 'Jardim América', 'belo horizonte': the words up to the next sign. */
const readParte = (p: Palavras, k: number): Parte | null => {
  if (!separada(p, k) || p.forma[k] === NUMERO) return null;
  const minuscula = p.forma[k] === MINUSCULA;
  let ultima = -1;
  for (let m = k; m < k + MAX_PALAVRAS && m < p.total && (m === k || seguido(p, m)); m++) {
    if (m > k && (isUf(p, m) || rotuloDa(p.classe[m] as number) === Rotulo.cep)) break;
    const qual = classeEm(p, m);
    const forma = p.forma[m] as number;
    if ((qual & PARTICULA) !== 0 && forma === MINUSCULA) continue;
    if ((qual & (FIM_DE_RUA | TITULO)) !== 0 && forma === MINUSCULA) break;
    const cabe = forma === CAPITAL || forma === CAIXA_ALTA || (forma === NUMERO && comprimento(p, m) <= 3);
    if (!cabe && !(minuscula && forma === MINUSCULA)) break;
    ultima = m;
  }
  if (ultima < 0) return null;
  // In lower case only a sign, a state or a postcode shows where the place's name ends.
  if (minuscula && !acaba(p, ultima + 1) && !isUf(p, ultima + 1)) return null;
  const nome = p.texto.slice(p.inicio[k], p.fim[ultima]);
  return { ultima, certa: BAIRRO.test(palavra(p, k)) || isCidadeConhecida(nome) };
};

/** The last word of the places that follow, or -1; `ateOCep`: they end where a postcode begins. */
const lugares = (p: Palavras, primeira: number): { ultima: number; seguinte: number } => {
  let ultima = -1;
  let k = primeira;
  for (let n = 0; n < MAX_PARTES; n++) {
    if (isUf(p, k)) ultima = k++;
    else if (depoisDoCep(p, k) >= 0) return { ultima: k > primeira ? k - 1 : -1, seguinte: k };
    else {
      const parte = readParte(p, k);
      if (!parte) break;
      if (parte.certa) ultima = parte.ultima;
      k = parte.ultima + 1;
    }
  }
  return { ultima, seguinte: k };
};

export interface RestoDoEndereco {
  readonly ultima: number;
  /** The first and last word of what follows the postcode, if anything does. */
  readonly depoisDoCep?: readonly [number, number];
}

/** An address goes on after its number: bairro, city, state and, around the postcode, both again. */
export const ateOFim = (p: Palavras, fimDoNumero: number): RestoDoEndereco => {
  const { ultima, seguinte } = lugares(p, fimDoNumero + 1);
  const fim = Math.max(fimDoNumero, ultima);
  const depois = depoisDoCep(p, seguinte);
  if (depois < 0) return { ultima: fim };
  const resto = lugares(p, depois);
  return resto.ultima < 0 ? { ultima: fim } : { ultima: fim, depoisDoCep: [depois, resto.ultima] };
};
