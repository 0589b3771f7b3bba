import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { Db } from '#server/db/database.ts';

const abertos = (db: Db) =>
  db
    .selectFrom('recurso')
    .select([
      'recurso.id',
      'recurso.id_manifestacao',
      'recurso.id_instancia',
      'recurso.id_ouvidoria_julgadora',
      'recurso.id_responsavel',
      'recurso.registro_contado',
      'recurso.decisao_contada_de',
      'recurso.prazo',
    ])
    .where('recurso.id_situacao', '=', SituacaoRecurso.emTramitacao)
    .where('recurso.subiu_em', 'is', null)
    .where('recurso.prazo', 'is not', null);

/** Appeals with a counted term: the commission's is simply the day of its meeting. */
export const recursosParaContar = (db: Db) => abertos(db).where('recurso.id_instancia', '<>', Instancia.cmri);

export const listParaContar = (db: Db, depoisDe: number, limite: number) =>
  recursosParaContar(db).where('recurso.id', '>', depoisDe).orderBy('recurso.id').limit(limite).execute();

/** Open appeals due on one of these days. */
export const listQueVencem = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  abertos(db)
    .where('recurso.prazo', '>=', de)
    .where('recurso.prazo', '<=', ate)
    .orderBy('recurso.id')
    .execute();

export const findAberto = (db: Db, idRecurso: number) =>
  abertos(db).where('recurso.id', '=', idRecurso).executeTakeFirst();
export type RecursoAberto = NonNullable<Awaited<ReturnType<typeof findAberto>>>;
