import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { podeVer } from '../manifestacao-policy.ts';

/** The same as may be opened (podeVer): what is not said to exist when it is opened is not listed either. */
export interface CasosListaveis {
  /** Null: every office's. */
  readonly idOuvidoria: number | null;
  /** Who only observes does not know of what was restricted. */
  readonly semRestritas?: true;
  /** Reads the cases whose appeals the office judges. */
  readonly julga?: true;
}

/** Whose cases any list or count may speak of to this person. */
export const casosListaveis = (
  usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>,
): CasosListaveis | 'nenhum' => {
  const { idPerfil, idOuvidoria } = usuario;
  if (idPerfil === Perfil.administrador) return { idOuvidoria: null };
  if (idOuvidoria === null || !podeVer('orgao', usuario)) return 'nenhum';
  return {
    idOuvidoria,
    ...(!podeVer('orgao', usuario, true) && { semRestritas: true }),
    ...(podeVer('instancia', usuario) && { julga: true }),
  };
};
