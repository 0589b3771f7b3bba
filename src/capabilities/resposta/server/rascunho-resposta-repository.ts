import type { Insertable } from 'kysely';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import type { Db } from '#server/db/database.ts';
import type { RascunhoResposta } from '#server/db/schema.ts';

interface DeQuem {
  readonly idManifestacao: number;
  readonly idUsuario: number;
}

export const findRascunho = (db: Db, { idManifestacao, idUsuario }: DeQuem) =>
  db
    .selectFrom('rascunho_resposta')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .executeTakeFirst();

export const saveRascunho = async (db: Db, row: Insertable<RascunhoResposta>): Promise<void> => {
  const { chave_embrulhada, conteudo_cifrado, atualizado_em } = row;
  await db
    .insertInto('rascunho_resposta')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['id_manifestacao', 'id_usuario'])
        .doUpdateSet({ chave_embrulhada, conteudo_cifrado, atualizado_em }),
    )
    .execute();
};

export const deleteRascunho = async (db: Db, { idManifestacao, idUsuario }: DeQuem): Promise<void> => {
  await db
    .deleteFrom('rascunho_resposta')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .execute();
};

/** Deletes drafts of cases that have ended, and those not touched since `desde`. */
export const deleteRascunhosSemUso = async (db: Db, desde: Date): Promise<void> => {
  await db
    .deleteFrom('rascunho_resposta as r')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('r.atualizado_em', '<', desde),
        exists(
          selectFrom('manifestacao as m')
            .select('m.id')
            .whereRef('m.id', '=', 'r.id_manifestacao')
            .where('m.id_situacao', 'not in', [...abertas]),
        ),
      ]),
    )
    .execute();
};
