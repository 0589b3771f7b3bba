import { OCULTO } from './oculto.ts';

/** A piece of a text to cover, in JavaScript string positions. */
export interface Faixa {
  readonly inicio: number;
  readonly fim: number;
}

/** The text with each piece replaced; pieces are in order and do not overlap. */
export const cobrirFaixas = (texto: string, faixas: readonly Faixa[]): string => {
  let coberto = '';
  let lido = 0;
  for (const { inicio, fim } of faixas) {
    coberto += `${texto.slice(lido, inicio)}${OCULTO}`;
    lido = fim;
  }
  return coberto + texto.slice(lido);
};

/** In order, and those that touch as one. */
export const juntarFaixas = (faixas: readonly Faixa[]): Faixa[] => {
  const juntas: Faixa[] = [];
  for (const { inicio, fim } of faixas.toSorted((a, b) => a.inicio - b.inicio)) {
    const anterior = juntas.at(-1);
    if (anterior && inicio <= anterior.fim)
      juntas[juntas.length - 1] = { ...anterior, fim: Math.max(fim, anterior.fim) };
    else juntas.push({ inicio, fim });
  }
  return juntas;
};
