import { type IdInstancia, Instancia } from './instancia.ts';

/** Outcome of an appeal; ids of the reference table `tipo_resposta_recurso`. */
export const TipoRespostaRecurso = {
  deferido: 1,
  parcialmenteDeferido: 2,
  indeferido: 3,
  naoConhecimento: 4,
  perdaDeObjeto: 5,
  perdaDeObjetoParcial: 6,
  acolhimento: 7,
} as const;

/** Decision on a request; ids of the reference table `codigo_decisao`. */
export const CodigoDecisao = {
  negado: 1,
  parcialmenteConcedido: 2,
  inexistente: 3,
  naoEPedido: 4,
  concedido: 5,
  semCompetencia: 6,
  repetida: 7,
} as const;

const deuTudo: readonly number[] = [TipoRespostaRecurso.deferido, TipoRespostaRecurso.acolhimento];
const deuAlgo: readonly number[] = [...deuTudo, TipoRespostaRecurso.parcialmenteDeferido];

/**
 * Everything was granted, so there is nothing left to appeal against. If it is not delivered, the
 * way is a complaint.
 */
export const isFavoravelDeTodo = (idTipoResposta: number): boolean => deuTudo.includes(idTipoResposta);

/** The decision grants something. */
export const mandaEntregar = (idTipoResposta: number): boolean => deuAlgo.includes(idTipoResposta);

/** The answer to the request promised something. */
export const prometeEntregar = (idCodigoDecisao: number): boolean =>
  idCodigoDecisao === CodigoDecisao.concedido || idCodigoDecisao === CodigoDecisao.parcialmenteConcedido;

const ordinarias: readonly number[] = [
  TipoRespostaRecurso.deferido,
  TipoRespostaRecurso.parcialmenteDeferido,
  TipoRespostaRecurso.indeferido,
  TipoRespostaRecurso.perdaDeObjeto,
  TipoRespostaRecurso.perdaDeObjetoParcial,
];

/** What is judged, and where. */
export interface Julgamento {
  readonly idInstancia: IdInstancia;
  /** Not the answer, but that the office made the request something else. */
  readonly contraOTipo: boolean;
}

/**
 * How an admitted appeal may be decided. A reclamação may also be upheld ('acolhimento'); a change of
 * type can only be undone or kept. 'Não conhecimento' is said earlier, with its reason.
 */
export const decisoesDaInstancia = ({ idInstancia, contraOTipo }: Julgamento): readonly number[] => {
  if (contraOTipo) return [TipoRespostaRecurso.acolhimento, TipoRespostaRecurso.indeferido];
  return idInstancia === Instancia.reclamacao ? [TipoRespostaRecurso.acolhimento, ...ordinarias] : ordinarias;
};

/** How a decision is carried out; ids of the reference table `especificacao_resposta_recurso`. */
const ENTREGUE = 1;
const A_ENTREGAR_NO_PRAZO = 2;
const ATENDIDO_EM_PARTE = 4;

/** A change of type undone grants nothing: the case becomes a request again. */
export const concede = ({ contraOTipo }: Pick<Julgamento, 'contraOTipo'>, idTipoResposta: number): boolean =>
  !contraOTipo && mandaEntregar(idTipoResposta);

/** What came with the decision is already delivered; only what is left for later has a due date. */
export const temEntrega = (
  julgamento: Pick<Julgamento, 'contraOTipo'>,
  { idTipoResposta, idEspecificacao }: { idTipoResposta: number; idEspecificacao: number | null },
): boolean => concede(julgamento, idTipoResposta) && idEspecificacao === A_ENTREGAR_NO_PRAZO;

interface ComoSeCumpre {
  readonly idTipoResposta: number;
  readonly idEspecificacao: number | null;
}

/** 'Informação entregue': the decision carries it in itself, as a text or a file. */
export const entregaNaDecisao = (
  julgamento: Pick<Julgamento, 'contraOTipo'>,
  { idTipoResposta, idEspecificacao }: ComoSeCumpre,
): boolean => concede(julgamento, idTipoResposta) && idEspecificacao === ENTREGUE;

/** 'Pedido atendido em parte': that part comes with the decision, or by a date. */
export const entregaDeUmModo = (
  julgamento: Pick<Julgamento, 'contraOTipo'>,
  { idTipoResposta, idEspecificacao }: ComoSeCumpre,
): boolean => concede(julgamento, idTipoResposta) && idEspecificacao === ATENDIDO_EM_PARTE;
