import { type IdPerfil, Perfil } from '#kernel/perfil.ts';

/** Stand in for the authority of their office, whoever is named. */
export const julgamSempre = [Perfil.gestor] as const satisfies readonly IdPerfil[];

/**
 * Judge where they are named, or where nobody is and `decidemTodos`. An authority may have its program decide: it is
 * named like a person, and has the rights of a respondente.
 */
export const julgamNomeados = [
  Perfil.respondente,
  Perfil.webServiceRespondente,
] as const satisfies readonly IdPerfil[];

/** Everybody who may judge in an office: the one list for acts, look-ups, assignments and who may be named. */
export const perfisQueJulgam: readonly IdPerfil[] = [...julgamSempre, ...julgamNomeados];

export const julgaSempre = (idPerfil: IdPerfil): boolean =>
  julgamSempre.some((perfil) => perfil === idPerfil);
export const julgaNomeado = (idPerfil: IdPerfil): boolean =>
  julgamNomeados.some((perfil) => perfil === idPerfil);
