import type { z } from 'zod';
import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { modeloDeResposta } from '../domain/preencher-modelo.ts';
import { modeloNaoEncontrado, modeloSemOrgao } from '../domain/resposta-errors.ts';
import { insertModelo, lockModelo, selectModelos, updateModelo } from './modelo-repository.ts';

type Modelo = z.output<typeof modeloDeResposta>;

/** Everybody uses the templates of their own office; the administrador may name another. */
const orgaoDe = ({ idPerfil, idOuvidoria }: UsuarioAtual, pedido: number | undefined): number => {
  const orgao = idPerfil === Perfil.administrador ? (pedido ?? idOuvidoria) : idOuvidoria;
  if (orgao === null) throw modeloSemOrgao();
  return orgao;
};

export const listModelos = async ({ db }: Platform, usuario: UsuarioAtual, idOuvidoria?: number) => {
  const rows = await selectModelos(db, orgaoDe(usuario, idOuvidoria));
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

export const criarModelo = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  modelo: Modelo,
  pedido?: number,
): Promise<{ idModelo: number }> =>
  db.transaction().execute(async (tx) => {
    const idOuvidoria = orgaoDe(usuario, pedido);
    const idModelo = await insertModelo(tx, { id_ouvidoria: idOuvidoria, ...colunas(modelo, clock.now()) });
    await auditar(tx, clock, usuario, {
      area: 'orgao',
      acao: 'Cadastro de modelo de resposta',
      alvo: modelo.nome,
      idAlvo: idModelo,
      idOuvidoria,
      depois: modelo,
    });
    return { idModelo };
  });

const meu = ({ idPerfil, idOuvidoria }: UsuarioAtual, idModelo: number) => {
  if (idPerfil === Perfil.administrador) return { idModelo, idOuvidoria: null };
  if (idOuvidoria === null) throw modeloNaoEncontrado();
  return { idModelo, idOuvidoria };
};

export const mudarModelo = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
  modelo: Modelo,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const atual = await lockModelo(tx, meu(usuario, idModelo));
    if (!atual) throw modeloNaoEncontrado();
    const { nome, texto, id_tipo_manifestacao: idTipoManifestacao } = atual;
    const mudou = oQueMudou({ nome, texto, idTipoManifestacao }, modelo);
    if (!mudou) return;
    await updateModelo(tx, idModelo, colunas(modelo, clock.now()));
    await auditar(tx, clock, usuario, {
      area: 'orgao',
      acao: 'Mudança de modelo de resposta',
      alvo: modelo.nome,
      idAlvo: idModelo,
      idOuvidoria: atual.id_ouvidoria,
      ...mudou,
    });
  });

export const retirarModelo = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  idModelo: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const atual = await lockModelo(tx, meu(usuario, idModelo));
    if (!atual) throw modeloNaoEncontrado();
    await updateModelo(tx, idModelo, { ativo: false, atualizado_em: clock.now() });
    await auditar(tx, clock, usuario, {
      area: 'orgao',
      acao: 'Retirada de modelo de resposta',
      alvo: atual.nome,
      idAlvo: idModelo,
      idOuvidoria: atual.id_ouvidoria,
      antes: { situacao: 'ativo' },
      depois: { situacao: 'retirado' },
    });
  });
