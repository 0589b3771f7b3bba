import { TipoManifestacao } from '#kernel/enumeracoes.ts';

/** What people denounce most comes first, so that nobody scrolls past Saúde and Educação. */
const AREAS_DA_DENUNCIA: readonly string[] = [
  'Corrupção',
  'Servidores',
  'Licitações',
  'Assédio e discriminação',
];

/** The areas of the type first, in their order; the others as in the list. */
export const ordenarParaOTipo = <T extends { readonly area: string }>(
  assuntos: readonly T[],
  idTipoManifestacao: number,
): readonly T[] => {
  if (idTipoManifestacao !== TipoManifestacao.denuncia) return assuntos;
  const lugar = ({ area }: T): number => {
    const indice = AREAS_DA_DENUNCIA.indexOf(area);
    return indice === -1 ? AREAS_DA_DENUNCIA.length : indice;
  };
  return assuntos.toSorted((a, b) => lugar(a) - lugar(b));
};
