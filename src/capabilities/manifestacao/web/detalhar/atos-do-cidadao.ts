import { type AtoComTela, atosDoCidadao } from '#shell/atos/atos-na-tela.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';

/** The screen of its own that an act has; withdrawing and writing happen on the page of the case. */
export const telaDoAto = ({ tela }: AtoComTela, idManifestacao: number): string | undefined =>
  tela.pagina?.replace(':idManifestacao', String(idManifestacao));

/** These screens ask for a login, which the holder of a code has not: the same is done on the page of the case. */
const NA_PAGINA_PELO_CODIGO: readonly string[] = ['complementar', 'avaliar'];

export const isNaPagina = ({ nome }: AtoComTela, pelaChave: boolean): boolean =>
  pelaChave && NA_PAGINA_PELO_CODIGO.includes(nome);

export interface AtoAberto {
  readonly ato: AtoComTela;
  readonly ultimoDia: string | null;
}

/** What the server opened to the person who filed, most pressing first. */
export const atosAbertos = ({ atos }: Pick<DetalheDaManifestacao, 'atos'>): readonly AtoAberto[] =>
  atosDoCidadao().flatMap((ato) => {
    const aberto = atos.find((outro) => outro.ato === ato.nome);
    return aberto ? [{ ato, ultimoDia: aberto.ultimoDia }] : [];
  });
