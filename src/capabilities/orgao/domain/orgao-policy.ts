import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { outroOrgao } from './orgao-errors.ts';

/** An administrador manages any office; gestor and cadastrador their own. */
export const podeGerenciarOrgao = (
  usuario: Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>,
  idOuvidoria: number,
): Verdict =>
  usuario.idPerfil === Perfil.administrador || usuario.idOuvidoria === idOuvidoria
    ? allow
    : refuse(outroOrgao());
