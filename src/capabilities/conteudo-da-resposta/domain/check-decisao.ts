import { isAcesso } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { decisaoNecessaria, decisaoSoNoAcesso, especificacaoNecessaria } from './decisao-errors.ts';

export interface DecisaoPedida {
  readonly idCodigoDecisao: number | null;
  readonly idEspecificacaoDecisao: number | null;
}

/** A decision of the table, and the specifications that stand under it. */
export interface DecisaoDaTabela {
  readonly id: number;
  readonly especificacoes: readonly number[];
}

/**
 * An access request is granted, in part or denied, and how or why is said (Lei 12.527/2011, art. 11 §1); some decisions
 * have no specification. Nothing else takes a decision of this kind.
 */
export const checkDecisao = (
  idTipoFormulario: number,
  { idCodigoDecisao, idEspecificacaoDecisao }: DecisaoPedida,
  daTabela: DecisaoDaTabela | null,
): Verdict => {
  if (!isAcesso(idTipoFormulario)) {
    return idCodigoDecisao === null && idEspecificacaoDecisao === null ? allow : refuse(decisaoSoNoAcesso());
  }
  if (!daTabela) return refuse(decisaoNecessaria());
  const { especificacoes } = daTabela;
  const cabe =
    especificacoes.length === 0
      ? idEspecificacaoDecisao === null
      : especificacoes.some((id) => id === idEspecificacaoDecisao);
  return cabe ? allow : refuse(especificacaoNecessaria());
};
