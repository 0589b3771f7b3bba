import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { podeVerOCaso } from '../manifestacao-policy.ts';

/** The same cases that may be opened (podeVerOCaso): one that is denied when opened is not listed. */
export interface CasosListaveis {
  /** Null means every office. */
  readonly idOuvidoria: number | null;
  /** Observers are not told that restricted cases exist. */
  readonly semRestritas?: true;
  /** Also the cases whose appeals the office judges. */
  readonly julga?: true;
  /** Not those that the person is kept away from. */
  readonly impedidoEm?: readonly number[];
}

/** Which cases a list or count may include for this person. */
export const casosListaveis = (
  usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'impedidoEm'>,
): CasosListaveis | 'nenhum' => {
  const { idPerfil, idOuvidoria, impedidoEm } = usuario;
  const semImpedidos = impedidoEm && { impedidoEm };
  if (idPerfil === Perfil.administrador) return { idOuvidoria: null, ...semImpedidos };
  if (idOuvidoria === null || !podeVerOCaso('orgao', usuario)) return 'nenhum';
  return {
    idOuvidoria,
    ...semImpedidos,
    ...(!podeVerOCaso('orgao', usuario, true) && { semRestritas: true }),
    ...(podeVerOCaso('instancia', usuario) && { julga: true }),
  };
};
