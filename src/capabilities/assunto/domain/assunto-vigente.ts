interface ComAntigos {
  readonly idAssunto: number;
  /** Those that were joined to it. */
  readonly antigos?: readonly number[] | undefined;
}

/** The subject of an id, also of one that was joined to another since: a draft or a link may be older than that. */
export const assuntoVigente = <T extends ComAntigos>(
  assuntos: readonly T[] | undefined,
  idAssunto: number | null,
): T | undefined =>
  idAssunto === null
    ? undefined
    : assuntos?.find((assunto) => assunto.idAssunto === idAssunto || assunto.antigos?.includes(idAssunto));
