const NOMES = ['muito ruim', 'ruim', 'regular', 'boa', 'muito boa'] as const;

export const notas: readonly number[] = NOMES.map((_, indice) => indice + 1);

/** A number alone does not say which end is good. */
export const nomeDaNota = (nota: number): string => NOMES[nota - 1] ?? '';
