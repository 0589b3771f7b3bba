import { abertas, comOrgao, type IdSituacao, Situacao } from '#kernel/situacao.ts';

// Declared in the kernel, because orgao counts open cases too and may not import manifestacao.
export { abertas, comOrgao, type IdSituacao, Situacao };

/** Open or answered: where the person who filed may still act. */
export const ateConcluida: readonly IdSituacao[] = [...abertas, Situacao.concluida];

export const todasAsSituacoes: readonly IdSituacao[] = Object.values(Situacao);

export const isAberta = (situacao: IdSituacao): boolean => abertas.some((aberta) => aberta === situacao);
