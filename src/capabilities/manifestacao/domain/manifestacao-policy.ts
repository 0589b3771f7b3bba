import { isServidor, isSistema, Perfil } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

export interface LigacaoComOCaso {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'idCliente'> | null;
  /** The account that filed it. */
  readonly isDono: boolean;
  /** Filed it for somebody else. */
  readonly isAtendente?: boolean;
  /** Holds a live key that was exchanged for the access code. */
  readonly temChave: boolean;
  readonly idOuvidoria: number;
  /** The offices that judge or judged an appeal of the case. */
  readonly julgadoras?: readonly number[];
}

const naInstancia = ({ usuario, julgadoras = [] }: LigacaoComOCaso): Relacao =>
  usuario !== null && usuario.idOuvidoria !== null && julgadoras.includes(usuario.idOuvidoria)
    ? 'instancia'
    : 'nenhuma';

/** Programs work where their office works, and through the integration API alone; one that only files knows what it filed. */
const relacaoDoPrograma = (ligacao: LigacaoComOCaso): Relacao => {
  const { usuario, isAtendente = false, idOuvidoria } = ligacao;
  if (usuario?.idCliente === undefined) return 'nenhuma';
  if (usuario.idPerfil === Perfil.webServiceAtendente) return isAtendente ? 'orgao' : 'nenhuma';
  return usuario.idOuvidoria === idOuvidoria ? 'orgao' : naInstancia(ligacao);
};

/**
 * Who filed the case is its manifestante, whatever profile they work with; the administrador works in every office,
 * other servants in their own; who judges an appeal reads the case it is about. Everybody else may not even know that the
 * case exists.
 */
export const relacaoCom = (ligacao: LigacaoComOCaso): Relacao => {
  const { usuario, isDono, temChave, idOuvidoria } = ligacao;
  if (isDono || temChave) return 'manifestante';
  if (usuario && isSistema(usuario.idPerfil)) return relacaoDoPrograma(ligacao);
  if (!usuario || !isServidor(usuario.idPerfil)) return 'nenhuma';
  if (usuario.idPerfil === Perfil.administrador) return 'orgao';
  return usuario.idOuvidoria === idOuvidoria ? 'orgao' : naInstancia(ligacao);
};

/** Registers and users are the cadastrador's work, not cases; a colaborador sees only what was sent to them (tramitação). */
const leitoresDoOrgao: readonly number[] = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
  Perfil.observador,
  Perfil.webServiceRespondente,
  Perfil.webServiceAtendente,
  Perfil.webServiceObservador,
];

/** They look at the work, not at the people. */
export const observadores: readonly number[] = [Perfil.observador, Perfil.webServiceObservador];

/** In the office of an instance a case is read to be judged, not watched. */
const quemJulga: readonly number[] = [Perfil.gestor, Perfil.respondente, Perfil.webServiceRespondente];

/** Restricted content is for who handles it: not for those who only observe. */
export const podeVer = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  restrita = false,
): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'instancia' && usuario !== null && quemJulga.includes(usuario.idPerfil)) ||
  (relacao === 'orgao' &&
    usuario !== null &&
    leitoresDoOrgao.includes(usuario.idPerfil) &&
    !(restrita && observadores.includes(usuario.idPerfil)));

/** A colaborador meets a case only while a step of theirs is open, and then only through that step. */
export const podeAlcancar = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  tramitacaoAberta: boolean,
): boolean =>
  podeVer(relacao, usuario) ||
  ((relacao === 'orgao' || relacao === 'instancia') &&
    usuario?.idPerfil === Perfil.colaborador &&
    tramitacaoAberta);
