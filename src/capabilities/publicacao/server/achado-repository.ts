import { type Insertable, sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { AchadoPessoal } from '#server/db/schema.ts';

const umDe = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

export const listAchados = (db: Db, manifestacoes: readonly number[]) =>
  db
    .selectFrom('achado_pessoal')
    .selectAll()
    .where('id_manifestacao', '=', umDe(manifestacoes))
    .orderBy('id_manifestacao')
    .orderBy('id')
    .execute();
export type AchadoRow = Awaited<ReturnType<typeof listAchados>>[number];

export const insertAchados = async (db: Db, rows: readonly Insertable<AchadoPessoal>[]): Promise<void> => {
  if (rows.length > 0) await db.insertInto('achado_pessoal').values(rows).execute();
};

export const deleteAchados = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('achado_pessoal').where('id', '=', umDe(ids)).execute();
};

interface Decisao {
  readonly decisao: string;
  readonly id_decisor: number;
  readonly decisor: string;
  readonly motivo: string | null;
  readonly decidido_em: Date;
}

export const decideAchados = async (db: Db, ids: readonly number[], decisao: Decisao): Promise<void> => {
  await db.updateTable('achado_pessoal').set(decisao).where('id', '=', umDe(ids)).execute();
};

interface Pagina extends ForaDoAlcance {
  /** Null means every office. */
  readonly idOuvidoria: number | null;
  readonly depoisDe: number | undefined;
  readonly limite: number;
}

/** Cases with something undecided, the oldest first. */
export const selectPendentes = (db: Db, { idOuvidoria, depoisDe, limite, ...quem }: Pagina) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('achado_pessoal as a')
          .select(({ fn }) => [
            fn.countAll<number>().as('por_decidir'),
            sql<string[]>`array_agg(distinct a.tipo)`.as('tipos'),
          ])
          .whereRef('a.id_manifestacao', '=', 'm.id')
          .where('a.decisao', 'is', null)
          .as('achado'),
      (join) => join.onTrue(),
    )
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .select([
      'm.id',
      'm.protocolo',
      'm.respondida_em',
      'm.atualizada_em',
      'o.sigla',
      'r.id_esfera as esfera_do_protocolo',
      'achado.por_decidir',
      'achado.tipos',
      sql<string | null>`m.teor ->> 'resumo'`.as('resumo'),
    ])
    .where('m.id', 'in', (eb) =>
      eb.selectFrom('achado_pessoal').select('id_manifestacao').where('decisao', 'is', null),
    )
    .where('m.id_tipo_formulario', '=', sql<number>`3`)
    .where('m.id_situacao', '=', sql<number>`6`)
    .where('m.restrita_em', 'is', null)
    .where(aoAlcance('m.id', quem))
    .$if(idOuvidoria !== null, (q) => q.where('m.id_ouvidoria', '=', idOuvidoria ?? 0))
    .$if(depoisDe !== undefined, (q) => q.where('m.id', '>', depoisDe ?? 0))
    .orderBy('m.id')
    .limit(limite)
    .execute();
