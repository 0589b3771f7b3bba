/** 'largura' fits the page to the column; a number is the scale, where 1 is the size on paper. */
export type Zoom = 'largura' | number;

const PIXELS_POR_PONTO = 96 / 72;
const PASSOS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
export const MENOR_ZOOM = 0.5;
export const MAIOR_ZOOM = 4;

/** Pixels per point. On a phone a page may be less than half its size on paper. */
export const escalaDe = (zoom: Zoom, larguraDaPagina: number, larguraDaColuna: number): number => {
  if (zoom !== 'largura') return zoom * PIXELS_POR_PONTO;
  const cabe = Math.max(120, larguraDaColuna) / Math.max(1, larguraDaPagina);
  return Math.min(cabe, 2 * PIXELS_POR_PONTO);
};

export const zoomDaEscala = (escala: number): number => escala / PIXELS_POR_PONTO;

export const maior = (agora: number): number => PASSOS.find((passo) => passo > agora + 0.01) ?? MAIOR_ZOOM;

export const menor = (agora: number): number =>
  PASSOS.findLast((passo) => passo < agora - 0.01) ?? MENOR_ZOOM;
