import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';

/** Why a number is hidden: few people are behind it, or subtraction would reveal such a number. */
export const motivosDeOcultar = ['menos-de-5', 'complemento'] as const;
export type MotivoDeOcultar = (typeof motivosDeOcultar)[number];

export interface Celula {
  readonly total: number;
  /** How many people are behind the cases; five means five or more. */
  readonly pessoas: number;
}

/** Few enough to be recognised (Lei 13.709/2018, art. 12); zero is nobody and may be shown. */
const isPouca = ({ total, pessoas }: Celula): boolean => total > 0 && pessoas < MINIMO_DE_PESSOAS;

interface Faixa {
  readonly minimo: number;
  readonly maximo: number;
}

/** What a reader knows about a hidden number before any subtraction. */
const faixaDe = (celula: Celula, motivo: MotivoDeOcultar): Faixa => {
  if (motivo === 'complemento') return { minimo: MINIMO_DE_PESSOAS, maximo: Number.POSITIVE_INFINITY };
  // Four people may have filed more than four cases: then there is no known maximum.
  const maximo = celula.total < MINIMO_DE_PESSOAS ? MINIMO_DE_PESSOAS - 1 : Number.POSITIVE_INFINITY;
  return { minimo: 1, maximo };
};

const somar = (numeros: readonly number[]): number => numeros.reduce((soma, numero) => soma + numero, 0);

/**
 * Whether the sum of the hidden numbers (the total minus those shown) leaves only one possible
 * value for any of them.
 */
const daParaDescobrir = (faixas: readonly Faixa[], soma: number): boolean =>
  faixas.some(({ minimo, maximo }, i) => {
    const outras = faixas.filter((_, j) => j !== i);
    const menor = Math.max(minimo, soma - somar(outras.map((outra) => outra.maximo)));
    const maior = Math.min(maximo, soma - somar(outras.map((outra) => outra.minimo)));
    return menor >= maior;
  });

/**
 * Which cells of a table are hidden, in order; null when nothing can be shown, because hidden cells
 * could always be worked out from the total, which the reader knows.
 */
export const ocultar = (celulas: readonly Celula[]): (MotivoDeOcultar | null)[] | null => {
  const motivos = celulas.map((celula): MotivoDeOcultar | null => (isPouca(celula) ? 'menos-de-5' : null));
  for (;;) {
    const ocultas = celulas.flatMap((celula, i) => {
      const motivo = motivos[i];
      return motivo ? [{ celula, faixa: faixaDe(celula, motivo) }] : [];
    });
    const soma = somar(ocultas.map(({ celula }) => celula.total));
    const faixas = ocultas.map(({ faixa }) => faixa);
    if (!daParaDescobrir(faixas, soma)) return motivos;
    const proxima = celulas
      .map((celula, i) => ({ i, total: celula.total }))
      .filter(({ i, total }) => motivos[i] === null && total > 0)
      .sort((a, b) => a.total - b.total || a.i - b.i)[0];
    if (!proxima) return null;
    motivos[proxima.i] = 'complemento';
  }
};

interface LinhaOrdenavel {
  readonly nome: string;
  readonly total: number | null;
}

/** The largest first; hidden rows follow by name, as their position would reveal their number. */
export const doMaior = <L extends LinhaOrdenavel>(linhas: readonly L[]): L[] =>
  linhas.toSorted((a, b) => {
    if (a.total === null && b.total === null) return a.nome.localeCompare(b.nome, 'pt-BR');
    if (a.total === null || b.total === null) return a.total === null ? 1 : -1;
    return b.total - a.total || a.nome.localeCompare(b.nome, 'pt-BR');
  });
