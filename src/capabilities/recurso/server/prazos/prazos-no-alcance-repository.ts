import { sql } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import type { Db } from '#server/db/database.ts';
import { recursosParaContar } from './prazos-repository.ts';

/** The first day that the count looks at, and the offices by whose calendars it counts. */
const DESDE = sql`coalesce((select min(dia_local(e.pedido_em)) from esclarecimento e where e.id_recurso = recurso.id
    and recurso.decisao_contada_de is not null), recurso.decisao_contada_de, recurso.registro_contado)`;
const ORGAOS = sql`array[recurso.id_ouvidoria_julgadora,
    (select m.id_ouvidoria from manifestacao m where m.id = recurso.id_manifestacao)]`;

/** Open appeals that one of the offices judges, or clarifies, and whose days include one of the days. */
const noAlcance = (db: Db, { dias, ouvidorias }: Alcance) =>
  recursosParaContar(db)
    .where(
      sql<boolean>`(${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia
        where dia between ${DESDE} and recurso.prazo))`,
    )
    .where(sql<boolean>`(${ouvidorias}::integer[] is null or ${ORGAOS} && ${ouvidorias}::integer[])`);

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
