import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { soGestorConfirmaEmail, soOutroAdministradorConfirmaEmail } from './orgao-errors.ts';

/** As long as the link of a person's new address lasts. */
export const VALIDADE_DO_LINK = 3 * 24 * 60 * 60_000;

export const isOutroEmail = (antes: string | null, depois: string | null): boolean =>
  antes?.toLowerCase() !== depois?.toLowerCase();

interface EmailPedido {
  readonly idOuvidoria: number;
  readonly pedidoPor: number;
  /** The office has a gestor now. */
  readonly temGestor: boolean;
}

/**
 * What comes to an office's mailbox tells of denúncias (Decreto 10.153/2019, art. 6): that it is turned to another address is
 * the word of a gestor of the office, who has opened the link that went there. Where there is none, of another administrador
 * than who asked.
 */
export const podeConfirmarEmail = (
  { idUsuario, idPerfil, idOuvidoria }: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'>,
  pedido: EmailPedido,
): Verdict => {
  if (idPerfil === Perfil.gestor && idOuvidoria === pedido.idOuvidoria) return allow;
  if (pedido.temGestor) return refuse(soGestorConfirmaEmail());
  return idPerfil === Perfil.administrador && idUsuario !== pedido.pedidoPor
    ? allow
    : refuse(soOutroAdministradorConfirmaEmail());
};
