import { AMBIGUO, NOME_PROPRIO, PRENOME, SOBRENOME } from '../classes.ts';
import { CAIXA_ALTA, CAPITAL, INICIAL, type Palavras } from '../palavras.ts';
import { classeEm, comprimento, palavra, sinalDepois } from '../vizinhos.ts';
import { isParticula, isSigla, isSociedadeAnonima, ligada } from './ligacao.ts';
import { podeSerNome } from './pode-ser-nome.ts';

/** Capitalized words that stand together, without the particles between them. */
export interface Sequencia {
  readonly partes: number[];
}

const MAX_PARTES = 9;
const MAX_DESCONHECIDAS = 2;
const isCaixa = (p: Palavras, k: number): boolean => p.forma[k] === CAIXA_ALTA;

/** The single letter 'e'; the 'd' of "Joana d Arc" is just as short. */
const isE = (p: Palavras, k: number): boolean => comprimento(p, k) === 1 && !/^d$/i.test(palavra(p, k));

/** 'Costa e Silva' is one name, 'João Costa e Maria Silva' are two people. */
const juntaComE = (p: Palavras, k: number, partes: readonly number[]): boolean =>
  partes.length > 1 &&
  (classeEm(p, k) & SOBRENOME) !== 0 &&
  ((classeEm(p, k) & PRENOME) === 0 || (classeEm(p, k) & AMBIGUO) !== 0) &&
  (classeEm(p, partes.at(-1) as number) & SOBRENOME) !== 0 &&
  !podeSerNome(p, k + 1, false);

/** In capitals an unlisted word is accepted only between or right after listed ones. */
const cabe = (
  p: Palavras,
  k: number,
  partes: readonly number[],
  desconhecidas: number,
  dito: boolean,
): boolean => {
  const depoisDePrenome = dito || partes.some((parte) => (classeEm(p, parte) & PRENOME) !== 0);
  if (!podeSerNome(p, k, dito, depoisDePrenome)) return false;
  const conhecida = (classeEm(p, k) & NOME_PROPRIO) !== 0;
  const primeira = partes[0] as number;
  if (isCaixa(p, k) && !isCaixa(p, primeira) && p.forma[primeira] !== INICIAL)
    return (classeEm(p, k) & SOBRENOME) !== 0;
  if (isCaixa(p, primeira) && p.forma[k] === CAPITAL) return false;
  return conhecida || p.forma[k] !== CAIXA_ALTA || desconhecidas < MAX_DESCONHECIDAS;
};

/** After a word that announces a name, less is doubted. */
export const readSequencia = (p: Palavras, primeira: number, dito: boolean): Sequencia => {
  const partes = [primeira];
  let desconhecidas = 0;
  let anterior = primeira;
  while (partes.length < MAX_PARTES) {
    let k = anterior + 1;
    let particulas = 0;
    let comE = false;
    while (
      k < p.total &&
      particulas < 3 &&
      isParticula(p, k) &&
      ligada(p, k, k - 1, partes, particulas > 0)
    ) {
      if (isE(p, k)) comE = true;
      particulas++;
      k++;
    }
    if (
      k >= p.total ||
      !ligada(p, k, k - 1, partes, particulas > 0) ||
      !cabe(p, k, partes, desconhecidas, dito)
    )
      break;
    if (comE && !juntaComE(p, k, partes)) break;
    if (p.forma[k] === INICIAL && sinalDepois(p, k) !== '.' && !podeSerNome(p, k + 1, dito)) break;
    if (isSociedadeAnonima(p, k) || isSigla(p, k)) break;
    if ((classeEm(p, k) & NOME_PROPRIO) === 0) desconhecidas++;
    partes.push(k);
    anterior = k;
  }
  return { partes };
};
