import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { casosListaveis } from '../../domain/ler/casos-listaveis.ts';
import { listaDeOutroOrgao } from '../../domain/manifestacao-errors.ts';

/** Whose cases a list may speak of. */
export interface Escopo {
  /** Null: every office. */
  readonly idOuvidoria: number | null;
  /** Only what has an open step for this person or for a unit of theirs. */
  readonly idColaborador: number | null;
  /** Without what was restricted: who only observes would be told that it does not exist (casosListaveis). */
  readonly semRestritas?: true;
}

/** The administrador looks into any office, or all; the others into their own, a colaborador only at own steps. */
export const escopoDe = (usuario: UsuarioAtual, pedida: number | undefined): Escopo => {
  const { idPerfil, idOuvidoria, idUsuario } = usuario;
  if (idPerfil === Perfil.administrador) return { idOuvidoria: pedida ?? null, idColaborador: null };
  if (idOuvidoria === null || (pedida !== undefined && pedida !== idOuvidoria)) throw listaDeOutroOrgao();
  const casos = casosListaveis(usuario);
  return {
    idOuvidoria,
    idColaborador: idPerfil === Perfil.colaborador ? idUsuario : null,
    ...(casos !== 'nenhum' && casos.semRestritas && { semRestritas: true }),
  };
};
