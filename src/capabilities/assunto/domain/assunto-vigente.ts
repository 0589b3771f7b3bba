interface ComAntigos {
  readonly idAssunto: number;
  /** Ids of the subjects joined to it. */
  readonly antigos?: readonly number[] | undefined;
}

/** The subject of an id, even if since joined to another: a draft or link may be older. */
export const assuntoVigente = <T extends ComAntigos>(
  assuntos: readonly T[] | undefined,
  idAssunto: number | null,
): T | undefined =>
  idAssunto === null
    ? undefined
    : assuntos?.find((assunto) => assunto.idAssunto === idAssunto || assunto.antigos?.includes(idAssunto));
