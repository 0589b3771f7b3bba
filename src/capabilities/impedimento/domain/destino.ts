/** The offices that may take a case which nobody of its own office may see, the nearest first. */
export interface Acima {
  readonly idOuvidoria: number;
  /** How many steps up the directory; null for the ministry that an entity is tied to, and for the controlling body. */
  readonly degrau: number | null;
  readonly controla: boolean;
}

/**
 * Up the directory step by step, then the ministry, then who controls the office, then, where nobody is above it (of a state or a
 * city, which answer to nobody in the Union), the body that watches over the platform: not to rule on it, but because somebody
 * must read it. Never back to an office that had it.
 */
export const emOrdem = (
  acima: readonly Acima[],
  idQueMonitora: number | null,
  jaEstiveram: ReadonlySet<number>,
): readonly number[] => {
  const peso = ({ degrau, controla }: Acima): number => {
    if (controla) return Number.MAX_SAFE_INTEGER;
    return degrau ?? Number.MAX_SAFE_INTEGER - 1;
  };
  const ordenados = acima.toSorted((a, b) => peso(a) - peso(b)).map(({ idOuvidoria }) => idOuvidoria);
  return [...new Set([...ordenados, ...(idQueMonitora === null ? [] : [idQueMonitora])])].filter(
    (id) => !jaEstiveram.has(id),
  );
};
