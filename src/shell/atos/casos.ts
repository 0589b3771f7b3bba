import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import type { SituacaoMostrada } from '#kernel/situacao.ts';

/** A case an act is about to be done on, as the person saw it. */
export interface CasoEscolhido {
  readonly idManifestacao: number;
  /** The version on the screen: the server refuses an act on a case that has changed since. */
  readonly versao: number;
  readonly numeroProtocolo: string;
  readonly tipo: { readonly idTipoManifestacao: number; readonly descTipoManifestacao: string };
  /** Acts open on it now, where the page around the form has read them. */
  readonly atos?: readonly { readonly ato: string }[];
}

/** The same in a list, with the situação, which decides what may be done. */
export interface CasoNaLista extends CasoEscolhido {
  readonly situacao: SituacaoMostrada;
  readonly assunto?: string | null;
  /** The first words, as this reader may read them; null of a protected text. */
  readonly trecho?: string | null;
  /** Negative if overdue; null if no clock runs. */
  readonly diasRestantes?: number | null;
}

/** The properties of every form of an office's act, for one case or several from a list. */
export interface AtoProps {
  readonly casos: readonly CasoEscolhido[];
  /** Called when everything was done and, with several cases, their results were read. */
  readonly onFeito: () => void;
  readonly onCancelar?: () => void;
}

const SEPARADOR = ',';

/** Reads '12,15' from an address, without what is no id, repeats, or exceeds one act's maximum. */
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
