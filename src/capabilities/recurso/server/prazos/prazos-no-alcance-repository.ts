import { sql } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import type { Db } from '#server/db/database.ts';
import { recursosParaContar } from './prazos-repository.ts';

/** Open appeals that one of the offices judges and whose five days include one of the days. */
const noAlcance = (db: Db, { dias, ouvidorias }: Alcance) =>
  recursosParaContar(db)
    .where(
      sql<boolean>`(${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia
        where dia between coalesce(recurso.decisao_contada_de, recurso.registro_contado) and recurso.prazo))`,
    )
    .where(
      sql<boolean>`(${ouvidorias}::integer[] is null or recurso.id_ouvidoria_julgadora = any(${ouvidorias}::integer[]))`,
    );

export const countNoAlcance = async (db: Db, alcance: Alcance): Promise<number> => {
  const { total } = await db
    .selectFrom(noAlcance(db, alcance).as('r'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const listNoAlcance = (db: Db, alcance: Alcance, depoisDe: number, limite: number) =>
  noAlcance(db, alcance)
    .innerJoin('manifestacao', 'manifestacao.id', 'recurso.id_manifestacao')
    .innerJoin('ouvidoria', 'ouvidoria.id', 'manifestacao.id_ouvidoria_registro')
    .select(['manifestacao.protocolo', 'ouvidoria.id_esfera'])
    .where('recurso.id', '>', depoisDe)
    .orderBy('recurso.id')
    .limit(limite)
    .execute();
