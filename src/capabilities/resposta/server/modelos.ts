import type { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { modeloDeResposta } from '../domain/preencher-modelo.ts';
import { modeloNaoEncontrado, modeloSemOrgao } from '../domain/resposta-errors.ts';
import { insertModelo, listModelos, updateModelo } from './modelo-repository.ts';

type Modelo = z.output<typeof modeloDeResposta>;

/** Everybody works with the templates of their own office; the administrador names one. */
const orgaoDe = ({ idPerfil, idOuvidoria }: UsuarioAtual, pedido: number | undefined): number => {
  const orgao = idPerfil === Perfil.administrador ? (pedido ?? idOuvidoria) : idOuvidoria;
  if (orgao === null) throw modeloSemOrgao();
  return orgao;
};

export const listarModelos = async ({ db }: Platform, usuario: UsuarioAtual, idOuvidoria?: number) => {
  const rows = await listModelos(db, orgaoDe(usuario, idOuvidoria));
  return rows.map((row) => ({
    idModelo: row.id,
    nome: row.nome,
    texto: row.texto,
    idTipoManifestacao: row.id_tipo_manifestacao,
    atualizadoEm: row.atualizado_em.toISOString(),
  }));
};

const colunas = ({ nome, texto, idTipoManifestacao }: Modelo, agora: Date) => ({
  nome,
  texto,
  id_tipo_manifestacao: idTipoManifestacao,
  atualizado_em: agora,
});

export const criarModelo = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  modelo: Modelo,
  idOuvidoria?: number,
): Promise<{ idModelo: number }> => ({
  idModelo: await insertModelo(db, {
    id_ouvidoria: orgaoDe(usuario, idOuvidoria),
    ...colunas(modelo, clock.now()),
  }),
});

const meu = ({ idPerfil, idOuvidoria }: UsuarioAtual, idModelo: number) => {
  if (idPerfil === Perfil.administrador) return { idModelo, idOuvidoria: null };
  if (idOuvidoria === null) throw modeloNaoEncontrado();
  return { idModelo, idOuvidoria };
};

export const mudarModelo = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
  modelo: Modelo,
): Promise<void> => {
  const mudou = await updateModelo(db, meu(usuario, idModelo), colunas(modelo, clock.now()));
  if (!mudou) throw modeloNaoEncontrado();
};

export const retirarModelo = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
): Promise<void> => {
  const retirou = await updateModelo(db, meu(usuario, idModelo), {
    ativo: false,
    atualizado_em: clock.now(),
  });
  if (!retirou) throw modeloNaoEncontrado();
};
