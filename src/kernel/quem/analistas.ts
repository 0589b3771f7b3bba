import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';

/**
 * Profiles that handle the cases of the office they work in. The administrador may do so too, but
 * belongs to no office's team.
 */
export const analistas = perfisDaAcao('manifestacao.tratar').filter(
  (perfil) => perfil !== Perfil.administrador,
);
