import type { Retangulo } from '../domain/retangulo.ts';

export const NOME = 'Joaquina Segredo';
export const CPF = '529.982.247-25';

/**
 * A document of the corpus: what is marked, what must disappear everywhere, and what must still be
 * readable.
 */
export interface CasoDoCorpus {
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** Marked wherever it appears in the page's text. */
  readonly marcarTextos?: readonly string[];
  readonly marcas?: readonly Retangulo[];
  readonly somem: readonly string[];
  readonly ficam: readonly string[];
  readonly aviso?: RegExp;
}

/** The mark over a line of an A4 page at height `y`, starting at `x`. */
export const naLinha = (pagina: number, x: number, y: number, largura: number): Retangulo => ({
  pagina,
  x,
  y: 842 - y - 10,
  largura,
  altura: 14,
});
