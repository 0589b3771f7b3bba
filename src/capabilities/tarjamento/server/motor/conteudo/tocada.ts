import type { Caixa } from '../../../domain/pdf/mostra.ts';

/**
 * Fractions of a letter's width and height: a mark that covers less has only brushed it, and the
 * letter stays.
 */
export interface Raspao {
  readonly largura: number;
  readonly altura: number;
}

/** Lines are close together, and a mark as tall as its own line reaches into the next. */
const DE_RASPAO: Raspao = { largura: 0.15, altura: 0.25 };
const METADE_DA_MARCA = 0.5;

const bastante = (sobreposto: number, letra: number, marca: number, raspao: number): boolean =>
  sobreposto > 0 && sobreposto >= Math.min(raspao * letra, METADE_DA_MARCA * marca);

/** The mark covers a substantial part of the letter. */
export const isTocada = (letra: Caixa, marca: Caixa, raspao = DE_RASPAO): boolean => {
  const largura = Math.min(letra.direita, marca.direita) - Math.max(letra.esquerda, marca.esquerda);
  const altura = Math.min(letra.topo, marca.topo) - Math.max(letra.base, marca.base);
  if (letra.direita - letra.esquerda <= 0 || letra.topo - letra.base <= 0) {
    return largura >= 0 && altura >= 0;
  }
  return (
    bastante(largura, letra.direita - letra.esquerda, marca.direita - marca.esquerda, raspao.largura) &&
    bastante(altura, letra.topo - letra.base, marca.topo - marca.base, raspao.altura)
  );
};

export const tocadaPor = (letra: Caixa, marcas: readonly Caixa[], raspao?: Raspao): boolean =>
  marcas.some((marca) => isTocada(letra, marca, raspao));
