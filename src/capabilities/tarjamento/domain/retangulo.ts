/**
 * Pages count from 0. The rest is in displayed points (`pdf/mostra.ts`): 1/72 inch from the top left
 * of the page as shown, cropped, turned and scaled.
 */
export interface Retangulo {
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

export const MAX_MARCAS = 5000;
export const MAX_PAGINAS = 500;
/** The limit of this tool, apart from what a form may upload. */
export const MAX_BYTES_DO_PDF = 100_000_000;

interface Tamanho {
  readonly largura: number;
  readonly altura: number;
}

/** The part of a mark that is on its page; undefined if there is no such page or part. */
export const naPagina = (marca: Retangulo, paginas: readonly Tamanho[]): Retangulo | undefined => {
  const pagina = paginas[marca.pagina];
  if (!pagina) return undefined;
  const x = Math.max(0, marca.x);
  const y = Math.max(0, marca.y);
  const largura = Math.min(pagina.largura, marca.x + marca.largura) - x;
  const altura = Math.min(pagina.altura, marca.y + marca.altura) - y;
  return largura > 0 && altura > 0 ? { pagina: marca.pagina, x, y, largura, altura } : undefined;
};
