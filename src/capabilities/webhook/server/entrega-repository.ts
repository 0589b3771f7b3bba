import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { SituacaoDaEntrega } from '../domain/webhook.ts';

/** Deliveries with what their body is made of: about the case, only its id and protocol. */
const entregas = (db: Db) =>
  db
    .selectFrom('webhook_entrega as e')
    .innerJoin('webhook as w', 'w.id', 'e.id_webhook')
    .leftJoin('manifestacao_historico as h', 'h.id', 'e.id_historico')
    .leftJoin('manifestacao as m', 'm.id', 'h.id_manifestacao')
    .select([
      'e.id',
      'e.id_webhook',
      'e.situacao',
      'e.criada_em',
      'e.inicio_em',
      'e.proxima_em',
      'e.tentativas',
      'e.concluida_em',
      'e.id_historico',
      'e.na_hora',
      'w.id_ouvidoria',
      'h.acao',
      'h.ocorrido_em',
      'h.id_manifestacao',
      'm.protocolo',
    ])
    .select(sql<number | null>`(h.detalhes ->> 'idRecurso')::integer`.as('id_recurso'));
export type EntregaRow = NonNullable<Awaited<ReturnType<typeof findEntrega>>>;

/** A delivery of a case that does not exist for this person does not exist either. */
export const findEntrega = (db: Db, idWebhook: number, id: number, quem: ForaDoAlcance) =>
  entregas(db)
    .where('e.id_webhook', '=', idWebhook)
    .where('e.id', '=', id)
    .where(aoAlcance('h.id_manifestacao', quem))
    .executeTakeFirst();

/** A webhook's log, for somebody who may be kept away from cases in it. */
interface DoLeitor extends ForaDoAlcance {
  readonly idWebhook: number;
}

export const selectEntregas = (
  db: Db,
  { idWebhook, ...quem }: DoLeitor,
  situacao: SituacaoDaEntrega | undefined,
  antesDe: number | undefined,
  limite: number,
) =>
  entregas(db)
    .where('e.id_webhook', '=', idWebhook)
    .where(aoAlcance('h.id_manifestacao', quem))
    .$if(situacao !== undefined, (q) => q.where('e.situacao', '=', situacao ?? ''))
    .$if(antesDe !== undefined, (q) => q.where('e.id', '<', antesDe ?? 0))
    .orderBy('e.id', 'desc')
    .limit(limite)
    .execute();

/** The same deliveries that `selectEntregas` lists: no number moves with an act on a case that is hidden from the reader. */
export const countEntregas = async (
  db: Db,
  { idWebhook, ...quem }: DoLeitor,
): Promise<{ pendentes: number; mortas: number }> => {
  const { rows } = await sql<{ pendentes: number; mortas: number }>`
    select count(*) filter (where e.situacao = 'pendente') as pendentes,
      count(*) filter (where e.situacao = 'morta' and e.id_historico is not null) as mortas
    from webhook_entrega e left join manifestacao_historico h on h.id = e.id_historico
    where e.id_webhook = ${idWebhook} and ${aoAlcance('h.id_manifestacao', quem)}`.execute(db);
  return rows[0] ?? { pendentes: 0, mortas: 0 };
};

/** The last try of each delivery. */
export const listUltimasTentativas = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('webhook_tentativa')
    .selectAll()
    .distinctOn('id_entrega')
    .where('id_entrega', 'in', [...ids])
    .orderBy('id_entrega')
    .orderBy('id', 'desc')
    .execute();
};
export type TentativaRow = Awaited<ReturnType<typeof listTentativas>>[number];

export const listTentativas = (db: Db, idEntrega: number) =>
  db
    .selectFrom('webhook_tentativa')
    .selectAll()
    .where('id_entrega', '=', idEntrega)
    .orderBy('id', 'desc')
    .execute();

/** Inserted as finished, so that no job picks it up: the request itself tries a test once. */
export const insertTeste = async (tx: Db, idWebhook: number, agora: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('webhook_entrega')
    .values({
      id_webhook: idWebhook,
      situacao: 'morta',
      criada_em: agora,
      inicio_em: agora,
      proxima_em: agora,
      concluida_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** In the order of the acts. */
export const listEntregasPorId = async (db: Db, ids: readonly number[]): Promise<EntregaRow[]> =>
  ids.length === 0
    ? []
    : entregas(db)
        .where('e.id', 'in', [...ids])
        .orderBy('e.id_historico')
        .execute();

export const deleteConcluidasAntesDe = async (db: Db, limite: Date): Promise<void> => {
  await db
    .deleteFrom('webhook_entrega')
    .where('situacao', '<>', 'pendente')
    .where('concluida_em', '<', limite)
    .execute();
};
