import { isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Relacao } from './manifestacao-acts.ts';

export interface LigacaoComOCaso {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'> | null;
  /** The account that filed it. */
  readonly isDono: boolean;
  /** Holds a live key that was exchanged for the access code. */
  readonly temChave: boolean;
  readonly idOuvidoria: number;
}

/**
 * Who filed the case is its manifestante, whatever profile they work with; the administrador works in every office,
 * other servants in their own. Everybody else may not even know that the case exists.
 */
export const relacaoCom = ({ usuario, isDono, temChave, idOuvidoria }: LigacaoComOCaso): Relacao => {
  if (isDono || temChave) return 'manifestante';
  if (!usuario || !isServidor(usuario.idPerfil)) return 'nenhuma';
  if (usuario.idPerfil === Perfil.administrador) return 'orgao';
  return usuario.idOuvidoria === idOuvidoria ? 'orgao' : 'nenhuma';
};

/** Registers and users are the cadastrador's work, not cases; a colaborador sees only what was sent to them (tramitação). */
const leitoresDoOrgao: readonly number[] = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
  Perfil.observador,
];

export const podeVer = (relacao: Relacao, usuario: Pick<UsuarioAtual, 'idPerfil'> | null): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'orgao' && usuario !== null && leitoresDoOrgao.includes(usuario.idPerfil));
