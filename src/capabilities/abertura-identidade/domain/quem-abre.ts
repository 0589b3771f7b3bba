import { type IdPerfil, Perfil } from '#kernel/perfil.ts';

/** Those of an office who may open an identity; never an administrador (domain: an identity is the office's). */
export const perfisQueAbrem: readonly IdPerfil[] = [Perfil.gestor, Perfil.respondente];
