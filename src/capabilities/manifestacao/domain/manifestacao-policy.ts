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
  /** The offices that judge or judged an appeal of the case. */
  readonly julgadoras?: readonly number[];
}

/**
 * Who filed the case is its manifestante, whatever profile they work with; the administrador works in every office,
 * other servants in their own; who judges an appeal reads the case it is about. Everybody else may not even know that the
 * case exists.
 */
export const relacaoCom = ({
  usuario,
  isDono,
  temChave,
  idOuvidoria,
  julgadoras = [],
}: LigacaoComOCaso): Relacao => {
  if (isDono || temChave) return 'manifestante';
  if (!usuario || !isServidor(usuario.idPerfil)) return 'nenhuma';
  if (usuario.idPerfil === Perfil.administrador) return 'orgao';
  if (usuario.idOuvidoria === idOuvidoria) return 'orgao';
  return usuario.idOuvidoria !== null && julgadoras.includes(usuario.idOuvidoria) ? 'instancia' : 'nenhuma';
};

/** Registers and users are the cadastrador's work, not cases; a colaborador sees only what was sent to them (tramitação). */
const leitoresDoOrgao: readonly number[] = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
  Perfil.observador,
];

/** In the office of an instance a case is read to be judged, not watched. */
const quemJulga: readonly number[] = [Perfil.gestor, Perfil.respondente];

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
    !(restrita && usuario.idPerfil === Perfil.observador));

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
  /** Of the area that sent it. */
  readonly idOuvidoriaDaTramitacao: number | null;
  readonly anexadoEm: Date | null;
}

/** What a case is to whoever opens a file of it. */
export interface CasoDoArquivo {
  readonly relacao: Relacao;
  readonly idOuvidoria: number;
  readonly anonima: boolean;
  /** Is, or ever was, a denúncia. */
  readonly protegida: boolean;
  readonly identidadeVisivel: boolean;
  /** When the office got the case from another one; null for the one that was chosen. */
  readonly recebidaEm: Date | null;
}

/**
 * A denúncia that went on without the identity goes without its files too: a text can be pseudonymised, a file cannot,
 * and any page may say who sent it (Decreto 10.153/2019, art. 7). What the person sends to the new office is its own.
 */
export const isRetido = (
  { relacao, anonima, identidadeVisivel, recebidaEm }: CasoDoArquivo,
  { anexadoEm }: Pick<VinculoDoArquivo, 'anexadoEm'>,
): boolean =>
  relacao === 'orgao' &&
  !anonima &&
  !identidadeVisivel &&
  recebidaEm !== null &&
  (anexadoEm === null || anexadoEm.getTime() <= recebidaEm.getTime());

/** An area reads the text without who filed, and a file cannot be read so: of a protected person it gets none. */
export const ficamComAEquipe = (
  { anonima, protegida }: Pick<CasoDoArquivo, 'anonima' | 'protegida'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean => usuario?.idPerfil === Perfil.colaborador && protegida && !anonima;

/** What the area is told in their place. */
export const AVISO_A_AREA =
  'Os arquivos desta manifestação ficam com a ouvidoria, porque podem mostrar quem denunciou. Se precisar de um deles, peça na sua resposta.';

/** What the receiving office is told in their place. */
export const avisoDosRetidos = (total: number): string | undefined => {
  if (total === 0) return undefined;
  const arquivos = total === 1 ? '1 arquivo ficou' : `${total} arquivos ficaram`;
  return `${arquivos} com o órgão que encaminhou: sem o consentimento de quem denunciou, o que pode mostrar quem é não segue junto.`;
};

/** What an area sent stays in its office; the area itself gets what was filed, not the office's talk with the person. */
export const podeBaixar = (
  caso: CasoDoArquivo,
  usuario: (Pick<UsuarioAtual, 'idPerfil'> & Partial<Pick<UsuarioAtual, 'idOuvidoria'>>) | null,
  vinculo: VinculoDoArquivo,
): boolean => {
  const { idResposta, idMensagem, idTramitacao, idOuvidoriaDaTramitacao } = vinculo;
  if (caso.relacao === 'manifestante') return idTramitacao === null;
  if (isRetido(caso, vinculo)) return false;
  const idOuvidoria = caso.relacao === 'instancia' ? usuario?.idOuvidoria : caso.idOuvidoria;
  if (idTramitacao === null && ficamComAEquipe(caso, usuario)) return false;
  if (idTramitacao !== null && idOuvidoriaDaTramitacao !== idOuvidoria) return false;
  return usuario?.idPerfil !== Perfil.colaborador || (idResposta === null && idMensagem === null);
};
