import { type IdPerfil, Perfil, perfisSistema } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  naoMudaOsProprios,
  quemDeuNaoConfirma,
  soGestorConfirma,
  soGestorDeCimaConfirma,
  soOutroAdministradorConfirma,
} from './gestao-errors.ts';
import type { PerfilNoOrgao, QuemGere } from './gestao-policy.ts';

/** Whoever lists the cases of an office, or those sent to an area, comes upon denúncias; programs of others do too. */
const perfisQueLeemDenuncias: readonly number[] = [...perfisDaAcao('manifestacao.listar'), ...perfisSistema];

const isGestorDe = ({ idPerfil, idOuvidoria }: QuemGere, idDoOrgao: number | null): boolean =>
  idPerfil === Perfil.gestor && idDoOrgao !== null && idOuvidoria === idDoOrgao;

const leDenuncias = (idPerfil: number): boolean => perfisQueLeemDenuncias.includes(idPerfil);

/**
 * Decreto 10.153/2019, art. 6: who comes to read denúncias is known to a gestor of the office. A gestor
 * could be the second person of another, so that one never comes by the word of one person alone. Only
 * the first gestor of a new platform has nobody who could confirm.
 */
export const esperaConfirmacao = (
  quem: QuemGere,
  { idPerfil, idOuvidoria }: PerfilNoOrgao,
  jaHouveGestor: boolean,
): boolean => {
  if (idPerfil === Perfil.gestor) return jaHouveGestor;
  return leDenuncias(idPerfil) && !isGestorDe(quem, idOuvidoria);
};

/** Where there are gestores now who could confirm: other people than who gave it and who gets it. */
export interface Gestao {
  readonly idOuvidoria: number;
  readonly temOutroGestor: boolean;
  /** The office that watches over the others; null if the platform has none. */
  readonly controlador: { readonly idOuvidoria: number; readonly temOutroGestor: boolean } | null;
}

/** Whose decision it is; `idOuvidoria` null: the administradores'. */
export interface QuemConfirma {
  readonly instancia: 'orgao' | 'controlador' | 'administracao';
  readonly idOuvidoria: number | null;
  readonly idPerfil: IdPerfil;
}

/** An office without another gestor has the controlling body's, and without either another administrador. */
export const quemConfirma = ({ idOuvidoria, temOutroGestor, controlador }: Gestao): QuemConfirma => {
  const idPerfil = Perfil.gestor;
  if (temOutroGestor) return { instancia: 'orgao', idOuvidoria, idPerfil };
  if (controlador?.temOutroGestor)
    return { instancia: 'controlador', idOuvidoria: controlador.idOuvidoria, idPerfil };
  return { instancia: 'administracao', idOuvidoria: null, idPerfil: Perfil.administrador };
};

export interface PerfilQueEspera extends PerfilNoOrgao {
  readonly idUsuario: number;
  readonly dadoPor: number;
}

const daInstancia = (quem: QuemGere, { instancia, idOuvidoria, idPerfil }: QuemConfirma): Verdict => {
  if (instancia === 'administracao')
    return quem.idPerfil === idPerfil ? allow : refuse(soOutroAdministradorConfirma());
  if (isGestorDe(quem, idOuvidoria)) return allow;
  return refuse(instancia === 'orgao' ? soGestorConfirma() : soGestorDeCimaConfirma());
};

/** Also to refuse. Never who gave it, nor who gets it. */
export const podeConfirmar = (quem: QuemGere, perfil: PerfilQueEspera, por: QuemConfirma): Verdict => {
  if (quem.idUsuario === perfil.idUsuario) return refuse(naoMudaOsProprios());
  const verdict = daInstancia(quem, por);
  if (!verdict.allowed) return verdict;
  return quem.idUsuario === perfil.dadoPor ? refuse(quemDeuNaoConfirma(por.instancia)) : allow;
};

/** A profile that reads denúncias and takes force where no other gestor learns of it is told to the controlling body's. */
export const avisaOControlador = (
  { idPerfil, idOuvidoria }: PerfilNoOrgao,
  temOutroGestor: boolean,
  idControlador: number | null,
): boolean =>
  leDenuncias(idPerfil) && !temOutroGestor && idControlador !== null && idControlador !== idOuvidoria;

/** Everybody who manages people sees what waits in their reach; whoever may decide sees it anyway. */
export const veOQueEspera = (quem: QuemGere, { idOuvidoria }: PerfilNoOrgao, por: QuemConfirma): boolean =>
  quem.idPerfil === Perfil.administrador ||
  quem.idOuvidoria === idOuvidoria ||
  daInstancia(quem, por).allowed;
