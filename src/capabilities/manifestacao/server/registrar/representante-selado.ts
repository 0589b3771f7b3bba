import type { Caso } from '../caso.ts';

/** The columns of `representacao` that say who acts for the person. */
interface RepresentanteGuardado {
  readonly dados: string | null;
  readonly dados_cifrados: Buffer | null;
  readonly selada_com_a_identidade: boolean;
}

/** Sealed with the case; or with the identity that the person preserved, if an earlier version took it in. */
export const readRepresentante = (caso: Caso, row: RepresentanteGuardado): string =>
  row.selada_com_a_identidade && row.dados_cifrados
    ? (caso.cofreDaIdentidade()?.open(row.dados_cifrados) ?? '')
    : caso.readTexto({ texto: row.dados, texto_cifrado: row.dados_cifrados });
