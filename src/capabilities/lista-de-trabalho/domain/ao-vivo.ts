import { observadores } from '#capabilities/manifestacao/domain/manifestacao-policy.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type ForaDoAlcance, isForaDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

type Quem = Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>;

/** An administrador hears of every office, others of theirs; if a case moves, both hear. */
export const ouveOrgao = ({ idPerfil, idOuvidoria }: Quem, orgaos: readonly number[]): boolean =>
  idPerfil === Perfil.administrador || (idOuvidoria !== null && orgaos.includes(idOuvidoria));

/** What a stream must know of a case before it tells of it. */
export interface CasoQueMuda {
  readonly id: number;
  /** It is, or ever was, a denúncia. */
  readonly protegida: boolean;
  readonly restrita: boolean;
}

/** Live events tell of no case that the same session would not open: whatever other profiles the person has. */
export const ouveCaso = (quem: Quem & ForaDoAlcance, caso: CasoQueMuda): boolean =>
  !isForaDoAlcance(quem, caso) && !(caso.restrita && observadores.includes(quem.idPerfil));

/** A colaborador hears only of cases with an open step of theirs, which must be looked up. */
export const soOuveOsSeus = ({ idPerfil }: Quem): boolean => idPerfil === Perfil.colaborador;
