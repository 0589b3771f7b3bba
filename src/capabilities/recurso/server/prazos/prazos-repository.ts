import { type RawBuilder, sql } from 'kysely';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { Db } from '#server/db/database.ts';

/** A question to the office; `dias` is null in one asked before the days were kept. */
export interface PerguntaGuardada {
  readonly em: string;
  readonly dias: number | null;
  readonly prorrogada: boolean;
}

/** While a question waits, all those of the appeal in their order: the days to decide follow them. */
export const PERGUNTAS: RawBuilder<PerguntaGuardada[] | null> = sql`
  (select jsonb_agg(jsonb_build_object('em', e.pedido_em, 'dias', e.dias,
      'prorrogada', e.justificativa_prorrogacao is not null or e.justificativa_prorrogacao_cifrada is not null)
      order by e.id)
    from esclarecimento e where e.id_recurso = recurso.id
    having bool_or(e.respondido_em is null and e.encerrado_em is null))`;

/** By whose calendar the days to clarify are counted. */
const ORGAO_DO_CASO = sql<number>`(select m.id_ouvidoria from manifestacao m where m.id = recurso.id_manifestacao)`;

const abertos = (db: Db) =>
  db
    .selectFrom('recurso')
    .select([
      PERGUNTAS.as('perguntas'),
      ORGAO_DO_CASO.as('id_ouvidoria'),
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
