/** The answer has no pages: it says how many there are, and whether it had to leave some out. */
export const paginaDeRecursos = <R>(
  Recursos: R[],
  { total, trazidos }: { readonly total: number; readonly trazidos: number },
) => ({ Recursos, TotalRegistrosEncontrados: total, ResultadosLimitadosAoMaximo: total > trazidos });
