import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { DadosDaUnidade } from '../contract.ts';
import { colegaNaoExiste, siglaRepetida, unidadeNaoEncontrada } from '../domain/tramitacao-errors.ts';
import { type Colega, listColegas, perfisQueContribuem } from './colegas.ts';
import {
  hasOutraComSigla,
  insertUnidade,
  listUnidades as listRows,
  replacePessoas,
  type UnidadeGravada,
  updateUnidade,
} from './unidade-repository.ts';

const orgaoDe = ({ idOuvidoria }: UsuarioAtual): number => {
  if (idOuvidoria === null) throw unidadeNaoEncontrada();
  return idOuvidoria;
};

/** The administrador works in all offices and names one. */
const orgaoPedido = (usuario: UsuarioAtual, pedido: number | undefined): number =>
  usuario.idPerfil === Perfil.administrador && pedido !== undefined ? pedido : orgaoDe(usuario);

export const listUnidades = async (platform: Platform, usuario: UsuarioAtual, pedido?: number) => {
  const idOuvidoria = orgaoPedido(usuario, pedido);
  const [rows, colegas] = await Promise.all([
    listRows(platform.db, idOuvidoria),
    listColegas(platform, platform.db, idOuvidoria, perfisQueContribuem),
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
  };
};

const linhaDe = (usuario: UsuarioAtual, { nome, sigla, email, ativa }: DadosDaUnidade): UnidadeGravada => ({
  id_ouvidoria: orgaoDe(usuario),
  nome,
  sigla,
  email: email ?? null,
  ativa,
});

/** Who works in a unit works in its office. */
const conferirPessoas = async (
  platform: Platform,
  usuario: UsuarioAtual,
  pessoas: readonly number[],
): Promise<number[]> => {
  const colegas = await listColegas(platform, platform.db, orgaoDe(usuario), perfisQueContribuem);
  const unicas = [...new Set(pessoas)];
  if (!unicas.every((id) => colegas.some(({ idUsuario }) => idUsuario === id)))
    throw colegaNaoExiste('pessoas');
  return unicas;
};

export const criarUnidade = async (
  platform: Platform,
  usuario: UsuarioAtual,
  dados: DadosDaUnidade,
): Promise<{ idUnidade: number }> => {
  const pessoas = await conferirPessoas(platform, usuario, dados.pessoas);
  return platform.db.transaction().execute(async (tx) => {
    const idUnidade = await insertUnidade(tx, linhaDe(usuario, dados));
    if (idUnidade === null) throw siglaRepetida();
    await replacePessoas(tx, idUnidade, pessoas);
    return { idUnidade };
  });
};

export const mudarUnidade = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idUnidade: number,
  dados: DadosDaUnidade,
): Promise<void> => {
  const pessoas = await conferirPessoas(platform, usuario, dados.pessoas);
  await platform.db.transaction().execute(async (tx) => {
    const linha = linhaDe(usuario, dados);
    if (await hasOutraComSigla(tx, { idOuvidoria: linha.id_ouvidoria, sigla: linha.sigla, idUnidade }))
      throw siglaRepetida();
    if (!(await updateUnidade(tx, idUnidade, linha))) throw unidadeNaoEncontrada();
    await replacePessoas(tx, idUnidade, pessoas);
  });
};
