import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';

/** The person's roles in the appeal; more than one when an office judges its own answer. */
export interface PapeisNoRecurso {
  readonly recorrente: boolean;
  readonly julgador: boolean;
  /** Would judge, but wrote the answer, decided an instance below or changed the type. */
  readonly impedido: boolean;
  /** Works in the office that answered the request. */
  readonly doOrgao: boolean;
}

export interface FatosDoRecurso extends PapeisNoRecurso {
  readonly idInstancia: IdInstancia;
  /** Accepted for judgement (conhecido); null until somebody decided that. */
  readonly conhecido: boolean | null;
  /** The term passed and the citizen took it to the next instance. */
  readonly subiu: boolean;
  readonly esclarecimentoAberto: boolean;
  readonly esclarecimentoProrrogado: boolean;
  /** The days in which the office may be heard are not over. */
  readonly podePerguntar: boolean;
  /** The appeal was decided before the clarification came. */
  readonly esclarecimentoEncerrado: boolean;
  readonly tramitacaoAberta: boolean;
  /** The decision set a day by which something must be delivered. */
  readonly temEntrega: boolean;
  readonly incidenteAberto: boolean;
  /** This person has already rated it. */
  readonly qualificada: boolean;
  /** The person works for the monitoring authority. */
  readonly podeQualificar: boolean;
}
