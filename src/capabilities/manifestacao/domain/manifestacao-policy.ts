import { isServidor, isSistema, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { TipoIdentificacao } from './identificacao.ts';
import type { Relacao } from './manifestacao-acts.ts';

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
const observadores: readonly number[] = [Perfil.observador, Perfil.webServiceObservador];

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

/** Of a protected identity nothing personal is shown to who only looks on. */
export const leSemDadosPessoais = (
  { relacao, idTipoIdentificacao }: { relacao: Relacao; idTipoIdentificacao: number },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  relacao === 'orgao' &&
  usuario !== null &&
  observadores.includes(usuario.idPerfil) &&
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

/** A program gives no reason for opening an identity: of a protected person it reads the words without who wrote them. */
export const lePseudonimizada = (
  { relacao, protegida }: { readonly relacao: Relacao; readonly protegida: boolean },
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  (relacao === 'orgao' || relacao === 'instancia') &&
  protegida &&
  usuario !== null &&
  isSistema(usuario.idPerfil);

/** Areas and programs read the text without who filed, and a file cannot be read so: of a protected person they get none. */
export const ficamComAEquipe = (
  { anonima, protegida }: Pick<CasoDoArquivo, 'anonima' | 'protegida'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'> | null,
): boolean =>
  usuario !== null &&
  (usuario.idPerfil === Perfil.colaborador || isSistema(usuario.idPerfil)) &&
  protegida &&
  !anonima;

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
  const doOrgao = idResposta !== null && usuario !== null && isSistema(usuario.idPerfil);
  if (idTramitacao === null && !doOrgao && ficamComAEquipe(caso, usuario)) return false;
  if (idTramitacao !== null && idOuvidoriaDaTramitacao !== idOuvidoria) return false;
  return usuario?.idPerfil !== Perfil.colaborador || (idResposta === null && idMensagem === null);
};
