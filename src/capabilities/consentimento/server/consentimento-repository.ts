import type { Insertable } from 'kysely';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { soubeDe } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Consentimento } from '#server/db/schema.ts';

export const insertConsentimento = async (db: Db, row: Insertable<Consentimento>): Promise<number> => {
  const { id } = await db.insertInto('consentimento').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** `resposta` is null if nobody answered in time. Returns false if it was answered meanwhile. */
export const answerConsentimento = async (
  db: Db,
  id: number,
  resposta: boolean | null,
  agora: Date,
): Promise<boolean> => {
  const row = await db
    .updateTable('consentimento')
    .set({ resposta, respondido_em: agora })
    .where('id', '=', id)
    .where('respondido_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** True if they agreed for this receiver: an office by id, another body by its name. */
export const hasConsentimentoPara = async (
  db: Db,
  idManifestacao: number,
  destinatario: { readonly idOuvidoria: number } | { readonly nome: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('consentimento')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('resposta', '=', true)
    .where((eb) =>
      'idOuvidoria' in destinatario
        ? eb('id_ouvidoria_destinatario', '=', destinatario.idOuvidoria)
        : eb.and([eb('id_ouvidoria_destinatario', 'is', null), eb('destinatario', '=', destinatario.nome)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const findNomeDaOuvidoria = async (db: Db, idOuvidoria: number): Promise<string | null> => {
  const row = await db
    .selectFrom('ouvidoria')
    .select(['sigla', 'nome'])
    .where('id', '=', idOuvidoria)
    .where('inativada_em', 'is', null)
    .executeTakeFirst();
  return row ? `${row.sigla} – ${row.nome}` : null;
};

/** Requests whose last day is over, in cases that are still open. */
export const listSemResposta = (db: Db, hoje: string) =>
  db
    .selectFrom('consentimento as k')
    .innerJoin('manifestacao as m', 'm.id', 'k.id_manifestacao')
    .select(['k.id', 'k.id_manifestacao', 'k.prazo'])
    .where('k.respondido_em', 'is', null)
    .where('k.prazo', '<', hoje)
    .where('m.id_situacao', 'in', [...abertas])
    // Silence counts only of somebody who was told (Lei 9.784/1999, art. 26).
    .where(soubeDe('consentimento', 'k.pedido_em'))
    .orderBy('k.id')
    .execute();

/** Requests whose last day is between these two, in cases that are still open. */
export const listQueVencemAte = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  db
    .selectFrom('consentimento as k')
    .innerJoin('manifestacao as m', 'm.id', 'k.id_manifestacao')
    .select(['k.id', 'k.id_manifestacao'])
    .where('k.respondido_em', 'is', null)
    .where('k.prazo', '>=', de)
    .where('k.prazo', '<=', ate)
    .where(soubeDe('consentimento', 'k.pedido_em'))
    .where('m.id_situacao', 'in', [...abertas])
    .orderBy('k.id')
    .execute();
