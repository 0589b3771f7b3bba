import type { Insertable } from 'kysely';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { soubeDe } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Complementacao, Resposta } from '#server/db/schema.ts';

export const findComplementacaoAberta = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('complementacao')
    .selectAll()
    .where('id_manifestacao', '=', idManifestacao)
    .where('encerrada_em', 'is', null)
    .executeTakeFirst();

export const hasComplementacaoQueParou = async (db: Db, idManifestacao: number): Promise<boolean> => {
  const row = await db
    .selectFrom('complementacao')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('parou_prazo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const countComplementacoes = async (db: Db, idManifestacao: number): Promise<number> => {
  const { total } = await db
    .selectFrom('complementacao')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertPedido = async (db: Db, row: Insertable<Resposta>): Promise<number> => {
  const { id } = await db.insertInto('resposta').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const insertComplementacao = async (db: Db, row: Insertable<Complementacao>): Promise<void> => {
  await db.insertInto('complementacao').values(row).execute();
};

export const answerComplementacao = async (
  db: Db,
  id: number,
  texto: { texto: string | null; texto_cifrado: Buffer | null },
  agora: Date,
): Promise<void> => {
  await db
    .updateTable('complementacao')
    .set({ ...texto, respondida_em: agora, encerrada_em: agora })
    .where('id', '=', id)
    .execute();
};

/** Cases of nobody known that wait for a reply: no notice could reach who filed. */
export const listAnonimasEsperando = (db: Db) =>
  db
    .selectFrom('manifestacao')
    .select('id')
    .where('id_situacao', '=', Situacao.complementacaoSolicitada)
    .where('id_tipo_identificacao', '=', TipoIdentificacao.anonima)
    .orderBy('id')
    .execute();

/** Requests whose last day is over, in cases that still wait for the reply. Nobody's silence counts where nobody is known. */
export const listVencidas = (db: Db, hoje: string) =>
  db
    .selectFrom('complementacao as c')
    .innerJoin('manifestacao as m', 'm.id', 'c.id_manifestacao')
    .select(['c.id', 'c.id_manifestacao', 'c.prazo'])
    .where('c.encerrada_em', 'is', null)
    .where('c.prazo', '<', hoje)
    .where('m.id_situacao', '=', Situacao.complementacaoSolicitada)
    .where('m.id_tipo_identificacao', '<>', TipoIdentificacao.anonima)
    // Silence counts only of somebody who was told (Lei 9.784/1999, art. 26).
    .where(soubeDe('complementacao', 'c.pedida_em'))
    .orderBy('c.id')
    .execute();

/** Requests whose last day is between these two, in cases that still wait for the reply. */
export const listQueVencemAte = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  db
    .selectFrom('complementacao as c')
    .innerJoin('manifestacao as m', 'm.id', 'c.id_manifestacao')
    .select(['c.id', 'c.id_manifestacao'])
    .where('c.encerrada_em', 'is', null)
    .where('c.prazo', '>=', de)
    .where('c.prazo', '<=', ate)
    .where(soubeDe('complementacao', 'c.pedida_em'))
    .where('m.id_situacao', '=', Situacao.complementacaoSolicitada)
    .orderBy('c.id')
    .execute();

/** False if it was answered or closed meanwhile. */
export const expireComplementacao = async (db: Db, id: number, agora: Date): Promise<boolean> => {
  const row = await db
    .updateTable('complementacao')
    .set({ encerrada_em: agora })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
