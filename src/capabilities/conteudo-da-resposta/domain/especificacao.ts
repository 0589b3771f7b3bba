import { CodigoDecisao } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import type { DecisaoPedida } from './check-decisao.ts';

/** How or why a decision was taken; ids of the reference table `especificacao_decisao`. */
export const Especificacao = {
  noSistema: 1,
  porEmail: 2,
  peloCorreio: 3,
  ondeEncontrar: 4,
  consultaAgendada: 5,
  custosAPagar: 6,
  acessoASistema: 7,
  dadosPessoais: 8,
  sigiloLegal: 9,
  classificada: 10,
  desproporcional: 11,
  tratamentoAdicional: 12,
  generico: 13,
  incompreensivel: 14,
  decisaoEmCurso: 15,
  parteDadosPessoais: 16,
  parteMaisTempo: 17,
  parteDeOutroOrgao: 18,
  parteSigiloLegal: 19,
  parteClassificada: 20,
  parteInexistente: 21,
  parteDesproporcional: 22,
  parteGenerica: 23,
  parteIncompreensivel: 24,
} as const;

const temEspecificacao =
  (...ids: readonly number[]) =>
  ({ idEspecificacaoDecisao }: DecisaoPedida): boolean =>
    ids.some((id) => id === idEspecificacaoDecisao);

const temDecisao =
  (...ids: readonly number[]) =>
  ({ idCodigoDecisao }: DecisaoPedida): boolean =>
    ids.some((id) => id === idCodigoDecisao);

export const concede = temDecisao(CodigoDecisao.concedido, CodigoDecisao.parcialmenteConcedido);

/** A refusal, in whole or in part, needs reasons (Lei 12.527/2011, arts. 7 §4 and 11 §1, II). */
export const recusa = temDecisao(CodigoDecisao.negado, CodigoDecisao.parcialmenteConcedido);

/** What was kept back is told apart from what was handed over: the mail carries the first and not the second. */
export const isEmParte = temDecisao(CodigoDecisao.parcialmenteConcedido);

/** Restricted by a decision that classified it (Lei 12.527/2011, arts. 23 and 24). */
export const isClassificada = temEspecificacao(Especificacao.classificada, Especificacao.parteClassificada);

/** Restricted by another law: banking, tax, industrial secrets (Lei 12.527/2011, art. 22). */
export const isSigiloLegal = temEspecificacao(Especificacao.sigiloLegal, Especificacao.parteSigiloLegal);

export const isPessoal = temEspecificacao(Especificacao.dadosPessoais, Especificacao.parteDadosPessoais);

/** Restricted until the act that the document prepares is done (Lei 12.527/2011, art. 7 §3). */
export const isPreparatoria = temEspecificacao(Especificacao.decisaoEmCurso);

export const isConsulta = temEspecificacao(Especificacao.consultaAgendada);

/** Granted now and delivered on another day. */
export const isEntregaDepois = temEspecificacao(
  Especificacao.peloCorreio,
  Especificacao.consultaAgendada,
  Especificacao.parteMaisTempo,
);

/** A part takes longer to make: what it is must be said (Lei 12.527/2011, art. 7 § 2º). */
export const isParaDepois = temEspecificacao(Especificacao.parteMaisTempo);

export const isSemCompetencia = temDecisao(CodigoDecisao.semCompetencia);

export const isNaoEPedido = temDecisao(CodigoDecisao.naoEPedido);

export const isRepetida = temDecisao(CodigoDecisao.repetida);

export const isDeOutroOrgao = (decisao: DecisaoPedida): boolean =>
  isSemCompetencia(decisao) || temEspecificacao(Especificacao.parteDeOutroOrgao)(decisao);

export const isInexistente = (decisao: DecisaoPedida): boolean =>
  temDecisao(CodigoDecisao.inexistente)(decisao) || temEspecificacao(Especificacao.parteInexistente)(decisao);
