import { Perfil } from '#kernel/perfil.ts';
import { type ForaDoAlcance, foraDoAlcance, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { casosListaveis } from '../../domain/ler/casos-listaveis.ts';
import { listaDeOutroOrgao } from '../../domain/manifestacao-errors.ts';

/** Which cases a list may include. */
export interface Escopo extends ForaDoAlcance {
  /** Null means every office. */
  readonly idOuvidoria: number | null;
  /** Only cases with an open step for this person or one of their units. */
  readonly idColaborador: number | null;
  /** Without restricted cases: to observers they do not exist (casosListaveis). */
  readonly semRestritas?: true;
}

/** The administrador sees any office or all; others their own; a colaborador their own steps. */
export const escopoDe = (usuario: UsuarioAtual, pedida: number | undefined): Escopo => {
  const { idPerfil, idOuvidoria, idUsuario } = usuario;
  const fora = foraDoAlcance(usuario);
  if (idPerfil === Perfil.administrador) return { idOuvidoria: pedida ?? null, idColaborador: null, ...fora };
  if (idOuvidoria === null || (pedida !== undefined && pedida !== idOuvidoria)) throw listaDeOutroOrgao();
  const casos = casosListaveis(usuario);
  return {
    idOuvidoria,
    idColaborador: idPerfil === Perfil.colaborador ? idUsuario : null,
    ...fora,
    ...(casos !== 'nenhum' && casos.semRestritas && { semRestritas: true }),
  };
};
