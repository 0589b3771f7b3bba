import { parseEstado } from '#capabilities/tabela-apoio/domain/lugar.ts';
import type { Database } from '#server/db/database.ts';
import type { PaginaDeOrgaos } from '../contract.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { presentOrgao } from './orgao-presenter.ts';
import { countOrgaos, listOrgaos } from './orgao-repository.ts';

const POR_PAGINA = 20;

interface Pedido {
  readonly busca?: string | undefined;
  readonly uf?: string | undefined;
  readonly esfera?: number | undefined;
  readonly cursor?: string | undefined;
}

/** One row more than a page is read: if it is there, there is a next page. */
export const buscarOrgaos = async (db: Database, pedido: Pedido): Promise<PaginaDeOrgaos> => {
  const filtro = {
    busca: pedido.busca,
    esfera: pedido.esfera,
    uf: pedido.uf ? parseEstado(pedido.uf) : undefined,
  };
  const depois = pedido.cursor ? decodeCursor(pedido.cursor) : undefined;
  const [rows, total] = await Promise.all([
    listOrgaos(db, filtro, depois, POR_PAGINA + 1),
    countOrgaos(db, filtro),
  ]);
  const page = rows.slice(0, POR_PAGINA);
  const last = page.at(-1);
  return {
    itens: page.map(presentOrgao),
    total,
    proximoCursor: last && rows.length > POR_PAGINA ? encodeCursor(last) : null,
  };
};
