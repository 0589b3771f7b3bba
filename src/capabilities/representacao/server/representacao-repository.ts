import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Newest first. */
export const listRepresentacoes = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('representacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id', 'desc')
    .execute();

/** Written in the open on requests whose author preserved the identity, with the key that seals that identity. */
export const listASelar = (db: Db) =>
  db
    .selectFrom('representacao as r')
    .innerJoin('manifestante_preservado as p', 'p.id_manifestacao', 'r.id_manifestacao')
    .select(['r.id', 'r.dados', 'p.chave_embrulhada'])
    .where('r.dados', 'is not', null)
    .orderBy('r.id')
    .execute();

/** The name of the file often says whose it is, too. */
export const selarRepresentacao = (db: Db, id: number, dadosCifrados: Buffer): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable('representacao')
      .set({ dados: null, dados_cifrados: dadosCifrados, selada_com_a_identidade: true })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('anexo')
      .set({
        nome: sql<string>`'Documento da representação' || coalesce(substring(nome from '\\.[A-Za-z0-9]+$'), '')`,
      })
      .where('id_representacao', '=', id)
      .where('nome', 'is not', null)
      .execute();
  });
