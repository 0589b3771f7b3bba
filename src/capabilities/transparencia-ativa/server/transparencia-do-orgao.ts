import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import { percentualCumprido } from '../domain/contagem.ts';
import { countDoOrgao } from './consulta-repository.ts';

/** How far a body complies, for reports of other capabilities. */
export const transparenciaDe = async (db: Db, idOuvidoria: number, agora: Date) => {
  const contagem = await countDoOrgao(db, idOuvidoria, toIsoDate(localDate(agora.getTime())));
  return { itens: contagem.itens, cumpre: contagem.cumpre, cumprido: percentualCumprido(contagem) };
};
