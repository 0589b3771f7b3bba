import { findAssuntoVigente } from '#capabilities/assunto/server/index.ts';
import { digitosDoProtocolo, formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import type { PaginaDePedidos, PedidoEncontrado } from '../contract.ts';
import { agruparFacetas, facetasDePedidos } from '../domain/facetas.ts';
import {
  type BuscaDePedidos,
  MAXIMO_DE_CANDIDATOS,
  marcasDoFiltro,
  POR_PAGINA,
  palavrasProcuradas,
} from '../domain/filtro-da-busca.ts';
import { quantasMarcadas, realcar, trechoRealcado } from '../domain/realce.ts';
import { diaDe } from './dia.ts';
import { palavrasMarcadas } from './palavras-marcadas.ts';
import { findPedidoEncontrado, type PedidoRow, searchPedidos } from './pedidos-repository.ts';

const toEncontrado = (row: PedidoRow, marcadas: ReadonlySet<string>): PedidoEncontrado => {
  // If neither has the words, the answer is shown: people came for it.
  const isDoPedido = quantasMarcadas(row.texto, marcadas) > quantasMarcadas(row.resposta, marcadas);
  return {
    protocolo: row.protocolo,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: realcar(row.resumo, marcadas),
    trecho: trechoRealcado(isDoPedido ? row.texto : row.resposta, marcadas),
    trechoDe: isDoPedido ? 'pedido' : 'resposta',
    orgao: row.orgao,
    decisao: row.decisao,
    respondidoEm: diaDe(row.respondido_em),
  };
};

const porProtocolo = async (db: Db, protocolo: string): Promise<PaginaDePedidos> => {
  const row = await findPedidoEncontrado(db, protocolo);
  return {
    total: row ? 1 : 0,
    haMais: false,
    soPalavrasVazias: false,
    pagina: 1,
    paginas: row ? 1 : 0,
    itens: row ? [toEncontrado(row, new Set())] : [],
    facetas: agruparFacetas(facetasDePedidos, []),
  };
};

/** Published requests (Lei 12.527/2011, art. 8): a protocol finds its own, words the newest. */
export const buscarPedidos = async (
  db: Db,
  busca: BuscaDePedidos,
  porPagina: number = POR_PAGINA,
): Promise<PaginaDePedidos> => {
  const { q, ordem = 'relevancia', pagina = 1 } = busca;
  const protocolo = q ? digitosDoProtocolo(q) : null;
  if (protocolo) return porProtocolo(db, protocolo);
  // A link or an alert may name a subject that was since joined to another.
  const assunto = busca.assunto && (await findAssuntoVigente(db, busca.assunto));
  const row = await searchPedidos(db, {
    palavras: palavrasProcuradas(q),
    marcas: marcasDoFiltro({ ...busca, assunto }),
    porRelevancia: ordem === 'relevancia' && q !== undefined,
    candidatos: MAXIMO_DE_CANDIDATOS,
    pular: (pagina - 1) * porPagina,
    limite: porPagina,
  });
  const textos = row.itens.flatMap(({ resumo, texto, resposta }) => [resumo, texto, resposta]);
  const marcadas = await palavrasMarcadas(db, row.consulta, textos);
  return {
    total: row.total,
    haMais: row.total === MAXIMO_DE_CANDIDATOS,
    soPalavrasVazias: q !== undefined && row.consulta === '',
    pagina,
    paginas: Math.ceil(row.total / porPagina),
    itens: row.itens.map((item) => toEncontrado(item, marcadas)),
    facetas: agruparFacetas(facetasDePedidos, row.facetas),
  };
};
