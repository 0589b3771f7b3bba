import { type RawBuilder, sql } from 'kysely';
import {
  modosSemEnvio,
  type Pendencia,
  type TipoDeComunicacao,
} from '#capabilities/remedio/domain/ciencia.ts';
import type { Db } from '#server/db/database.ts';

/**
 * Of a case `m`: an account or an address in the open proves that a sending reaches who filed, who did not ask for letters. One row,
 * not `exists`: of many cases at once the planner would read all addresses there are, to look the cases up in them.
 */
export const peloEnvio: RawBuilder<boolean> = sql<boolean>`(
  coalesce(m.id_modo_resposta, 0) not in (${sql.join(modosSemEnvio.map((modo) => sql.lit(modo)))}) and (m.dono is not null
    or coalesce((select p.dados ->> 'email' <> '' from manifestante p where p.id_manifestacao = m.id), false)))`;

/**
 * Of a case `m`: who filed is known to have been told of what was done at that moment. Where no comunicação of it was kept,
 * only an account or an address in the open proves that a sending could reach them.
 */
export const soubeDe = (tipo: TipoDeComunicacao, feitaEm: string): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from comunicacao w where w.id_manifestacao = m.id and w.tipo = ${tipo} and w.ciente_em is null)
  and (exists (select from comunicacao w
      where w.id_manifestacao = m.id and w.tipo = ${tipo} and w.feita_em = ${sql.ref(feitaEm)})
    or ${peloEnvio}))`;

/** Null if what has this key was told before. */
export const insertComunicacao = async (
  tx: Db,
  row: {
    readonly id_manifestacao: number;
    readonly tipo: TipoDeComunicacao;
    readonly feita_em: Date;
    readonly pendencia: Pendencia | null;
    readonly chave: string | null;
  },
): Promise<number | null> => {
  const inserted = await tx
    .insertInto('comunicacao')
    .values({ ...row, ciente_em: row.pendencia === null ? row.feita_em : null })
    .onConflict((conflict) => conflict.column('chave').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
};

/** What the person does not know of yet, the oldest first. */
export const listSemCiencia = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('comunicacao')
    .select(['id', 'tipo', 'feita_em', 'pendencia'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('ciente_em', 'is', null)
    .orderBy('id')
    .execute();
export type SemCienciaRow = Awaited<ReturnType<typeof listSemCiencia>>[number];

export const markCiente = async (
  tx: Db,
  ids: readonly number[],
  cienteEm: Date,
  idCiencia: number | null,
): Promise<void> => {
  await tx
    .updateTable('comunicacao')
    .set({ ciente_em: cienteEm, id_ciencia: idCiencia })
    .where('id', 'in', ids)
    .where('ciente_em', 'is', null)
    .execute();
};

/** The open request's last day, counted from when the person knew of it; false if none is open. */
export const updatePrazoDaComplementacao = async (
  tx: Db,
  idManifestacao: number,
  prazo: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('complementacao')
    .set({ prazo })
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const updatePrazoDoConsentimento = async (
  tx: Db,
  idManifestacao: number,
  prazo: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('consentimento')
    .set({ prazo })
    .where('id_manifestacao', '=', idManifestacao)
    .where('respondido_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What was delivered at that moment, as a delivery or with a decision, and the day of its appointment. */
export const listEntregues = (tx: Db, idManifestacao: number, feitaEm: Date) =>
  tx
    .selectFrom('promessa as p')
    .innerJoin('entrega as e', (join) =>
      join.onRef('e.id_promessa', '=', 'p.id').onRef('e.entregue_em', '=', 'p.entregue_em'),
    )
    .select(['p.id', 'e.dia'])
    .where('p.id_manifestacao', '=', idManifestacao)
    .where('p.entregue_em', '=', feitaEm)
    .execute();

/** The last day to contest what was delivered then; null: the person was not told, and it has no end. */
export const updateContestarAte = async (tx: Db, idPromessa: number, ate: string | null): Promise<void> => {
  await tx.updateTable('promessa').set({ contestar_ate: ate }).where('id', '=', idPromessa).execute();
};

/** The last day to go to the next instance, kept with the decision of that moment; none stays none. */
export const updatePrazoSeguinte = async (
  tx: Db,
  idManifestacao: number,
  decididoEm: Date,
  prazo: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('resposta_recurso')
    .set({ prazo_seguinte: prazo })
    .where('prazo_seguinte', 'is not', null)
    .where('id_recurso', 'in', (eb) =>
      eb
        .selectFrom('recurso')
        .select('id')
        .where('id_manifestacao', '=', idManifestacao)
        .where('respondido_em', '=', decididoEm),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
