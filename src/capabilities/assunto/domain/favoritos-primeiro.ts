interface ComId {
  readonly idAssunto: number;
}

/** The favourites that can be chosen, in the office's order. */
export const favoritosDe = <T extends ComId>(
  assuntos: readonly T[],
  favoritos: readonly number[],
): readonly T[] =>
  favoritos
    .map((id) => assuntos.find(({ idAssunto }) => idAssunto === id))
    .filter((assunto): assunto is T => assunto !== undefined);
