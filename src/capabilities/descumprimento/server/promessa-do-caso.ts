import { ultimaPromessa } from '#capabilities/remedio/domain/remedios.ts';
import type { Db } from '#server/db/database.ts';
import type { Promessa } from '../domain/descumprimento.ts';
import { findRespostaDoPedido, listDecisoes } from './descumprimento-repository.ts';

/** The last thing granted with a day of delivery; null if there is none. */
export const promessaDoCaso = async (db: Db, idManifestacao: number): Promise<Promessa | null> => {
  const resposta = await findRespostaDoPedido(db, idManifestacao);
  const decisoes = await listDecisoes(db, idManifestacao);
  const ultima = ultimaPromessa({
    resposta: resposta ? { ...resposta, respondidaEm: resposta.decididaEm.getTime() } : null,
    recursos: decisoes.map((decisao) => ({
      ...decisao,
      respondidoEm: decisao.decididaEm.getTime(),
    })),
  });
  if (!ultima?.dataEntrega) return null;
  return {
    contra: 'idRecurso' in ultima ? 'decisao' : 'resposta',
    idRecurso: 'idRecurso' in ultima ? ultima.idRecurso : null,
    instancia: 'idRecurso' in ultima ? ultima.instancia : null,
    resultado: ultima.resultado ?? '',
    decididaEm: ultima.decididaEm.toISOString(),
    dataEntrega: ultima.dataEntrega,
  };
};
