import { type AtoComTela, atosDoCidadao } from './atos-na-tela.ts';

/** The screen of its own that an act has; withdrawing and writing happen on the page of the case. */
export const telaDoAto = ({ tela }: AtoComTela, idManifestacao: number): string | undefined =>
  tela.pagina?.replace(':idManifestacao', String(idManifestacao));

export interface AtoAberto {
  readonly ato: AtoComTela;
  readonly ultimoDia: string | null;
}

interface AbertosPeloServidor {
  readonly atos: readonly { readonly ato: string; readonly ultimoDia: string | null }[];
}

/** What the server opened to the person who filed, most pressing first. */
export const atosAbertos = ({ atos }: AbertosPeloServidor): readonly AtoAberto[] =>
  atosDoCidadao().flatMap((ato) => {
    const aberto = atos.find((outro) => outro.ato === ato.nome);
    return aberto ? [{ ato, ultimoDia: aberto.ultimoDia }] : [];
  });
