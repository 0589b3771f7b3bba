import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

type Quem = Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>;

/** An administrador hears of every office, others of theirs; if a case moves, both hear. */
export const ouveOrgao = ({ idPerfil, idOuvidoria }: Quem, orgaos: readonly number[]): boolean =>
  idPerfil === Perfil.administrador || (idOuvidoria !== null && orgaos.includes(idOuvidoria));

/** A colaborador hears only of cases with an open step of theirs, which must be looked up. */
export const soOuveOsSeus = ({ idPerfil }: Quem): boolean => idPerfil === Perfil.colaborador;
