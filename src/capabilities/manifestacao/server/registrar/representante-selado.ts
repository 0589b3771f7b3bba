import { identidadePreservada } from '../../domain/manifestacao-errors.ts';
import type { Caso } from '../caso.ts';

/** The columns of `representacao` that say who acts for the person. */
interface RepresentanteGuardado {
  readonly dados: string | null;
  readonly dados_cifrados: Buffer | null;
  readonly selada_com_a_identidade: boolean;
}

/**
 * Who represents somebody tells who that somebody is: sealed with the case, or with the identity that the person preserved
 * (Lei 13.460/2017, art. 10 §7).
 */
export const guardarRepresentante = (caso: Caso, dados: string): RepresentanteGuardado => {
  const { texto, texto_cifrado } = caso.guardarTexto(dados);
  if (!caso.isPreservada)
    return { dados: texto, dados_cifrados: texto_cifrado, selada_com_a_identidade: false };
  const cofre = caso.cofreDaIdentidade();
  // A request of an earlier version, in the moments until the server has sealed it.
  if (!cofre) throw identidadePreservada();
  return { dados: null, dados_cifrados: cofre.seal(dados), selada_com_a_identidade: true };
};

export const readRepresentante = (caso: Caso, row: RepresentanteGuardado): string =>
  row.selada_com_a_identidade && row.dados_cifrados
    ? (caso.cofreDaIdentidade()?.open(row.dados_cifrados) ?? '')
    : caso.readTexto({ texto: row.dados, texto_cifrado: row.dados_cifrados });
