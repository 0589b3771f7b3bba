/** Above this a count shows as '999+': nobody needs more, and counting a million is slow. */
export const MAXIMO_CONTADO = 999;

export interface Contagem {
  readonly total: number;
  /** There are more than `total`. */
  readonly temMais: boolean;
}

export const contagemDe = (contados: number): Contagem => ({
  total: Math.min(contados, MAXIMO_CONTADO),
  temMais: contados > MAXIMO_CONTADO,
});
