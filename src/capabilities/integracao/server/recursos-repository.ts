import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { FiltroDeRecursos } from '../domain/filtro.ts';
import { alcance, desde as aPartirDe, depoisDe, type QuemLista } from './lista-repository.ts';

/** The matching appeals of every case that the program may open (those below what its office judges too), oldest first, each with its case and the total that matches. */
export const listRecursosEncontrados = (
  db: Db,
  quem: QuemLista,
  { NumProtocolo, DataAberturaInicio: desde, DataAberturaFim: ate }: FiltroDeRecursos,
  limite: number,
) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('canal_entrada as c', 'c.id', 'm.id_canal_entrada')
    .select(['r.id', 'r.id_manifestacao', 'c.descricao as canal', sql<number>`count(*) over ()`.as('total')])
    .where(alcance(quem))
    .$if(NumProtocolo !== undefined, (q) => q.where('m.protocolo', '=', NumProtocolo ?? ''))
    .where(desde ? aPartirDe('r.registrado_em', desde) : sql<boolean>`true`)
    .where(ate ? sql<boolean>`r.registrado_em < ${depoisDe(ate)}` : sql<boolean>`true`)
    .orderBy('r.registrado_em')
    .orderBy('r.id')
    .limit(limite)
    .execute();

export const findCanal = async (db: Db, idManifestacao: number): Promise<string> => {
  const { descricao } = await db
    .selectFrom('manifestacao as m')
    .innerJoin('canal_entrada as c', 'c.id', 'm.id_canal_entrada')
    .select('c.descricao')
    .where('m.id', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  return descricao;
};
