import type { Retangulo } from '../domain/retangulo.ts';

export const NOME = 'Joaquina Segredo';
export const CPF = '529.982.247-25';

/** One document of the corpus: what is marked, what must be gone from every corner, what must still be read. */
export interface CasoDoCorpus {
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** Marked wherever the page's text shows it. */
  readonly marcarTextos?: readonly string[];
  readonly marcas?: readonly Retangulo[];
  readonly somem: readonly string[];
  readonly ficam: readonly string[];
  readonly aviso?: RegExp;
}

/** The line at height `y` of an A4 page, from `x`. */
export const naLinha = (pagina: number, x: number, y: number, largura: number): Retangulo => ({
  pagina,
  x,
  y: 842 - y - 10,
  largura,
  altura: 14,
});
