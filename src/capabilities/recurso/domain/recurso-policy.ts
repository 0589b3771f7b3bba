import { isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { PapeisNoRecurso } from './fatos-do-recurso.ts';

export interface LigacaoComORecurso {
  readonly usuario: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'> | null;
  /** The account that filed the request. */
  readonly isDono: boolean;
  /** Where the instance sits: the office itself, CGU or the commission. */
  readonly idOuvidoriaJulgadora: number;
  readonly idOuvidoriaDoPedido: number;
  /** Those named to decide at this instance of this office; nobody named means whoever handles cases there. */
  readonly autoridades: readonly number[];
  /** Wrote the answer that is appealed, decided an instance below, or made the change of type that is to be reviewed. */
  readonly impedidos: readonly number[];
}

/**
 * Who appealed is the recorrente. A decision is the named authority's, for whom the gestor and the administrador stand in
 * (Lei 12.527/2011, art. 15: a superior of whoever answered, so a respondente who is not named only looks on). Nobody
 * judges what they did themselves, whatever their part.
 */
export const papeisNoRecurso = (ligacao: LigacaoComORecurso): PapeisNoRecurso => {
  const { usuario, isDono, idOuvidoriaJulgadora, idOuvidoriaDoPedido, autoridades, impedidos } = ligacao;
  if (isDono || !usuario || !isServidor(usuario.idPerfil)) {
    return { recorrente: isDono, julgador: false, impedido: false, doOrgao: false };
  }
  const isAdministrador = usuario.idPerfil === Perfil.administrador;
  const isNomeado = autoridades.length === 0 || autoridades.includes(usuario.idUsuario);
  const trabalhaLa = usuario.idOuvidoria === idOuvidoriaJulgadora;
  const julgaria = isAdministrador || (trabalhaLa && (usuario.idPerfil === Perfil.gestor || isNomeado));
  const isImpedido = impedidos.includes(usuario.idUsuario);
  return {
    recorrente: false,
    julgador: julgaria && !isImpedido,
    impedido: julgaria && isImpedido,
    doOrgao: isAdministrador || usuario.idOuvidoria === idOuvidoriaDoPedido,
  };
};
