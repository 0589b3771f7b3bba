import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { todas } from '../db/todas.ts';

export const EFETIVAR = 'efetivar-ato';
const trabalhoDe = (idAto: number): string => `${EFETIVAR}:${idAto}`;

interface AtoAAbrir {
  readonly idManifestacao: number;
  readonly idUsuario: number;
  readonly ato: string;
  /** Of the case, as the act leaves it. */
  readonly versao: number;
  readonly feitoEm: Date;
  readonly segundos: number;
}

/**
 * Until its end this transaction notes every row that it writes, and its jobs wait (triggers and `enfileirar` of migration 0082).
 * The worker's clock is the database's: one job lets them go.
 */
export const insertReversao = async (
  tx: Db,
  { idManifestacao, idUsuario, ato, versao, feitoEm, segundos }: AtoAAbrir,
): Promise<void> => {
  const ate = new Date(feitoEm.getTime() + segundos * 1000);
  await sql`
    with novo as (
      insert into ato_reversivel (id_manifestacao, id_usuario, ato, versao, feito_em, ate)
      values (${idManifestacao}, ${idUsuario}, ${ato}, ${versao}, ${feitoEm}, ${ate})
      returning id
    )
    select graphile_worker.add_job(${EFETIVAR}, json_build_object('idAto', id),
        run_at => now() + make_interval(secs => ${segundos}::int), job_key => ${EFETIVAR} || ':' || id),
      set_config('escuta.ato_reversivel', id::text, true),
      set_config('escuta.ato_reversivel_ate', ${ate.toISOString()}, true)
    from novo`.execute(tx);
};

/** The last act on the case that this person could take back, whether they still can or not. */
export const lockReversao = (tx: Db, idManifestacao: number, idUsuario: number) =>
  tx
    .selectFrom('ato_reversivel')
    .select(['id', 'ato', 'versao', 'ate', 'encerrado_em', 'desfeito'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

const closeReversao = async (tx: Db, id: number, agora: Date, desfeito: boolean): Promise<void> => {
  await todas([
    tx.deleteFrom('ato_reversivel_linha').where('id_ato', '=', id).execute(),
    tx.deleteFrom('ato_reversivel_trabalho').where('id_ato', '=', id).execute(),
    tx.updateTable('ato_reversivel').set({ encerrado_em: agora, desfeito }).where('id', '=', id).execute(),
  ]);
};

/** Every row as it was before the act; nothing of what the act wanted done afterwards is done. */
export const undoReversao = async (tx: Db, id: number, agora: Date): Promise<void> => {
  await todas([
    sql`select desfazer_linhas(${id}::bigint), graphile_worker.remove_job(${trabalhoDe(id)})`.execute(tx),
    closeReversao(tx, id, agora, true),
  ]);
};

const release = async (tx: Db, id: number, agora: Date): Promise<void> => {
  await todas([
    sql`select efetivar_trabalhos(${id}::bigint)`.execute(tx),
    closeReversao(tx, id, agora, false),
  ]);
};

/** The seconds are over: what the act wanted done is done now. An act taken back, or already let go, stays so. */
export const releaseReversao = async (tx: Db, id: number, agora: Date): Promise<void> => {
  const aberta = await tx
    .selectFrom('ato_reversivel')
    .select('id')
    .where('id', '=', id)
    .where('encerrado_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (aberta) await release(tx, id, agora);
};

/**
 * Somebody acts on the case after it, so that it can no longer be taken back: its mails go now, because who filed is to read of
 * both in the order in which they happened. The act that this transaction may itself take back later is not meant.
 */
export const releaseReversoesDoCaso = async (tx: Db, idManifestacao: number, agora: Date): Promise<void> => {
  const abertas = await tx
    .selectFrom('ato_reversivel')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrado_em', 'is', null)
    .where('id', 'is distinct from', sql<number>`ato_reversivel_aberto()`)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of abertas) await release(tx, id, agora);
};

/** Kept a while only to say why an act can no longer be undone; the history keeps what happened. */
export const deleteReversoesAntigas = async (tx: Db, antesDe: Date): Promise<void> => {
  await tx.deleteFrom('ato_reversivel').where('encerrado_em', '<', antesDe).execute();
};
