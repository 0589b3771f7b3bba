/** Beyond this a queue is '999+': nobody works by the exact number, and counting a million cases takes long. */
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
