import { type Caso, promessasDoCaso } from '#capabilities/manifestacao/server/index.ts';
import { promessaEmVista } from '#capabilities/remedio/domain/promessas.ts';
import type { Db } from '#server/db/database.ts';
import type { Promessa } from '../domain/descumprimento.ts';
import { findOrigemDaPromessa } from './descumprimento-repository.ts';

/** The promise that can be denounced, or the one that comes closest; null if nothing was promised. */
export const promessaDoCaso = async (
  db: Db,
  { row }: Pick<Caso, 'row'>,
  agora: Date,
): Promise<(Promessa & { readonly idPromessa: number }) | null> => {
  const promessa = promessaEmVista(promessasDoCaso(row), agora.getTime());
  if (!promessa) return null;
  const origem = await findOrigemDaPromessa(db, promessa.idPromessa);
  return {
    idPromessa: promessa.idPromessa,
    contra: origem.id_recurso === null ? 'resposta' : 'decisao',
    idRecurso: origem.id_recurso,
    instancia: origem.instancia,
    resultado: origem.resultado ?? '',
    decididaEm: origem.prometida_em.toISOString(),
    dataEntrega: origem.prazo,
  };
};
