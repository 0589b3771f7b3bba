import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';

/** What the person is to the appeal; more than one where an office judges what it answered. */
export interface PapeisNoRecurso {
  readonly recorrente: boolean;
  readonly julgador: boolean;
  /** Would judge, had they not answered, decided below or changed the type themselves. */
  readonly impedido: boolean;
  /** Works where the request was answered. */
  readonly doOrgao: boolean;
}

export interface FatosDoRecurso extends PapeisNoRecurso {
  readonly idInstancia: IdInstancia;
  /** Found fit to be judged; null until somebody looked. */
  readonly conhecido: boolean | null;
  /** The term passed and the next instance has it. */
  readonly subiu: boolean;
  readonly esclarecimentoAberto: boolean;
  /** The appeal was decided before the clarification came. */
  readonly esclarecimentoEncerrado: boolean;
  readonly tramitacaoAberta: boolean;
  /** The decision set a day until which something must be delivered. */
  readonly temEntrega: boolean;
  readonly incidenteAberto: boolean;
  /** By this person. */
  readonly qualificada: boolean;
  /** Staff of the monitoring authority. */
  readonly podeQualificar: boolean;
}
