import { abertas, comOrgao, type IdSituacao, Situacao } from '#kernel/situacao.ts';

// The offices, on which cases stand, count the open ones too: those ids are the kernel's.
export { abertas, comOrgao, type IdSituacao, Situacao };

/** Also answered: what the person who filed may still do. */
export const ateConcluida: readonly IdSituacao[] = [...abertas, Situacao.concluida];

export const todasAsSituacoes: readonly IdSituacao[] = Object.values(Situacao);

export const isAberta = (situacao: IdSituacao): boolean => abertas.some((aberta) => aberta === situacao);
