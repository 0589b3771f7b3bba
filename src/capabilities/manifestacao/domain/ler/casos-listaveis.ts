import { Perfil } from '#kernel/perfil.ts';
import { type ForaDoAlcance, foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { podeVerOCaso } from '../manifestacao-policy.ts';

/** The same cases that may be opened (podeVerOCaso): one that is denied when opened is not listed. */
export interface CasosListaveis extends ForaDoAlcance {
  /** Null means every office. */
  readonly idOuvidoria: number | null;
  /** Observers are not told that restricted cases exist. */
  readonly semRestritas?: true;
  /** Also the cases whose appeals the office judges. */
  readonly julga?: true;
}

/** Which cases a list or count may include for this person. */
export const casosListaveis = (
  usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'> & ForaDoAlcance,
): CasosListaveis | 'nenhum' => {
  const { idPerfil, idOuvidoria } = usuario;
  const fora = foraDoAlcance(usuario);
  if (idPerfil === Perfil.administrador) return { idOuvidoria: null, ...fora };
  if (idOuvidoria === null || !podeVerOCaso('orgao', usuario)) return 'nenhum';
  return {
    idOuvidoria,
    ...fora,
    ...(!podeVerOCaso('orgao', usuario, true) && { semRestritas: true }),
    ...(podeVerOCaso('instancia', usuario) && { julga: true }),
  };
};
