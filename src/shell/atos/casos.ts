import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';

/** A case an act is about to be done on, as the person saw it. */
export interface CasoEscolhido {
  readonly idManifestacao: number;
  /** What was on the screen: the server refuses an act on what changed since. */
  readonly versao: number;
  readonly numeroProtocolo: string;
  readonly tipo: { readonly idTipoManifestacao: number; readonly descTipoManifestacao: string };
}

/** The same in a list: with the situação, which says what may be done. */
export interface CasoNaLista extends CasoEscolhido {
  readonly situacao: { readonly idSituacaoManifestacao: number; readonly descSituacaoManifestacao: string };
}

/** What the form of every act of the office takes: on the page of one case, or for many chosen in the list. */
export interface AtoProps {
  readonly casos: readonly CasoEscolhido[];
  /** Everything was done; where there were several cases, their lines have been read. */
  readonly onFeito: () => void;
  readonly onCancelar?: () => void;
}

const SEPARADOR = ',';

/** '12,15' of an address; what is no id, comes twice or is more than one act takes is left out. */
export const readIds = (texto: string | null): readonly number[] => {
  const ids = (texto ?? '').split(SEPARADOR).map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAXIMO_DO_LOTE);
};

export const escreverIds = (ids: readonly number[]): string => ids.join(SEPARADOR);

/** The page of one case. */
export const enderecoDoCaso = ({ idManifestacao }: Pick<CasoEscolhido, 'idManifestacao'>): string =>
  `/manifestacao/detalhar/${idManifestacao}`;

/** '1 manifestação', '12 manifestações'. */
export const quantas = (total: number): string =>
  total === 1 ? '1 manifestação' : `${total.toLocaleString('pt-BR')} manifestações`;
