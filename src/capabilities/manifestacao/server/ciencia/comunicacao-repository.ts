import type { Pendencia, TipoDeComunicacao } from '#capabilities/remedio/domain/ciencia.ts';
import type { Db } from '#server/db/database.ts';

export const insertComunicacao = async (
  tx: Db,
  row: {
    readonly id_manifestacao: number;
    readonly tipo: TipoDeComunicacao;
    readonly feita_em: Date;
    readonly pendencia: Pendencia | null;
  },
): Promise<number> => {
  const { id } = await tx
    .insertInto('comunicacao')
    .values({ ...row, ciente_em: row.pendencia === null ? row.feita_em : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** The open request's last day, counted from when the person knew of it. */
export const updatePrazoDaComplementacao = async (
  tx: Db,
  idManifestacao: number,
  prazo: string,
): Promise<void> => {
  await tx
    .updateTable('complementacao')
    .set({ prazo })
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .execute();
};

export const updatePrazoDoConsentimento = async (
  tx: Db,
  idManifestacao: number,
  prazo: string,
): Promise<void> => {
  await tx
    .updateTable('consentimento')
    .set({ prazo })
    .where('id_manifestacao', '=', idManifestacao)
    .where('respondido_em', 'is', null)
    .execute();
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
): Promise<void> => {
  await tx
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
    .execute();
};
