import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';

/** Who treats the cases of the office they work in. The administrador may as well, but is of no office's team. */
export const analistas = perfisDaAcao('manifestacao.tratar').filter(
  (perfil) => perfil !== Perfil.administrador,
);
