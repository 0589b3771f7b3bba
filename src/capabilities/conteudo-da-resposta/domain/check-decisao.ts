import { isAcesso } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { decisaoNecessaria, decisaoSoNoAcesso, especificacaoNecessaria } from './decisao-errors.ts';

export interface DecisaoPedida {
  readonly idCodigoDecisao: number | null;
  readonly idEspecificacaoDecisao: number | null;
}

/** A decision of the reference table, with its specifications. */
export interface DecisaoDaTabela {
  readonly id: number;
  readonly especificacoes: readonly number[];
}

/**
 * An access request is granted, granted in part or denied, saying how or why (Lei 12.527/2011, art.
 * 11 §1); some decisions have no specification. No other form takes such a decision.
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
