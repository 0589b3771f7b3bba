import { z } from 'zod';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { momentoDoBanco, pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { ItemDoRelatorio } from '../contract.ts';
import type { DefinicaoDeRelatorio } from '../domain/definicao.ts';
import type { FiltroDeRelatorio } from '../domain/filtro.ts';
import { semListaDeCasos } from '../domain/relatorio-errors.ts';
import type { NomeDoRelatorio } from '../domain/relatorios.ts';
import { countItens, type ItemRow, selectItens } from './fato-repository.ts';
import { olharDaPessoa, selecaoDe } from './selecao.ts';
import { dimensaoDe } from './ver-relatorio.ts';

const posicao = z.tuple([momentoDoBanco, z.int()]);

/** A protocol is punctuated as in the sphere that issued it. */
const celulasDe = ({ colunas = [] }: DefinicaoDeRelatorio, row: ItemRow): ItemDoRelatorio['celulas'] =>
  row.celulas.map((celula, indice) =>
    colunas[indice]?.como === 'protocolo'
      ? formatProtocoloDigitos(String(celula), row.esfera_do_protocolo)
      : celula,
  );

interface Pedido extends PaginaPedida {
  readonly valor: string | undefined;
}

/** The cases behind a figure that the person may see. */
export const listItens = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  nome: NomeDoRelatorio,
  filtro: FiltroDeRelatorio,
  { valor, porPagina, cursor }: Pedido,
) => {
  const olhar = await olharDaPessoa(db, usuario, nome, filtro);
  if (olhar.casos === 'nenhum') throw semListaDeCasos();
  const depois = readCursor(posicao, cursor);
  const selecao = selecaoDe(nome, filtro, olhar, clock.now());
  const dimensao = dimensaoDe(selecao, selecao.dimensao);
  const rows = await selectItens(db, selecao, { dimensao, valor, depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.valor_da_ordem, row.id]);
  return {
    itens: pagina.map((row) => ({
      id: row.id,
      idManifestacao: row.id_manifestacao,
      celulas: celulasDe(selecao.definicao, row),
    })),
    proximoCursor,
    total: depois ? null : await countItens(db, selecao, { dimensao, valor }),
  };
};
