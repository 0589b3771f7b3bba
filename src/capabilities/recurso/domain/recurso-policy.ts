import { julgaNomeado, julgaSempre } from '#capabilities/remedio/domain/perfis-que-julgam.ts';
import { type IdPerfil, isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { PapeisNoRecurso } from './fatos-do-recurso.ts';

export interface LigacaoComORecurso {
  readonly usuario: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'> | null;
  /** The account that filed the request. */
  readonly isDono: boolean;
  /** The office of the instance: the answering office itself, CGU or the commission. */
  readonly idOuvidoriaJulgadora: number;
  readonly idOuvidoriaDoPedido: number;
  /** Whether anybody who handles cases there decides where nobody is named; else the gestor alone (`remedio/domain/instancia.ts`). */
  readonly decidemTodos: boolean;
  /** Those named to decide at this instance. */
  readonly autoridades: readonly number[];
  /** Wrote the appealed answer, decided an instance below, or changed the type under review. */
  readonly impedidos: readonly number[];
}

const trabalha = (idPerfil: IdPerfil): boolean => isServidor(idPerfil) || julgaNomeado(idPerfil);

/**
 * The person who appealed is the recorrente. The named authority decides, or in its place the
 * gestor or the administrador. Lei 12.527/2011, art. 15, asks for a superior of the person who
 * answered, so a respondente who was not named only looks on. Nobody judges their own work,
 * whatever their role. An office's program has the rights of a respondente.
 */
export const papeisNoRecurso = (ligacao: LigacaoComORecurso): PapeisNoRecurso => {
  const { usuario, isDono, idOuvidoriaJulgadora, idOuvidoriaDoPedido, decidemTodos, autoridades, impedidos } =
    ligacao;
  if (isDono || !usuario || !trabalha(usuario.idPerfil)) {
    return { recorrente: isDono, julgador: false, impedido: false, doOrgao: false };
  }
  const isAdministrador = usuario.idPerfil === Perfil.administrador;
  const isNomeado = autoridades.length === 0 ? decidemTodos : autoridades.includes(usuario.idUsuario);
  const trabalhaLa = usuario.idOuvidoria === idOuvidoriaJulgadora;
  const julgaria =
    isAdministrador ||
    (trabalhaLa && (julgaSempre(usuario.idPerfil) || (julgaNomeado(usuario.idPerfil) && isNomeado)));
  const isImpedido = impedidos.includes(usuario.idUsuario);
  return {
    recorrente: false,
    julgador: julgaria && !isImpedido,
    impedido: julgaria && isImpedido,
    doOrgao: isAdministrador || usuario.idOuvidoria === idOuvidoriaDoPedido,
  };
};
