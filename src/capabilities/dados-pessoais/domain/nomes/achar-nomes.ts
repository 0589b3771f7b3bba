import { COMUM, PRENOME, ROMANO, SOBRENOME, VERBO_DE_NOME } from '../classes.ts';
import { dobrar } from '../letras.ts';
import { isLugarComNome } from '../lexico/is-lugar-com-nome.ts';
import { ufs } from '../lexico/lugares.ts';
import type { Anotar } from '../numeros/achar-numeros.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, MINUSCULA, type Palavras } from '../palavras.ts';
import {
  classeEm,
  colado,
  comprimento,
  palavra,
  seguido,
  sinalAntes,
  sinalDepois,
  vao,
} from '../vizinhos.ts';
import { cabecaAntes, empresaDepois } from './coisas.ts';
import { semOQueNaoENome } from './comeco.ts';
import { contextoAntes, DIZ_ASSINATURA, SEM_CONTEXTO } from './contexto.ts';
import { contextoDepois } from './contexto-depois.ts';
import { isNome } from './is-nome.ts';
import { nomeEmMinusculas } from './minusculas.ts';
import { dizLugar } from './perto-de-gente.ts';
import { podeSerNome } from './pode-ser-nome.ts';
import { readSequencia } from './sequencia.ts';

const DE = /^d[aeo]s?$/i;
const UF = new Set(ufs);

/** 'Dona Francisca', 'Bom Jesus da Serra': the word before is part of the city's name. */
const isLugarComTitulo = (p: Palavras, primeira: number, ultima: number): boolean =>
  seguido(p, primeira) &&
  p.forma[primeira - 1] !== MINUSCULA &&
  isLugarComNome(dobrar(p.texto.slice(p.inicio[primeira - 1], p.fim[ultima])));

/** A city named like a person, or followed by its state: 'Rui Barbosa/BA'. */
const isLugar = (p: Palavras, primeira: number, ultima: number): boolean =>
  isLugarComNome(dobrar(p.texto.slice(p.inicio[primeira], p.fim[ultima]))) ||
  isLugarComTitulo(p, primeira, ultima) ||
  (sinalAntes(p, ultima + 1) === '/' && vao(p, ultima + 1) === 1 && UF.has(palavra(p, ultima + 1)));

/** True at the end of a line, as in a signature. */
const fechaLinha = (p: Palavras, ultima: number): boolean =>
  ultima + 1 >= p.total || (p.linhas[ultima + 1] as number) > 0;

const numeroRomano = (p: Palavras, ultima: number): boolean =>
  (classeEm(p, ultima + 1) & ROMANO) !== 0 && p.forma[ultima + 1] === CAIXA_ALTA && vao(p, ultima + 1) === 1;

/** 'Soo-jin': the second half of a name in lower case; 'Maria-se' would be a verb. */
const metadeMinuscula = (p: Palavras, k: number): boolean =>
  sinalAntes(p, k) === '-' &&
  colado(p, k) &&
  p.forma[k] === MINUSCULA &&
  comprimento(p, k) > 2 &&
  !/^(?:lhes?|nos|vos|los|las)$/.test(palavra(p, k)) &&
  (classeEm(p, k) & COMUM) === 0 &&
  comprimento(p, k) <= 7;

const fimDoNome = (p: Palavras, ultima: number): number => {
  if (p.forma[ultima] === INICIAL && sinalDepois(p, ultima) === '.') return (p.fim[ultima] as number) + 1;
  return p.fim[metadeMinuscula(p, ultima + 1) ? ultima + 1 : ultima] as number;
};

/** 'SOUZA, Maria da': the particle comes after the first name. */
const comParticula = (p: Palavras, partes: readonly number[]): readonly number[] => {
  const k = (partes.at(-1) as number) + 1;
  const fica =
    seguido(p, k) &&
    p.forma[k] === MINUSCULA &&
    DE.test(palavra(p, k)) &&
    !(k + 1 < p.total && seguido(p, k + 1));
  return fica ? [...partes, k] : partes;
};

/** 'SOUZA, Maria da': the surname first, as in lists and bibliographies. */
const invertido = (p: Palavras, k: number): readonly number[] | null => {
  if (p.forma[k] !== CAIXA_ALTA || (classeEm(p, k) & SOBRENOME) === 0) return null;
  const { partes } = readSequencia(p, k, false);
  const depois = (partes.at(-1) as number) + 1;
  if (
    depois >= p.total ||
    sinalAntes(p, depois) !== ',' ||
    (p.linhas[depois] as number) > 0 ||
    vao(p, depois) > 3
  )
    return null;
  const inicial = p.forma[depois] === INICIAL && sinalDepois(p, depois) === '.';
  const prenome = p.forma[depois] === CAPITAL && (classeEm(p, depois) & PRENOME) !== 0;
  if (!inicial && !prenome) return null;
  return comParticula(p, [...partes, ...readSequencia(p, depois, true).partes]);
};

/** In capitals, unlisted words are accepted only if a title comes before or a CPF after. */
const partesDaqui = (p: Palavras, k: number): readonly number[] => {
  const ditas = readSequencia(p, k, true).partes;
  const dito =
    contextoAntes(p, k) !== SEM_CONTEXTO || (ditas.length > 1 && contextoDepois(p, ditas.at(-1) as number));
  return dito || p.forma[k] !== CAIXA_ALTA ? ditas : readSequencia(p, k, false).partes;
};

/** Returns the index of the word to go on with. */
const readNome = (p: Palavras, k: number, anotar: Anotar): number => {
  const virado = invertido(p, k);
  if (virado && !cabecaAntes(p, k)) {
    anotar(p.inicio[k] as number, fimDoNome(p, virado.at(-1) as number), 'nome');
    return (virado.at(-1) as number) + 1;
  }
  const lidas = partesDaqui(p, k);
  const partes = semOQueNaoENome(p, lidas);
  const primeira = partes[0] as number;
  const ultima = partes.at(-1) as number;
  const contexto = contextoAntes(p, primeira);
  const assinatura = contexto === DIZ_ASSINATURA;
  if (
    isNome(p, partes, assinatura && !fechaLinha(p, ultima) ? SEM_CONTEXTO : contexto) &&
    !cabecaAntes(p, primeira) &&
    !empresaDepois(p, ultima) &&
    !numeroRomano(p, ultima) &&
    !(
      contexto === SEM_CONTEXTO &&
      isLugar(p, primeira, ultima) &&
      (primeira !== ultima || dizLugar(p, primeira))
    ) &&
    !isLugarComTitulo(p, primeira, ultima)
  ) {
    anotar(p.inicio[primeira] as number, fimDoNome(p, ultima), 'nome');
  }
  return ultima + 1;
};

/** True after 'nome' or 'chamo', one or two words before. */
const depoisDeNome = (p: Palavras, k: number): boolean =>
  k > 0 && ((classeEm(p, k - 1) | (k > 1 ? classeEm(p, k - 2) : 0)) & VERBO_DE_NOME) !== 0;

export const acharNomes = (p: Palavras, anotar: Anotar): void => {
  let k = 0;
  while (k < p.total) {
    if (p.forma[k] === MINUSCULA) {
      const ultima = (classeEm(p, k) & PRENOME) !== 0 || depoisDeNome(p, k) ? nomeEmMinusculas(p, k) : -1;
      if (ultima >= 0) {
        anotar(p.inicio[k] as number, p.fim[ultima] as number, 'nome');
        k = ultima;
      }
      k++;
    } else if (podeSerNome(p, k, false) || (p.forma[k] === CAIXA_ALTA && podeSerNome(p, k, true)))
      k = readNome(p, k, anotar);
    else k++;
  }
};
