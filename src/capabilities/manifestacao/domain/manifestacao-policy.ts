import { perfisQueJulgam } from '#capabilities/remedio/domain/perfis-que-julgam.ts';
import { isServidor, isSistema, Perfil } from '#kernel/perfil.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';

export interface LigacaoComOCaso {
  readonly usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria' | 'idCliente'> | null;
  /** The account that filed it. */
  readonly isDono: boolean;
  /** Filed it on somebody else's behalf. */
  readonly isAtendente?: boolean;
  /** Holds a live key that was exchanged for the access code. */
  readonly temChave: boolean;
  readonly idOuvidoria: number;
  /** The offices that judge or judged an appeal of the case. */
  readonly julgadoras?: readonly number[];
  /** The case does not exist for them (`isForaDoAlcance`); the person who filed it stays its manifestante. */
  readonly foraDoAlcance: boolean;
  /** A denúncia that an administrador reads by extraordinary access. */
  readonly extraordinario: boolean;
}

const naInstancia = ({ usuario, julgadoras = [] }: LigacaoComOCaso): Relacao =>
  usuario !== null && usuario.idOuvidoria !== null && julgadoras.includes(usuario.idOuvidoria)
    ? 'instancia'
    : 'nenhuma';

/**
 * Programs work for their own office, and only through the integration API; one that only files
 * sees only what it filed.
 */
const relacaoDoPrograma = (ligacao: LigacaoComOCaso): Relacao => {
  const { usuario, isAtendente = false, idOuvidoria } = ligacao;
  if (usuario?.idCliente === undefined) return 'nenhuma';
  if (usuario.idPerfil === Perfil.webServiceAtendente) return isAtendente ? 'orgao' : 'nenhuma';
  return usuario.idOuvidoria === idOuvidoria ? 'orgao' : naInstancia(ligacao);
};

/**
 * The person who filed is the manifestante, whatever profile they work with. The administrador
 * works in every office but on no denúncia, other servants in their own, and judges of an appeal read its case. Nobody
 * else may even know that the case exists.
 */
export const relacaoCom = (ligacao: LigacaoComOCaso): Relacao => {
  const { usuario, isDono, temChave, idOuvidoria, foraDoAlcance, extraordinario } = ligacao;
  if (isDono || temChave) return 'manifestante';
  if (foraDoAlcance) return 'nenhuma';
  if (usuario && isSistema(usuario.idPerfil)) return relacaoDoPrograma(ligacao);
  if (!usuario || !isServidor(usuario.idPerfil)) return 'nenhuma';
  // Decreto 10.153/2019, art. 6: a denúncia is its office's; an extraordinary access reads, and acts on nothing.
  if (usuario.idPerfil === Perfil.administrador) return extraordinario ? 'extraordinaria' : 'orgao';
  return usuario.idOuvidoria === idOuvidoria ? 'orgao' : naInstancia(ligacao);
};

/**
 * A cadastrador manages registers and users, not cases; a colaborador sees only what was sent to
 * them (tramitação).
 */
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

/** Profiles that look at the work and not at the people. */
export const observadores: readonly number[] = [Perfil.observador, Perfil.webServiceObservador];

/** In an office that judges appeals, a case is read only by those who can decide them. */
const quemJulga: readonly number[] = perfisQueJulgam;

/** A program that looks on sees what its office judges, as it sees the rest of its office's work. */
const podeVerNaInstancia = ({ idPerfil }: Pick<UsuarioAtual, 'idPerfil'>, restrita: boolean): boolean =>
  quemJulga.includes(idPerfil) || (idPerfil === Perfil.webServiceObservador && !restrita);

/** Restricted content is for the people who handle it, not for observers. */
export const podeVerOCaso = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  restrita = false,
): boolean =>
  relacao === 'manifestante' ||
  (relacao === 'extraordinaria' && usuario?.idPerfil === Perfil.administrador) ||
  (relacao === 'instancia' && usuario !== null && podeVerNaInstancia(usuario, restrita)) ||
  (relacao === 'orgao' &&
    usuario !== null &&
    leitoresDoOrgao.includes(usuario.idPerfil) &&
    !(restrita && observadores.includes(usuario.idPerfil)));

/** A colaborador reaches a case only while a step of theirs is open, and only through that step. */
export const podeAlcancar = (
  relacao: Relacao,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
  { tramitacaoAberta, restrita }: { readonly tramitacaoAberta: boolean; readonly restrita: boolean },
): boolean =>
  podeVerOCaso(relacao, usuario, restrita) ||
  ((relacao === 'orgao' || relacao === 'instancia') &&
    usuario?.idPerfil === Perfil.colaborador &&
    tramitacaoAberta);
