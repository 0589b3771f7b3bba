import { sql } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import type { Db } from '#server/db/database.ts';
import { PERGUNTAS } from './prazos-repository.ts';

/** Appeals in which a question to the office waits; there is at most one. */
const abertos = (db: Db) =>
  db
    .selectFrom('recurso')
    .innerJoin('esclarecimento as e', 'e.id_recurso', 'recurso.id')
    .innerJoin('manifestacao as m', 'm.id', 'recurso.id_manifestacao')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as j', 'j.id', 'recurso.id_ouvidoria_julgadora')
    .select([
      'recurso.id',
      'recurso.id_manifestacao',
      'e.id as id_esclarecimento',
      'e.prazo',
      'm.id_ouvidoria',
      'm.protocolo',
      'o.id_esfera',
      sql<string>`j.sigla || ' – ' || j.nome`.as('julgadora'),
      PERGUNTAS.as('perguntas'),
    ])
    .where('e.respondido_em', 'is', null)
    .where('e.encerrado_em', 'is', null)
    .where('recurso.respondido_em', 'is', null)
    .where('recurso.subiu_em', 'is', null);

const noAlcance = (db: Db, { dias, ouvidorias }: Alcance) =>
  abertos(db)
    .where(
      sql<boolean>`(${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia where dia between
        (select min(dia_local(x.pedido_em)) from esclarecimento x where x.id_recurso = recurso.id) and e.prazo))`,
    )
    .where(
      sql<boolean>`(${ouvidorias}::integer[] is null or m.id_ouvidoria = any(${ouvidorias}::integer[]))`,
    );

export const countEsclarecimentos = async (db: Db, alcance: Alcance): Promise<number> => {
  const { total } = await db
    .selectFrom(noAlcance(db, alcance).as('r'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

export const listEsclarecimentosNoAlcance = (db: Db, alcance: Alcance, depoisDe: number, limite: number) =>
  noAlcance(db, alcance).where('recurso.id', '>', depoisDe).orderBy('recurso.id').limit(limite).execute();

export const findEsclarecimento = (db: Db, idRecurso: number) =>
  abertos(db).where('recurso.id', '=', idRecurso).executeTakeFirst();

/** The date of before stays beside the new one. */
export const moveEsclarecimento = async (
  tx: Db,
  { id, idRecurso }: { readonly id: number; readonly idRecurso: number },
  { prazo, limite }: { readonly prazo: string; readonly limite: string },
): Promise<void> => {
  await tx
    .updateTable('esclarecimento')
    .set(({ fn, ref }) => ({ prazo, prazo_original: fn.coalesce('prazo_original', ref('prazo')) }))
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('recurso')
    .set({ esclarecimento_limite: limite })
    .where('id', '=', idRecurso)
    .execute();
};
