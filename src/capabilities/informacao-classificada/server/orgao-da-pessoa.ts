import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { informacaoNaoEncontrada } from '../domain/rol/informacao-errors.ts';
import { findOrgao, type OrgaoRow } from './orgao-repository.ts';

/** The administrador works in every office, everybody else in their own. */
export const trabalhaEm = ({ idPerfil, idOuvidoria }: UsuarioAtual, idOrgao: number): boolean =>
  idPerfil === Perfil.administrador || idOuvidoria === idOrgao;

/** The office whose roll a person asks for; others' do not exist for them. */
export const orgaoDaPessoa = async (
  db: Db,
  usuario: UsuarioAtual,
  idPedido: number | undefined,
): Promise<OrgaoRow> => {
  const idOrgao = idPedido ?? usuario.idOuvidoria ?? 0;
  const orgao = trabalhaEm(usuario, idOrgao) ? await findOrgao(db, idOrgao) : undefined;
  if (!orgao) throw informacaoNaoEncontrada();
  return orgao;
};

/** How a person signs the rows that their acts write. */
export const assinar = (usuario: UsuarioAtual, sigla: string | null) => ({
  id_responsavel: usuario.idUsuario,
  responsavel: sigla === null ? usuario.nome : `${usuario.nome} (${sigla})`,
});
