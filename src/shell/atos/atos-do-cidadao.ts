import { type AtoComTela, atosDoCidadao } from './atos-na-tela.ts';

/** The act's own screen, if it has one; withdrawing and writing happen on the page of the case. */
export const telaDoAto = ({ tela }: AtoComTela, idManifestacao: number): string | undefined =>
  tela.pagina?.replace(':idManifestacao', String(idManifestacao));

export interface AtoAberto {
  readonly ato: AtoComTela;
  readonly ultimoDia: string | null;
}

interface AbertosPeloServidor {
  readonly atos: readonly { readonly ato: string; readonly ultimoDia: string | null }[];
}

/** The acts that the server allows the person who filed, most urgent first. */
export const atosAbertos = ({ atos }: AbertosPeloServidor): readonly AtoAberto[] =>
  atosDoCidadao().flatMap((ato) => {
    const aberto = atos.find((outro) => outro.ato === ato.nome);
    return aberto ? [{ ato, ultimoDia: aberto.ultimoDia }] : [];
  });
