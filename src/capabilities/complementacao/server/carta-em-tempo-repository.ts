import { sql } from 'kysely';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { Caso } from '#capabilities/manifestacao/server/index.ts';
import { type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';

/** The request for whose silence the case was archived, if a letter of this day would have answered it in time. */
export const findRespondidaEmTempo = async (
  db: Db,
  { row }: Pick<Caso, 'row'>,
  dia: PlainDate,
): Promise<{ readonly id: number; readonly pedida_em: Date } | undefined> => {
  if (row.id_situacao !== Situacao.arquivada) return undefined;
  return db
    .selectFrom('complementacao as c')
    .innerJoin('manifestacao as m', 'm.id', 'c.id_manifestacao')
    .innerJoin('manifestacao_historico as h', 'h.id_manifestacao', 'm.id')
    .select(['c.id', 'c.pedida_em'])
    .where('m.id', '=', row.id)
    .where('c.respondida_em', 'is', null)
    .where('c.prazo', '>=', toIsoDate(dia))
    .where('h.acao', '=', Acao.arquivamento)
    .whereRef('h.ocorrido_em', '=', 'm.encerrada_em')
    .where(sql<boolean>`(h.detalhes ->> 'idComplementacao')::int = c.id`)
    .executeTakeFirst();
};

/**
 * A reply that came in time makes the silence a mistake: the case waits for it again, and the act that follows in the same
 * transaction gives it (Decreto 9.492/2018, art. 18 §2).
 */
export const esperarDeNovo = async (
  tx: Db,
  { row }: Pick<Caso, 'row'>,
  idComplementacao: number,
): Promise<void> => {
  await tx
    .updateTable('complementacao')
    .set({ encerrada_em: null })
    .where('id', '=', idComplementacao)
    .execute();
  await tx
    .updateTable('manifestacao')
    .set({ id_situacao: Situacao.complementacaoSolicitada, encerrada_em: null })
    .where('id', '=', row.id)
    .execute();
};
