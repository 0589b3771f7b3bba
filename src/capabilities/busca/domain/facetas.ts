/** A value that narrows the search, and how many of the results have it. */
export interface Opcao {
  readonly valor: string;
  readonly nome: string;
  readonly total: number;
}

export interface LinhaDeFaceta<F extends string> extends Opcao {
  readonly faceta: F;
}

/** More would be a list to read, not a choice. */
const MAX_OPCOES = 12;

/** The order of every facet but the year, whose newest value comes first. */
const emOrdem = (a: Opcao, b: Opcao): number => b.total - a.total || a.nome.localeCompare(b.nome, 'pt-BR');

export const agruparFacetas = <F extends string>(
  nomes: readonly F[],
  linhas: readonly LinhaDeFaceta<F>[],
): Record<F, Opcao[]> =>
  Object.fromEntries(
    nomes.map((faceta) => {
      const opcoes = linhas
        .filter((linha) => linha.faceta === faceta)
        .map(({ valor, nome, total }) => ({ valor, nome, total }));
      const ordenadas =
        faceta === 'ano' ? opcoes.sort((a, b) => Number(b.valor) - Number(a.valor)) : opcoes.sort(emOrdem);
      return [faceta, ordenadas.slice(0, MAX_OPCOES)];
    }),
  ) as Record<F, Opcao[]>;

export const facetasDePedidos = ['orgao', 'esfera', 'uf', 'ano', 'decisao', 'assunto'] as const;
export const facetasDeDecisoes = ['instancia', 'resultado', 'ano', 'orgao'] as const;
