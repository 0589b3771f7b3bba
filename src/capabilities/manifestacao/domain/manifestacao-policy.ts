import { isServidor, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { TipoIdentificacao } from './identificacao.ts';
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

/** Restricted content is for who handles it: not for those who only observe. */
export const podeVer = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  restrita = false,
): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'orgao' &&
    usuario !== null &&
    leitoresDoOrgao.includes(usuario.idPerfil) &&
    !(restrita && usuario.idPerfil === Perfil.observador));

/** A colaborador meets a case only while a step of theirs is open, and then only through that step. */
export const podeAlcancar = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  tramitacaoAberta: boolean,
): boolean =>
  podeVer(relacao, usuario) ||
  (relacao === 'orgao' && usuario?.idPerfil === Perfil.colaborador && tramitacaoAberta);

/** The observador looks at the work, not at the people: of a protected identity nothing personal is shown to them. */
export const leSemDadosPessoais = (
  { relacao, idTipoIdentificacao }: { relacao: Relacao; idTipoIdentificacao: number },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  relacao === 'orgao' &&
  usuario?.idPerfil === Perfil.observador &&
  idTipoIdentificacao !== TipoIdentificacao.semRestricao;

/** What in a case a file belongs to. */
export interface VinculoDoArquivo {
  readonly idResposta: number | null;
  readonly idMensagem: number | null;
  readonly idTramitacao: number | null;
}

/** What an area sent stays in the office; the area itself gets what was filed, not the office's talk with the person. */
export const podeBaixar = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  { idResposta, idMensagem, idTramitacao }: VinculoDoArquivo,
): boolean => {
  if (relacao === 'manifestante') return idTramitacao === null;
  return usuario?.idPerfil !== Perfil.colaborador || (idResposta === null && idMensagem === null);
};
