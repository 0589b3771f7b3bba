import { type IdPerfil, Perfil, perfisServidor } from '#kernel/perfil.ts';

/** Everybody with an account of their own, people who work for an office included. */
export const perfisQuePedem: readonly IdPerfil[] = [Perfil.cidadao, ...perfisServidor];
