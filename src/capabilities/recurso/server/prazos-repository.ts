import type { Db } from '#server/db/database.ts';
import { Instancia } from '../domain/instancia.ts';
import { SituacaoRecurso } from '../domain/recurso-acts.ts';

const abertos = (db: Db) =>
  db
    .selectFrom('recurso')
    .select([
      'id',
      'id_manifestacao',
      'id_instancia',
      'id_ouvidoria_julgadora',
      'id_responsavel',
      'registro_contado',
      'prazo',
    ])
    .where('id_situacao', '=', SituacaoRecurso.emTramitacao)
    .where('subiu_em', 'is', null)
    .where('prazo', 'is not', null);

/** Open appeals after that id whose term was counted: the commission's is the day of its meeting. */
export const listParaContar = (db: Db, depoisDe: number, limite: number) =>
  abertos(db)
    .where('id_instancia', '<>', Instancia.cmri)
    .where('id', '>', depoisDe)
    .orderBy('id')
    .limit(limite)
    .execute();

/** Open appeals whose last day is one of these. */
export const listQueVencem = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  abertos(db).where('prazo', '>=', de).where('prazo', '<=', ate).orderBy('id').execute();

export const findAberto = (db: Db, idRecurso: number) =>
  abertos(db).where('id', '=', idRecurso).executeTakeFirst();
export type RecursoAberto = NonNullable<Awaited<ReturnType<typeof findAberto>>>;
