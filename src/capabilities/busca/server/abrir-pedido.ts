import { notFound } from '#kernel/errors.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import type { PedidoPublico } from '../contract.ts';
import { diaDe } from './dia.ts';
import { findPedidoPublico, listDecisoesDoPedido, listEmConferencia } from './pedido-repository.ts';

/** The same answer for a request that never existed and one that is no longer public. */
export const naoPublico = () =>
  notFound('busca.pedido-nao-publico', 'Não há pedido público com este protocolo.');

export const abrirPedido = async (db: Db, protocolo: string): Promise<PedidoPublico> => {
  const row = await findPedidoPublico(db, protocolo);
  if (!row) throw naoPublico();
  const decisoes = await listDecisoesDoPedido(db, row.id_manifestacao);
  const emConferencia = await listEmConferencia(db, row.id_manifestacao);
  return {
    protocolo: row.protocolo,
    numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
    resumo: row.resumo,
    texto: row.texto,
    resposta: row.resposta,
    orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.nome },
    esfera: row.esfera,
    lugar: row.municipio && row.uf ? `${row.municipio} – ${row.uf}` : row.estado,
    assunto:
      row.id_assunto === null || row.assunto === null
        ? null
        : { idAssunto: row.id_assunto, descAssunto: row.assunto },
    decisao: row.decisao,
    especificacao: row.especificacao,
    registradoEm: diaDe(row.registrado_em),
    respondidoEm: diaDe(row.respondido_em),
    publicadoEm: diaDe(row.publicado_em),
    decisoes: decisoes.map((decisao) => ({
      idRecurso: decisao.id_recurso,
      instancia: decisao.instancia,
      resultado: decisao.resultado,
      decididoEm: diaDe(decisao.decidido_em),
      recurso: decisao.recurso,
      decisao: decisao.decisao,
    })),
    decisoesEmConferencia: emConferencia.map(({ instancia }) => instancia),
  };
};
