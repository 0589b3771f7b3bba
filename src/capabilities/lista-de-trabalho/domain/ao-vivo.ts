import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

type Quem = Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>;

/** The administrador hears of every office, the others of theirs; a case that leaves an office is told to both. */
export const ouveOrgao = ({ idPerfil, idOuvidoria }: Quem, orgaos: readonly number[]): boolean =>
  idPerfil === Perfil.administrador || (idOuvidoria !== null && orgaos.includes(idOuvidoria));

/** A colaborador hears only of cases whose open step is theirs, which has to be looked up. */
export const soOuveOsSeus = ({ idPerfil }: Quem): boolean => idPerfil === Perfil.colaborador;
