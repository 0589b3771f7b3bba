import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { minimoDePalavras, palavrasDoPedido, trechoDe } from '../domain/pedidos-semelhantes.ts';
import { listPedidosSemelhantes } from './busca-repository.ts';

const MOSTRADOS = 5;

/** Read before filing: the answer may already be public (Lei 12.527/2011, art. 8). Nothing of the text is kept. */
export const pedidosSemelhantes = async (db: Db, texto: string) => {
  const palavras = palavrasDoPedido(texto);
  if (palavras.length === 0) return [];
  const rows = await listPedidosSemelhantes(db, palavras, {
    minimo: minimoDePalavras(palavras),
    limite: MOSTRADOS,
  });
  return rows.map((row) => ({
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: row.resumo,
    orgao: `${row.sigla} – ${row.nome}`,
    decisao: row.decisao,
    respondidoEm: toIsoDate(localDate(row.respondido_em.getTime())),
    trechoDaResposta: trechoDe(row.resposta ?? ''),
  }));
};
