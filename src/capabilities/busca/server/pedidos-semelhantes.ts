import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { noQueDiferem } from '../domain/no-que-diferem.ts';
import { minimoDePalavras, palavrasDoPedido, trechoDe } from '../domain/pedidos-semelhantes.ts';
import { diaDe } from './dia.ts';
import { listParecidos, listSemelhantes } from './semelhantes-repository.ts';

const MOSTRADOS = 5;

/** The answer may already be public (Lei 12.527/2011, art. 8). Nothing of the text is kept. */
export const pedidosSemelhantes = async (db: Db, texto: string) => {
  const palavras = palavrasDoPedido(texto).map(({ forma }) => forma);
  if (palavras.length === 0) return [];
  const limites = { minimo: minimoDePalavras(palavras), limite: MOSTRADOS };
  const iguais = await listSemelhantes(db, palavras, limites);
  const rows = iguais.length > 0 ? iguais : await listParecidos(db, palavras, limites);
  const diferencas = noQueDiferem(rows);
  return rows.map((row, i) => ({
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: row.resumo,
    orgao: `${row.sigla} – ${row.nome}`,
    sigla: row.sigla,
    decisao: row.decisao,
    respondidoEm: diaDe(row.respondido_em),
    trechoDaResposta: trechoDe(row.resposta),
    noQueDifere: diferencas[i] ?? null,
  }));
};
