import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { type Colega, listColegas } from '#capabilities/orgao/server/index.ts';
import { Perfil, perfisQueContribuem } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { unidadeNaoEncontrada } from '../domain/tramitacao-errors.ts';
import { listUnidades as listRows } from './unidade-repository.ts';

const orgaoDe = ({ idOuvidoria }: UsuarioAtual): number => {
  if (idOuvidoria === null) throw unidadeNaoEncontrada();
  return idOuvidoria;
};

/** The administrador works in all offices and may name one. */
const orgaoPedido = (usuario: UsuarioAtual, pedido: number | undefined): number =>
  usuario.idPerfil === Perfil.administrador && pedido !== undefined ? pedido : orgaoDe(usuario);

export const listUnidades = async (platform: Platform, usuario: UsuarioAtual, pedido?: number) => {
  const idOuvidoria = orgaoPedido(usuario, pedido);
  const [rows, colegas, diasUsuais] = await Promise.all([
    listRows(platform.db, idOuvidoria),
    listColegas(platform, platform.db, idOuvidoria, perfisQueContribuem),
    valorDe(platform.db, 'tramitacao.dias', idOuvidoria),
  ]);
  return {
    unidades: rows.map(({ id, nome, sigla, email, ativa, pessoas }) => ({
      idUnidade: id,
      nome,
      sigla,
      email,
      ativa,
      pessoas: pessoas ?? [],
    })),
    colegas: colegas satisfies Colega[],
    diasUsuais,
  };
};
