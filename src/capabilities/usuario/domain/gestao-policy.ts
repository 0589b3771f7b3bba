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
 * Who gives and takes which profile: the administrador in every office, the others in that of their session. Who stands
 * higher in the table stands above.
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

/** A person as the administration meets them. */
export interface PessoaGerida {
  readonly idUsuario: number;
  /** An integration, not a person. */
  readonly isSistema: boolean;
  /** Not ended; those whose day has passed are among them. */
  readonly perfis: readonly PerfilNoOrgao[];
  /** Offices where they have cases, steps or appeals in hand. */
  readonly trabalhoEm: readonly number[];
  /** Whoever it belongs to has come in: before that it is only an invitation. */
  readonly isAtivada: boolean;
  /** Of a blocked account, the profile with which somebody blocked it; `idPerfil` null where nobody knows. */
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

/** Citizens' accounts, and other offices' people, are as if they were not there. */
export const podeVerPessoa = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  if (isAdministrador(quem)) return allow;
  const daCasa =
    pessoa.perfis.some(({ idOuvidoria }) => idOuvidoria === quem.idOuvidoria) ||
    pessoa.trabalhoEm.some((idOuvidoria) => idOuvidoria === quem.idOuvidoria);
  return daCasa ? allow : refuse(usuarioNaoEncontrado());
};

/** Nobody's own rights are theirs to change; who stands above is touched only from there. */
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

/** The administrador also takes the profile of an integration away, and gives none. */
const perfilAoAlcance = (quem: QuemGere, { idPerfil }: PerfilNoOrgao, tirar: boolean): Verdict =>
  perfisQuePodeDar(quem.idPerfil).some((perfil) => perfil === idPerfil) || (tirar && isAdministrador(quem))
    ? allow
    : refuse(perfilQueNaoPodeDar());

/** Also to somebody not seen yet, whose CPF or e-mail the person knows: that is what an invitation is. */
export const podeDarPerfil = (quem: QuemGere, pessoa: PessoaGerida | null, perfil: PerfilNoOrgao): Verdict =>
  allOf(
    noProprioOrgao(quem, perfil),
    perfilAoAlcance(quem, perfil, false),
    pessoa ? respeitaAHierarquia(quem, pessoa) : allow,
  );

/** Another day, or the end. */
export const podeMudarPerfil = (quem: QuemGere, pessoa: PessoaGerida, perfil: PerfilNoOrgao): Verdict =>
  allOf(
    podeVerPessoa(quem, pessoa),
    noProprioOrgao(quem, perfil),
    respeitaAHierarquia(quem, pessoa),
    perfilAoAlcance(quem, perfil, true),
  );

/** A link to the person's own address changes nothing by itself. */
export const podeEnviarLink = (quem: QuemGere, pessoa: PessoaGerida): Verdict =>
  allOf(podeVerPessoa(quem, pessoa), respeitaAHierarquia(quem, pessoa));

/** A blocked account is blocked everywhere: it is one office's only while the person works in no other. */
export const podeBloquear = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  const verdict = podeEnviarLink(quem, pessoa);
  if (!verdict.allowed || isAdministrador(quem)) return verdict;
  const soDaqui = pessoa.perfis.every(({ idOuvidoria }) => idOuvidoria === quem.idOuvidoria);
  return soDaqui ? allow : refuse(tambemDeOutraOuvidoria());
};

const alturaDe = (idPerfil: number): number => {
  const linha = linhaDe[idPerfil as IdPerfil];
  return linha ? Object.keys(quemDa).length - Object.keys(quemDa).indexOf(linha) : 0;
};

/** What one who stands above did is undone only from there; what nobody knows who did, from the top. */
const desfazOBloqueio = (quem: QuemGere, { bloqueio }: PessoaGerida): Verdict =>
  bloqueio === null || alturaDe(quem.idPerfil) >= alturaDe(bloqueio.idPerfil ?? Perfil.administrador)
    ? allow
    : refuse(bloqueadaDeCima());

export const podeDesbloquear = (quem: QuemGere, pessoa: PessoaGerida): Verdict =>
  allOf(podeBloquear(quem, pessoa), desfazOBloqueio(quem, pessoa));

/**
 * Never easier than blocking, which it cannot be undone like. An account somebody uses is theirs and not the office's,
 * which has only lent it profiles (LGPD art. 18, VI): of those the administrador answers for it; an office takes back the
 * invitation that nobody accepted.
 */
export const podeExcluirDeOutro = (quem: QuemGere, pessoa: PessoaGerida): Verdict => {
  if (!linhaDe[quem.idPerfil]) return refuse(usuarioNaoEncontrado());
  return allOf(
    podeDesbloquear(quem, pessoa),
    isAdministrador(quem) || !pessoa.isAtivada ? allow : refuse(contaDaPessoa()),
  );
};

export interface ContaPropria {
  /** Works in some office today. */
  readonly temPerfil: boolean;
  /** Nobody else could administer the platform. */
  readonly isUltimoAdministrador: boolean;
}

/** LGPD art. 18, VI: one's own account always, once it is nobody's tool of work. */
export const podeExcluirAPropria = (
  quem: Pick<QuemGere, 'idPerfil'>,
  { temPerfil, isUltimoAdministrador }: ContaPropria,
): Verdict => {
  if (isUltimoAdministrador) return refuse(ultimoAdministrador());
  return !temPerfil || isAdministrador(quem) ? allow : refuse(contaDeTrabalho());
};

/** Terms run on: work does not wait for somebody who has never come in. */
export const podeReceberTrabalho = ({ nome, isAtivada }: { nome: string; isAtivada: boolean }): Verdict =>
  isAtivada ? allow : refuse(quemRecebeNaoAtivou(nome));

/** Cases are not the cadastrador's work, nor are they given away by who does not see them. */
export const podePassarTrabalho = (quem: QuemGere, idOuvidoria: number): Verdict => {
  if (isAdministrador(quem)) return allow;
  if (idOuvidoria !== quem.idOuvidoria) return refuse(ouvidoriaNaoEncontrada());
  return quem.idPerfil === Perfil.gestor ? allow : refuse(soQuemTrataPassaTrabalho());
};

/** One line for each profile that makes somebody an administrador for good: in force, with no last day, not blocked. */
export interface Administracao {
  readonly idPerfilOuvidoria: number;
  readonly idUsuario: number;
}

/** The last administrador is not blocked, deleted, given a last day or taken the profile. */
export const restaAdministrador = (
  todas: readonly Administracao[],
  sai: (administracao: Administracao) => boolean,
): Verdict => (todas.some(sai) && todas.every(sai) ? refuse(semOutroAdministrador()) : allow);
