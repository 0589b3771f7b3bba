import {
  leituraInteiraNaLista,
  leituraNaLista,
  type ParaLeituraRow,
} from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { listTrabalho } from './lista-repository.ts';
import { comNomes, type NomesDaLinha } from './nomes-da-lista.ts';
import type { PedidoDeLista, TrabalhoRow } from './pagina-repository.ts';

export type TrabalhoLido = TrabalhoRow & NomesDaLinha;

/** What says how the person reads it came with the row, because the list may show words of it. */
const isParaLeitura = (row: TrabalhoRow): row is TrabalhoRow & ParaLeituraRow => row.id_lido !== null;

/** The list as this person may read it: tags and excerpts reveal no more than the case itself. */
export const listTrabalhoLido = async (
  platform: Pick<Platform, 'config' | 'db'>,
  usuario: Pick<UsuarioAtual, 'idPerfil'>,
  pedido: PedidoDeLista,
): Promise<TrabalhoLido[]> => {
  const rows = await comNomes(platform.db, listTrabalho(platform.db, pedido));
  return rows.map(({ row, nomes }) => {
    const { daPessoa, etiqueta } = isParaLeitura(row)
      ? leituraNaLista(platform, usuario, row)
      : leituraInteiraNaLista;
    return {
      ...row,
      ...nomes,
      inicio: row.inicio && daPessoa(row.inicio),
      tags: row.tags.map(({ idTag, nome }) => ({ idTag, nome: etiqueta(nome) })),
    };
  });
};
