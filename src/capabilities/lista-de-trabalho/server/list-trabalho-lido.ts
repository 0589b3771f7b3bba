import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { leiturasNaLista } from '#capabilities/manifestacao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { listTrabalho, type PedidoDeLista, type TrabalhoRow } from './lista-repository.ts';

/** The list as this person may read it: tags and excerpts reveal no more than the case itself. */
export const listTrabalhoLido = async (
  platform: Pick<Platform, 'config' | 'db'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  pedido: PedidoDeLista,
): Promise<TrabalhoRow[]> => {
  const rows = await listTrabalho(platform.db, pedido);
  // For everybody else trecho.ts already leaves out excerpts they may not read; a request with the
  // identity preserved is excerpted without who wrote it.
  const comPalavras = rows.filter(
    ({ tags, inicio, id_tipo_identificacao }) =>
      tags.length > 0 ||
      usuario.idPerfil === Perfil.colaborador ||
      (inicio !== null && id_tipo_identificacao === TipoIdentificacao.comRestricao),
  );
  const leitura = await leiturasNaLista(
    platform,
    platform.db,
    usuario,
    comPalavras.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { daPessoa, etiqueta } = leitura(row.id);
    return {
      ...row,
      inicio: row.inicio && daPessoa(row.inicio),
      tags: row.tags.map(({ idTag, nome }) => ({ idTag, nome: etiqueta(nome) })),
    };
  });
};
