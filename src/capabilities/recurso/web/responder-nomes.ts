import type { AtoDoRecurso } from '../domain/recurso-acts.ts';

export const enderecoDoRecurso = ({ idRecurso }: { readonly idRecurso: number }): string =>
  `/recurso/responder/${idRecurso}`;

export const ADMISSIBILIDADE = 'admissibilidade';

/** In the place of a deadline that the commission has not set. */
export const SEM_REUNIAO = 'Reunião a marcar';

/** How staff call what is done to an appeal; those of the citizen have no name here. */
export const nomesDosAtos: Partial<Record<AtoDoRecurso, string>> = {
  assumir: 'Assumir ou passar',
  conhecer: 'Conhecer do recurso',
  naoConhecer: 'Não conhecer do recurso',
  tramitar: 'Tramitar internamente',
  pedirEsclarecimento: 'Pedir esclarecimento',
  esclarecer: 'Responder ao esclarecimento',
  marcarReuniao: 'Marcar a reunião',
  responder: 'Decidir',
  abrirIncidente: 'Abrir incidente de correção',
};
