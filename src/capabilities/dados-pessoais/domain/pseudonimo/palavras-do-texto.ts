import { AMBIGUO, COMUM, NOME_PROPRIO, TITULO } from '../classes.ts';
import { classeDa } from '../dicionario.ts';
import { misturaDe } from '../letras.ts';
import type { TextoDobrado } from './texto-dobrado.ts';

/** A word of the text with its place in the original. */
export interface Palavra {
  readonly dobrada: string;
  readonly inicio: number;
  readonly fim: number;
  /** Places in the folded text. */
  readonly de: number;
  readonly ate: number;
  readonly isMaiuscula: boolean;
  /** Every letter is a capital. */
  readonly isGritada: boolean;
}

/** Longer rows of letters are no words. */
export const MAIOR_PALAVRA = 60;
const PALAVRA = /[\p{L}\p{N}]+/gu;

export const palavrasDe = (original: string, dobrado: TextoDobrado): readonly Palavra[] =>
  [...dobrado.texto.matchAll(PALAVRA)].map(({ 0: dobrada, index }) => {
    const [inicio, fim] = dobrado.noOriginal(index, index + dobrada.length);
    const escrita = original.slice(inicio, Math.min(fim, inicio + MAIOR_PALAVRA * 2));
    return {
      dobrada,
      inicio,
      fim,
      de: index,
      ate: index + dobrada.length,
      isMaiuscula: /^\P{L}*\p{Lu}/u.test(escrita.normalize('NFKC')),
      isGritada: !/\p{Ll}/u.test(escrita.normalize('NFKC')) && dobrada.length > 1,
    };
  });

const classeDaPalavra = (dobrada: string): number => classeDa(misturaDe(dobrada));

/** Also a thing, a place or a word of every day: alone it means nobody. */
export const isComum = (dobrada: string): boolean => {
  const classe = classeDaPalavra(dobrada);
  return (classe & (COMUM | AMBIGUO | TITULO)) !== 0;
};

export const isNomeConhecido = (dobrada: string): boolean =>
  (classeDaPalavra(dobrada) & NOME_PROPRIO) !== 0 && !isComum(dobrada);

/** A first or last name of some list, also one that is a word of every day. */
export const isNomeDeLista = (dobrada: string): boolean => (classeDaPalavra(dobrada) & NOME_PROPRIO) !== 0;

/** No list knows it. */
export const isDesconhecida = (dobrada: string): boolean => classeDaPalavra(dobrada) === 0;
