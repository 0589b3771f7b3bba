import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import { percentual } from '#capabilities/pesquisa-satisfacao/domain/resultados.ts';

/** How many cases took this many days. */
export interface DiasContados {
  readonly dias: number;
  readonly total: number;
}

/**
 * The middle value, or the mean of the two in the middle; null if there are none. Works on counts
 * per number of days.
 */
export const mediana = (contados: readonly DiasContados[]): number | null => {
  const emOrdem = contados.toSorted((a, b) => a.dias - b.dias);
  const todos = emOrdem.reduce((soma, { total }) => soma + total, 0);
  if (todos === 0) return null;
  const noLugar = (lugar: number): number => {
    let ate = 0;
    for (const { dias, total } of emOrdem) {
      ate += total;
      if (lugar < ate) return dias;
    }
    return 0;
  };
  return (noLugar(Math.floor((todos - 1) / 2)) + noLugar(Math.floor(todos / 2))) / 2;
};

/** A part in percent of its base; null for few people, about whom the rate would tell too much. */
export const taxa = (parte: number, base: { readonly total: number; readonly pessoas: number }) =>
  base.pessoas < MINIMO_DE_PESSOAS ? null : percentual(parte, base.total);

/** A figure, if there are enough people in its base; otherwise null. */
export const seBasta = <T>(pessoas: number, figura: T | null): T | null =>
  pessoas < MINIMO_DE_PESSOAS ? null : figura;
