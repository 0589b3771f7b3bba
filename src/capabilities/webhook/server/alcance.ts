import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { semOrgao } from '../domain/webhook-errors.ts';
import type { Alcance } from './webhook-repository.ts';

/** The administrador manages the webhooks of every office, a gestor those of their own. */
export const alcanceDe = ({ idPerfil, idOuvidoria }: UsuarioAtual): Alcance => {
  if (idPerfil === Perfil.administrador) return null;
  if (idOuvidoria === null) throw semOrgao();
  return idOuvidoria;
};

/** The office that was asked for; a gestor can only ask for their own. */
export const orgaoPedido = (usuario: UsuarioAtual, pedido: number | undefined): Alcance => {
  const alcance = alcanceDe(usuario);
  if (alcance !== null && pedido !== undefined && pedido !== alcance) throw semOrgao();
  return alcance ?? pedido ?? null;
};
