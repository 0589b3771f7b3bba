import { sql } from 'kysely';
import { segredo } from '#server/crypto/dado-pessoal.ts';
import type { Dono } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';
import { doDono } from '../dono-repository.ts';

const NAO_SAO_NOVIDADE = [Acao.visualizacao, Acao.cadastro];

/** What others did to the person's cases; a view is no news. */
const deOutros = (db: Db, dono: Dono, desde: Date) =>
  db
    .selectFrom('manifestacao_historico as h')
    .innerJoin('manifestacao as m', 'm.id', 'h.id_manifestacao')
    .where(doDono(dono))
    .where('h.responsavel', '<>', MANIFESTANTE)
    .where(sql<boolean>`h.acao <> all(${NAO_SAO_NOVIDADE})`)
    .where('h.ocorrido_em', '>', desde);

export interface QuaisNovidades {
  readonly desde: Date;
  readonly limite: number;
  /** Only those before this row. */
  readonly antesDe?: number | undefined;
}

export const listNovidades = (db: Db, dono: Dono, { desde, limite, antesDe }: QuaisNovidades) =>
  deOutros(db, dono, desde)
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .select(({ fn }) => fn.coalesce('a.descricao', 't.descricao').as('sobre'))
    .select([
      'h.id as id_historico',
      'm.id',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'h.acao',
      'h.informacoes',
      'h.ocorrido_em',
    ])
    .$if(antesDe !== undefined, (query) => query.where('h.id', '<', antesDe ?? 0))
    .orderBy('h.id', 'desc')
    .limit(limite)
    .execute();
export type NovidadeRow = Awaited<ReturnType<typeof listNovidades>>[number];

export const countNovidades = async (db: Db, dono: Dono, desde: Date): Promise<number> => {
  const { novas } = await deOutros(db, dono, desde)
    .select(({ fn }) => fn.countAll<number>().as('novas'))
    .executeTakeFirstOrThrow();
  return Number(novas);
};

export const findNovidadesVistas = async (db: Db, idUsuario: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('usuario')
    .select('novidades_vistas')
    .where('id', '=', idUsuario)
    .executeTakeFirst();
  return row?.novidades_vistas ? new Date(row.novidades_vistas) : null;
};

export const setNovidadesVistas = async (db: Db, idUsuario: number, agora: Date): Promise<void> => {
  await db
    .updateTable('usuario')
    .set({ novidades_vistas: segredo(agora.toISOString()) })
    .where('id', '=', idUsuario)
    .execute();
};
