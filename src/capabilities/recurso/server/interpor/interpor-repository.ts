import { sql } from 'kysely';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { Db } from '#server/db/database.ts';
import { closePassos } from '../julgar/passos-repository.ts';

/** Two sendings of one appeal wait for each other; the second then finds the first's appeal. */
export const lockEnvio = async (tx: Db, envioHash: Buffer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${envioHash.readBigInt64BE(0).toString()}::bigint)`.execute(tx);
};

export const findPorEnvio = (db: Db, envioHash: Buffer) =>
  db
    .selectFrom('recurso')
    .select(['id', 'id_manifestacao', 'id_instancia', 'id_ouvidoria_julgadora', 'prazo'])
    .where('envio_hash', '=', envioHash)
    .executeTakeFirst();
export type RecursoEnviado = NonNullable<Awaited<ReturnType<typeof findPorEnvio>>>;

export const hasTipoRecurso = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('tipo_recurso')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return row !== undefined;
};

/** An appeal not decided in time leaves its instance, and the open steps of its areas close. */
export const markQueSubiram = async (tx: Db, idManifestacao: number, agora: Date): Promise<void> => {
  const subiram = await tx
    .updateTable('recurso')
    .set((eb) => ({ subiu_em: agora, atualizado_em: agora, versao: eb('versao', '+', 1) }))
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_situacao', '=', SituacaoRecurso.emTramitacao)
    .where('subiu_em', 'is', null)
    .returning('id')
    .execute();
  await closePassos(
    tx,
    subiram.map(({ id }) => id),
    agora,
  );
};

/** Who is told of an appeal: the people named to decide at this instance, with an address. */
export const listAutoridades = (db: Db, idOuvidoria: number, idInstancia: number) =>
  db
    .selectFrom('autoridade_da_instancia as t')
    .innerJoin('usuario as u', 'u.id', 't.id_usuario')
    .select(['u.id', 'u.email'])
    .where('t.id_ouvidoria', '=', idOuvidoria)
    .where('t.id_instancia', '=', idInstancia)
    .where('u.excluido_em', 'is', null)
    .where('u.bloqueado_em', 'is', null)
    .orderBy('u.id')
    .execute();
