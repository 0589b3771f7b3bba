import { abreInstancia } from '#capabilities/remedio/domain/comissao.ts';
import {
  decisoesDaInstancia,
  entregaDeUmModo,
  entregaNaDecisao,
  isFavoravelDeTodo,
  type Julgamento,
  temEntrega,
} from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { type Cadeia, type IdInstancia, instanciaSeguinte } from '#capabilities/remedio/domain/instancia.ts';
import { janelaDepoisDe, ultimoDiaDaEntrega } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  decisaoNaoCabe,
  detalhamentoNaoExiste,
  entregaNaoCabe,
  entregaNecessaria,
  entregaNoPassado,
  entregaTardia,
  especificacaoNaoCabe,
  informacaoNecessaria,
} from './recurso-errors.ts';

export interface DecisaoDoRecurso {
  readonly idTipoResposta: number;
  readonly idEspecificacao: number | null;
  readonly idDetalhamento: number | null;
  readonly dataEntrega: PlainDate | null;
  /** A text of the information, or a file, comes with the decision. */
  readonly entregaJunto: boolean;
}

/** What the look-up tables offer for the chosen type. */
export interface OpcoesDaDecisao {
  readonly tipoExiste: boolean;
  readonly especificacoes: readonly number[];
  readonly detalhamentoExiste: boolean;
}

/** What is granted is handed over with the decision, or by a date: never neither. */
const checkEntrega = (julgamento: Julgamento, decisao: DecisaoDoRecurso, hoje: PlainDate): Verdict => {
  const { dataEntrega, entregaJunto } = decisao;
  const deUmModo = entregaDeUmModo(julgamento, decisao);
  if (!temEntrega(julgamento, decisao) && !(deUmModo && dataEntrega !== null)) {
    if (dataEntrega !== null) return refuse(entregaNaoCabe());
    const falta = (deUmModo || entregaNaDecisao(julgamento, decisao)) && !entregaJunto;
    return falta ? refuse(informacaoNecessaria()) : allow;
  }
  if (dataEntrega === null) return refuse(entregaNecessaria());
  if (compareDates(dataEntrega, hoje) < 0) return refuse(entregaNoPassado());
  const limite = ultimoDiaDaEntrega(hoje);
  return compareDates(dataEntrega, limite) > 0 ? refuse(entregaTardia(limite)) : allow;
};

/** When something is granted, a day is set to which the citizen can hold the office. */
export const checkDecisaoDoRecurso = (
  julgamento: Julgamento,
  decisao: DecisaoDoRecurso,
  { tipoExiste, especificacoes, detalhamentoExiste }: OpcoesDaDecisao,
  hoje: PlainDate,
): Verdict => {
  const { idTipoResposta, idEspecificacao, idDetalhamento } = decisao;
  if (!tipoExiste || !decisoesDaInstancia(julgamento).includes(idTipoResposta))
    return refuse(decisaoNaoCabe());
  if (idEspecificacao !== null && !especificacoes.includes(idEspecificacao)) {
    return refuse(especificacaoNaoCabe());
  }
  // Whether it is a request is answered by yes or no.
  if (idEspecificacao === null && especificacoes.length > 0 && !julgamento.contraOTipo) {
    return refuse(especificacaoNaoCabe());
  }
  if (idDetalhamento !== null && !detalhamentoExiste) return refuse(detalhamentoNaoExiste());
  return checkEntrega(julgamento, decisao, hoje);
};

export interface PassoSeguinte {
  readonly instancia: IdInstancia;
  readonly ultimoDia: PlainDate;
}

/** Where a decision can be appealed, and until when; null if nowhere, or when all was granted. */
export const passoSeguinte = (
  calendario: Calendario,
  cadeia: Cadeia,
  decidido: { readonly instancia: IdInstancia; readonly idTipoResposta: number; readonly em: number },
): PassoSeguinte | null => {
  if (isFavoravelDeTodo(decidido.idTipoResposta)) return null;
  const instancia = instanciaSeguinte(cadeia, decidido.instancia);
  if (instancia !== null && !abreInstancia(instancia, decidido.idTipoResposta)) return null;
  return instancia === null ? null : { instancia, ultimoDia: janelaDepoisDe(calendario, decidido.em).fecha };
};
