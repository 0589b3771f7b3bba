import { emOrdemDeNome } from '#capabilities/manifestacao/domain/etiqueta.ts';
import {
  abrirEtiqueta,
  leituraInteiraNaLista,
  leituraNaLista,
  type ParaLeituraRow,
} from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { comEtiquetas } from './achar-etiquetas.ts';
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
  const rows = await comNomes(
    platform.db,
    comEtiquetas(platform, pedido).then((completo) => listTrabalho(platform.db, completo)),
  );
  const abrir = (id: number, selada: string) =>
    abrirEtiqueta(platform, { id_manifestacao: id, selada: Buffer.from(selada, 'base64') });
  return rows.map(({ row, nomes }) => {
    const { daPessoa, etiqueta } = isParaLeitura(row)
      ? leituraNaLista(platform, usuario, row)
      : leituraInteiraNaLista;
    return {
      ...row,
      ...nomes,
      inicio: row.inicio && daPessoa(row.inicio),
      tags: emOrdemDeNome([...row.tags, ...row.seladas.map((selada) => abrir(row.id, selada))]).map(
        ({ idTag, nome }) => ({ idTag, nome: etiqueta(nome) }),
      ),
    };
  });
};
