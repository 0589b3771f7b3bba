import { type IdPerfil, Perfil, perfisServidor } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  bloqueadaDeCima,
  contaDaPessoa,
  contaDeSistema,
  naoMudaOsProprios,
  ouvidoriaNaoEncontrada,
  perfilQueNaoPodeDar,
  quemRecebeNaoAtivou,
  semOutroAdministrador,
  soAdministradorBloqueia,
  soGestorMexeEmGestor,
  soOutroAdministrador,
  soQuemTrataPassaTrabalho,
} from './gestao-errors.ts';
import {
  contaDeTrabalho,
  tambemDeOutraOuvidoria,
  ultimoAdministrador,
  usuarioNaoEncontrado,
} from './usuario-errors.ts';

/**
 * Who gives and takes which profile: the administrador in every office, the others in the office of
 * their session. A profile higher in the table ranks above those below it.
 */
// biome-ignore format: read as a table.
const quemDa = {
  //                   administrador gestor respondente atendente observador cadastrador colaborador
  administrador:         'x           x        x          x          x          x           x',
  gestor:                '-           x        x          x          x          x           x',
  cadastrador:           '-           -        x          x          x          x           x',
} as const;

const linhaDe: Partial<Record<IdPerfil, keyof typeof quemDa>> = {
  [Perfil.administrador]: 'administrador',
  [Perfil.gestor]: 'gestor',
  [Perfil.cadastrador]: 'cadastrador',
};

export type QuemGere = Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'>;

export interface PerfilNoOrgao {
  readonly idPerfil: number;
  readonly idOuvidoria: number;
}

/** A person, as the rules of the administration see them. */
export interface PessoaGerida {
  readonly idUsuario: number;
  /** An integration, not a person. */
  readonly isSistema: boolean;
  /** The profiles that they accepted and that were not ended, including those past their last day. */
  readonly perfis: readonly PerfilNoOrgao[];
  /** Offices where they have open cases, steps or appeals. */
  readonly trabalhoEm: readonly number[];
  /** Whether its owner has ever signed in; until then it is only an invitation. */
  readonly isAtivada: boolean;
  /** Made by an invitation: there was no account before it. */
  readonly isDeConvite: boolean;
  /** For a blocked account, the profile of whoever blocked it; `idPerfil` is null if unknown. */
  readonly bloqueio: { readonly idPerfil: number | null } | null;
}

export const perfisQuePodeDar = (idPerfil: IdPerfil): readonly IdPerfil[] => {
  const linha = linhaDe[idPerfil];
  if (!linha) return [];
  const marcas = quemDa[linha].split(/\s+/);
  return perfisServidor.filter((_, coluna) => marcas[coluna] === 'x');
};

const isAdministrador = ({ idPerfil }: Pick<QuemGere, 'idPerfil'>): boolean =>
  idPerfil === Perfil.administrador;

const tem = (pessoa: PessoaGerida, idPerfil: IdPerfil, idOuvidoria?: number | null): boolean =>
  pessoa.perfis.some(
    (perfil) =>
      perfil.idPerfil === idPerfil && (idOuvidoria === undefined || perfil.idOuvidoria === idOuvidoria),
  );

/** Citizens' accounts and people of other offices are treated as not existing. */
export const podeVerPessoa = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  if (isAdministrador(quem)) return allow;
  const daCasa =
    pessoa.perfis.some(({ idOuvidoria }) => idOuvidoria === quem.idOuvidoria) ||
    pessoa.trabalhoEm.some((idOuvidoria) => idOuvidoria === quem.idOuvidoria);
  return daCasa ? allow : refuse(usuarioNaoEncontrado());
};

/** Nobody changes their own rights; a higher rank is changed only from that rank or above. */
const respeitaAHierarquia = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  if (quem.idUsuario === pessoa.idUsuario) return refuse(naoMudaOsProprios());
  if (isAdministrador(quem)) return allow;
  if (tem(pessoa, Perfil.administrador)) return refuse(soOutroAdministrador());
  if (pessoa.isSistema) return refuse(contaDeSistema());
  return quem.idPerfil === Perfil.cadastrador && tem(pessoa, Perfil.gestor, quem.idOuvidoria)
    ? refuse(soGestorMexeEmGestor())
    : allow;
};

const noProprioOrgao = (quem: QuemGere, { idOuvidoria }: PerfilNoOrgao): Verdict =>
  isAdministrador(quem) || idOuvidoria === quem.idOuvidoria ? allow : refuse(ouvidoriaNaoEncontrada());

/** The administrador may also take away the profile of an integration, but not give one. */
const perfilAoAlcance = (quem: QuemGere, { idPerfil }: PerfilNoOrgao, tirar: boolean): Verdict =>
  perfisQuePodeDar(quem.idPerfil).some((perfil) => perfil === idPerfil) || (tirar && isAdministrador(quem))
    ? allow
    : refuse(perfilQueNaoPodeDar());

/** Also to somebody not seen yet, whose CPF or e-mail the person knows: that is an invitation. */
export const podeDarPerfil = (quem: QuemGere, pessoa: PessoaGerida | null, perfil: PerfilNoOrgao): Verdict =>
  allOf(
    noProprioOrgao(quem, perfil),
    perfilAoAlcance(quem, perfil, false),
    pessoa ? respeitaAHierarquia(quem, pessoa) : allow,
  );

/** Changes the last day of a profile, or ends it. */
export const podeMudarPerfil = (quem: QuemGere, pessoa: PessoaGerida, perfil: PerfilNoOrgao): Verdict =>
  allOf(
    podeVerPessoa(quem, pessoa),
    noProprioOrgao(quem, perfil),
    respeitaAHierarquia(quem, pessoa),
    perfilAoAlcance(quem, perfil, true),
  );

/** A link sent to the person's own address changes nothing by itself. */
export const podeEnviarLink = (quem: QuemGere, pessoa: PessoaGerida): Verdict =>
  allOf(podeVerPessoa(quem, pessoa), respeitaAHierarquia(quem, pessoa));

/**
 * A block applies everywhere, and keeps a person from their own reports: an office may block only an account that an invitation
 * made and that works in no other. Of any other it ends its own profile.
 */
export const podeBloquear = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  const verdict = podeEnviarLink(quem, pessoa);
  if (!verdict.allowed || isAdministrador(quem)) return verdict;
  const soDaqui = pessoa.perfis.every(({ idOuvidoria }) => idOuvidoria === quem.idOuvidoria);
  if (!soDaqui) return refuse(tambemDeOutraOuvidoria());
  return pessoa.isDeConvite ? allow : refuse(soAdministradorBloqueia());
};

const alturaDe = (idPerfil: number): number => {
  const linha = linhaDe[idPerfil as IdPerfil];
  return linha ? Object.keys(quemDa).length - Object.keys(quemDa).indexOf(linha) : 0;
};

/** A block is undone from the blocker's rank or above; if unknown, by the administrador. */
const desfazOBloqueio = (quem: QuemGere, { bloqueio }: PessoaGerida): Verdict =>
  bloqueio === null || alturaDe(quem.idPerfil) >= alturaDe(bloqueio.idPerfil ?? Perfil.administrador)
    ? allow
    : refuse(bloqueadaDeCima());

export const podeDesbloquear = (quem: QuemGere, pessoa: PessoaGerida): Verdict =>
  allOf(podeBloquear(quem, pessoa), desfazOBloqueio(quem, pessoa));

/**
 * Never easier than blocking, because it cannot be undone. An account in use belongs to the person
 * and not to the office, which only lent it profiles (LGPD art. 18, VI): only the administrador
 * deletes it. An office may take back an invitation that nobody accepted.
 */
export const podeExcluirDeOutro = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  if (!linhaDe[quem.idPerfil]) return refuse(usuarioNaoEncontrado());
  return allOf(
    podeDesbloquear(quem, pessoa),
    isAdministrador(quem) || !pessoa.isAtivada ? allow : refuse(contaDaPessoa()),
  );
};

export interface ContaPropria {
  /** The person works in some office today. */
  readonly temPerfil: boolean;
  /** Nobody else could administer the platform. */
  readonly isUltimoAdministrador: boolean;
}

/** LGPD art. 18, VI: people may always delete their own account, once they do not work with it. */
export const podeExcluirAPropria = (
  quem: Pick<QuemGere, 'idPerfil'>,
  { temPerfil, isUltimoAdministrador }: ContaPropria,
): Verdict => {
  if (isUltimoAdministrador) return refuse(ultimoAdministrador());
  return !temPerfil || isAdministrador(quem) ? allow : refuse(contaDeTrabalho());
};

/** Deadlines keep running: work is not given to somebody who has never signed in. */
export const podeReceberTrabalho = ({ nome, isAtivada }: { nome: string; isAtivada: boolean }): Verdict =>
  isAtivada ? allow : refuse(quemRecebeNaoAtivou(nome));

/** A cadastrador does not handle cases, and only people who can see them pass them on. */
export const podePassarTrabalho = (quem: QuemGere, idOuvidoria: number): Verdict => {
  if (isAdministrador(quem)) return allow;
  if (idOuvidoria !== quem.idOuvidoria) return refuse(ouvidoriaNaoEncontrada());
  return quem.idPerfil === Perfil.gestor ? allow : refuse(soQuemTrataPassaTrabalho());
};

/**
 * One per profile that makes somebody an administrador permanently: in force, without a last day,
 * not blocked.
 */
export interface Administracao {
  readonly idPerfilOuvidoria: number;
  readonly idUsuario: number;
}

/** The last administrador cannot be blocked, deleted, given a last day or lose the profile. */
export const restaAdministrador = (
  todas: readonly Administracao[],
  sai: (administracao: Administracao) => boolean,
): Verdict => (todas.some(sai) && todas.every(sai) ? refuse(semOutroAdministrador()) : allow);
