import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  contaDeAdministrador,
  contaDeGestor,
  contaDeTrabalho,
  tambemDeOutraOuvidoria,
  ultimoAdministrador,
  usuarioNaoEncontrado,
} from './usuario-errors.ts';

export type QuemExclui = Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'>;

export interface ContaAExcluir {
  readonly idUsuario: number;
  readonly perfis: readonly { readonly idPerfil: number; readonly idOuvidoria: number }[];
  /** Nobody else could administer the platform. */
  readonly isUltimoAdministrador: boolean;
}

const perfisDaGestao: readonly IdPerfil[] = [Perfil.gestor, Perfil.cadastrador];

const podeExcluirAPropria = (quem: QuemExclui, alvo: ContaAExcluir): Verdict => {
  if (alvo.isUltimoAdministrador) return refuse(ultimoAdministrador());
  const isLivre = alvo.perfis.length === 0 || quem.idPerfil === Perfil.administrador;
  return isLivre ? allow : refuse(contaDeTrabalho());
};

/** Somebody of whom the person may not even know is not found, like an id that nobody has. */
const podeExcluirDaOuvidoria = (quem: QuemExclui, alvo: ContaAExcluir): Verdict => {
  const daCasa = alvo.perfis.filter(({ idOuvidoria }) => idOuvidoria === quem.idOuvidoria);
  if (!perfisDaGestao.includes(quem.idPerfil) || daCasa.length === 0) return refuse(usuarioNaoEncontrado());
  if (alvo.perfis.some(({ idPerfil }) => idPerfil === Perfil.administrador))
    return refuse(contaDeAdministrador());
  if (daCasa.length !== alvo.perfis.length) return refuse(tambemDeOutraOuvidoria());
  // Who registers people does not remove who answers for the office.
  if (quem.idPerfil === Perfil.cadastrador && alvo.perfis.some(({ idPerfil }) => idPerfil === Perfil.gestor))
    return refuse(contaDeGestor());
  return allow;
};

/** LGPD art. 18, VI: one's own account always; staff accounts by who administers them. */
export const podeExcluir = (quem: QuemExclui, alvo: ContaAExcluir): Verdict => {
  if (quem.idUsuario === alvo.idUsuario) return podeExcluirAPropria(quem, alvo);
  return quem.idPerfil === Perfil.administrador ? allow : podeExcluirDaOuvidoria(quem, alvo);
};
