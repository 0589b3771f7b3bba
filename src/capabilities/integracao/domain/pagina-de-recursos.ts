/** The answer has no pages: it gives the total, and whether some were left out. */
export const paginaDeRecursos = <R>(
  Recursos: R[],
  { total, trazidos }: { readonly total: number; readonly trazidos: number },
) => ({ Recursos, TotalRegistrosEncontrados: total, ResultadosLimitadosAoMaximo: total > trazidos });
