/** The offices that may take a case which nobody of its own office may see, the nearest first. */
export interface Acima {
  readonly idOuvidoria: number;
  /** How many steps up the directory; null for the ministry that an entity is tied to, and for the controlling body. */
  readonly degrau: number | null;
  readonly controla: boolean;
}

/** Up the directory step by step, then the ministry, then the controlling body; never back to an office that had it. */
export const emOrdem = (acima: readonly Acima[], jaEstiveram: ReadonlySet<number>): readonly number[] => {
  const peso = ({ degrau, controla }: Acima): number => {
    if (controla) return Number.MAX_SAFE_INTEGER;
    return degrau ?? Number.MAX_SAFE_INTEGER - 1;
  };
  const ordenados = acima.toSorted((a, b) => peso(a) - peso(b)).map(({ idOuvidoria }) => idOuvidoria);
  return [...new Set(ordenados)].filter((id) => !jaEstiveram.has(id));
};
