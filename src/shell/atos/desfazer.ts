import { type DesfazDoAto, SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { createStore } from '#shell/store.ts';

/** What the act declares, with the sentence of its screen where it has none of its own. */
export interface DesfazNaBarra extends DesfazDoAto {
  readonly feito: string;
}

/** What the person just did and may take back; the bar over every page shows it (capability desfazer). */
export interface Desfazivel extends DesfazNaBarra {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  readonly segundos: number;
  /** Puts the typed texts back where their form finds them; until then they are only in the memory of this page. */
  readonly devolver: () => Promise<void>;
}

export const desfazerStore = createStore<Desfazivel | null>(null);

/** The page of a case also knows its group; a list does not. */
interface CasoEmGrupo {
  readonly idManifestacao: number;
  readonly grupo?: { readonly idPrincipal: number; readonly casos: readonly unknown[] } | null;
}

const temRepetidas = ({ idManifestacao, grupo }: CasoEmGrupo): boolean =>
  grupo?.idPrincipal === idManifestacao && grupo.casos.length > 0;

/** Of the last question before an act: whether there is a way back, as the server judges it. */
export const fraseDoDesfazer = (casos: readonly CasoEmGrupo[]): string => {
  if (casos.length > 1) return 'Em várias manifestações de uma vez, não dá para desfazer.';
  return casos.some(temRepetidas)
    ? 'Na principal de um grupo de repetidas, não dá para desfazer.'
    : `Depois de confirmar, você tem ${SEGUNDOS_PARA_DESFAZER} segundos para desfazer.`;
};
