export const enderecoDoRecurso = ({ idRecurso }: { readonly idRecurso: number }): string =>
  `/recurso/responder/${idRecurso}`;

export const ADMISSIBILIDADE = 'admissibilidade';

/** Shown instead of a deadline that the commission has not set. */
export const SEM_REUNIAO = 'Reunião a marcar';
