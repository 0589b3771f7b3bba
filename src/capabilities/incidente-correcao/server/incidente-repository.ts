import { type Insertable, sql, type Updateable } from 'kysely';
import { impedidosDoRecurso } from '#capabilities/recurso/server/index.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { IncidenteCorrecao } from '#server/db/schema.ts';

export interface DoOrgao extends ForaDoAlcance {
  /** Null for an administrador, who works in every office. */
  readonly orgao: number | null;
}

/** The decisions of appeals, with the office that decided. */
const decisoes = (db: Db) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
    .innerJoin('tipo_resposta_recurso as t', 't.id', 'a.id_tipo_resposta_recurso')
    .innerJoin('instancia_recurso as n', 'n.id', 'r.id_instancia')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as j', 'j.id', 'r.id_ouvidoria_julgadora')
    .select([
      'r.id as id_recurso',
      'r.versao',
      'r.id_manifestacao',
      'r.id_ouvidoria_julgadora',
      'm.protocolo',
      'm.dono',
      'm.id_ouvidoria as id_ouvidoria_do_pedido',
      'g.id_esfera as esfera_do_protocolo',
      'o.sigla as sigla_orgao',
      'o.nome as nome_orgao',
      'j.sigla as sigla_julgadora',
      'j.nome as nome_julgadora',
      'j.email as email_julgadora',
      'n.descricao as instancia',
      'r.id_instancia',
      't.descricao as resultado_do_recurso',
      'a.registrada_em as decidida_em',
      'a.data_entrega',
      'a.data_entrega_original',
      impedidosDoRecurso.as('impedidos'),
      'a.id_responsavel as id_autor_da_decisao',
      'a.texto as texto_da_decisao',
      'a.texto_cifrado as texto_da_decisao_cifrado',
      // A restricted case shows no summary in lists.
      sql<string | null>`case when m.restrita_em is null then m.teor ->> 'resumo' end`.as('resumo'),
    ])
    .select((eb) =>
      eb
        .selectFrom('autoridade_da_instancia as u')
        .select(sql<number[]>`coalesce(array_agg(u.id_usuario), '{}')`.as('ids'))
        .whereRef('u.id_ouvidoria', '=', 'r.id_ouvidoria_julgadora')
        .whereRef('u.id_instancia', '=', 'r.id_instancia')
        .as('autoridades'),
    );

export const findDecisao = (db: Db, idRecurso: number) =>
  decisoes(db).where('r.id', '=', idRecurso).executeTakeFirst();
export type DecisaoRow = NonNullable<Awaited<ReturnType<typeof findDecisao>>>;

/** Decisions with something to deliver and no incidente yet, of the office that answered. */
const corrigiveis = (db: Db, { orgao, ...quem }: DoOrgao) =>
  decisoes(db)
    .where(aoAlcance('m.id', quem))
    .where('r.id_situacao', '=', SituacaoRecurso.respondido)
    .where('a.data_entrega', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('incidente_correcao as x')
            .select('x.id')
            .whereRef('x.id_recurso', '=', 'r.id')
            .where('x.respondido_em', 'is', null),
        ),
      ),
    )
    .$if(orgao !== null, (query) => query.where('m.id_ouvidoria', '=', orgao ?? 0));

/** A page: how many rows, after the one with this sort value and id. */
interface Pedaco {
  readonly depois: readonly [ordem: string, id: number] | undefined;
  readonly limite: number;
}

export const listCorrigiveis = (db: Db, orgao: DoOrgao, { depois, limite }: Pedaco) =>
  corrigiveis(db, orgao)
    .select(sql<string>`a.registrada_em::text`.as('momento'))
    .$if(depois !== undefined, (query) =>
      query.where(sql<boolean>`(a.registrada_em, r.id) < (${depois?.[0]}::timestamptz, ${depois?.[1]})`),
    )
    .orderBy('a.registrada_em', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limite)
    .execute();

const incidentes = (db: Db) =>
  decisoes(db).innerJoin('incidente_correcao as i', 'i.id_recurso', 'r.id').selectAll('i');

export const findIncidente = (db: Db, idIncidente: number) =>
  incidentes(db).where('i.id', '=', idIncidente).executeTakeFirst();
export type IncidenteRow = NonNullable<Awaited<ReturnType<typeof findIncidente>>>;

export const listIncidentesDoRecurso = (db: Db, idRecurso: number): Promise<IncidenteRow[]> =>
  incidentes(db).where('i.id_recurso', '=', idRecurso).orderBy('i.id').execute();

const doOrgao = (db: Db, { orgao, ...quem }: DoOrgao, respondidos: boolean) =>
  incidentes(db)
    .where(aoAlcance('m.id', quem))
    .where('i.respondido_em', respondidos ? 'is not' : 'is', null)
    .$if(orgao !== null, (query) =>
      query.where(({ or, eb }) =>
        or([eb('r.id_ouvidoria_julgadora', '=', orgao ?? 0), eb('m.id_ouvidoria', '=', orgao ?? 0)]),
      ),
    );

/** Open ones oldest first, answered ones newest first. */
export const selectIncidentes = (
  db: Db,
  orgao: DoOrgao,
  respondidos: boolean,
  { depois, limite }: Pedaco,
) => {
  const ordem = respondidos
    ? sql`-extract(epoch from i.respondido_em)`
    : sql`extract(epoch from i.aberto_em)`;
  return doOrgao(db, orgao, respondidos)
    .select(sql<string>`(${ordem})::text`.as('ordem'))
    .$if(depois !== undefined, (query) =>
      query.where(sql<boolean>`(${ordem}, i.id) > (${depois?.[0]}::numeric, ${depois?.[1]})`),
    )
    .orderBy(ordem)
    .orderBy('i.id')
    .limit(limite)
    .execute();
};

export const insertIncidente = async (db: Db, row: Insertable<IncidenteCorrecao>): Promise<number> => {
  const { id } = await db
    .insertInto('incidente_correcao')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateIncidente = async (
  db: Db,
  idIncidente: number,
  mudancas: Updateable<IncidenteCorrecao>,
): Promise<void> => {
  await db.updateTable('incidente_correcao').set(mudancas).where('id', '=', idIncidente).execute();
};

/** The last day to carry out the decision: after it the citizen may report that it was not. */
export const updateDataEntrega = async (db: Db, idRecurso: number, dataEntrega: string): Promise<void> => {
  await db
    .updateTable('resposta_recurso')
    .set({ data_entrega: dataEntrega })
    .where('id_recurso', '=', idRecurso)
    .execute();
  await db
    .updateTable('promessa')
    .set({ prazo: dataEntrega })
    .where('id_recurso', '=', idRecurso)
    .where('situacao', '=', 'aberta')
    .execute();
};
