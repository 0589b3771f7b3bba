import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { semOrgao } from '../domain/webhook-errors.ts';
import type { Alcance } from './webhook-repository.ts';

/** The administrador manages the webhooks of every office, a gestor those of their own, a program those it subscribed. */
export const alcanceDe = ({ idPerfil, idOuvidoria, ...quem }: UsuarioAtual): Alcance => {
  const idCliente = quem.idCliente ?? null;
  if (idPerfil === Perfil.administrador) return { idOuvidoria: null, idCliente };
  if (idOuvidoria === null) throw semOrgao();
  return { idOuvidoria, idCliente };
};

/** The office that was asked for; a gestor can only ask for their own. */
export const orgaoPedido = (usuario: UsuarioAtual, pedido: number | undefined): Alcance => {
  const alcance = alcanceDe(usuario);
  if (alcance.idOuvidoria !== null && pedido !== undefined && pedido !== alcance.idOuvidoria)
    throw semOrgao();
  return { ...alcance, idOuvidoria: alcance.idOuvidoria ?? pedido ?? null };
};
