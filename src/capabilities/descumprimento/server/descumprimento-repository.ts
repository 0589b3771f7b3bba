import { type Insertable, sql, type Updateable } from 'kysely';
import { doDono } from '#capabilities/manifestacao/server/index.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { DenunciaDescumprimento } from '#server/db/schema.ts';

const denuncias = (db: Db) =>
  db
    .selectFrom('denuncia_descumprimento as d')
    .innerJoin('manifestacao as m', 'm.id', 'd.id_manifestacao')
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as t', 't.id', 'd.id_ouvidoria_destino')
    .leftJoin('recurso as r', 'r.id', 'd.id_recurso')
    .leftJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .selectAll('d')
    .select([
      'm.protocolo',
      'm.dono',
      'm.id_ouvidoria as id_ouvidoria_do_pedido',
      'g.id_esfera as esfera_do_protocolo',
      'o.sigla as sigla_orgao',
      'o.nome as nome_orgao',
      't.sigla as sigla_destino',
      't.nome as nome_destino',
      'i.descricao as instancia',
      // Nobody judges the own work (Lei 9.784/1999, art. 18).
      sql<number[]>`array(
        select s.id_responsavel from resposta s where s.id_manifestacao = d.id_manifestacao and s.id_responsavel is not null
        union
        select e.id_responsavel from entrega e where e.id_manifestacao = d.id_manifestacao and e.id_responsavel is not null)`.as(
        'impedidos',
      ),
      // A restricted case shows no summary in lists.
      sql<string | null>`case when m.restrita_em is null then m.teor ->> 'resumo' end`.as('resumo'),
    ]);

export const findDenuncia = (db: Db, idDenuncia: number) =>
  denuncias(db).where('d.id', '=', idDenuncia).executeTakeFirst();
export type DenunciaRow = NonNullable<Awaited<ReturnType<typeof findDenuncia>>>;

export const listDenunciasDoCaso = (db: Db, idManifestacao: number): Promise<DenunciaRow[]> =>
  denuncias(db).where('d.id_manifestacao', '=', idManifestacao).orderBy('d.id').execute();

export const findDenunciaPorEnvio = (db: Db, envioHash: Buffer): Promise<DenunciaRow | undefined> =>
  denuncias(db).where('d.envio_hash', '=', envioHash).executeTakeFirst();

export interface DoOrgao extends ForaDoAlcance {
  /** Null for an administrador, who works in every office. */
  readonly orgao: number | null;
}

/** Earliest deadline first, then the most recently decided: one increasing number. */
const ordemDaDenuncia = sql`case
  when d.respondida_em is null then extract(epoch from d.prazo)
  else 1e12 - extract(epoch from d.respondida_em)
end`;

interface PedacoDaLista {
  readonly decididas: boolean | null;
  readonly depois: readonly [ordem: string, id: number] | undefined;
  readonly limite: number;
}

export const listDenuncias = (
  db: Db,
  { orgao, ...quem }: DoOrgao,
  { decididas, depois, limite }: PedacoDaLista,
) =>
  denuncias(db)
    .where(aoAlcance('m.id', quem))
    .select(sql<string>`(${ordemDaDenuncia})::text`.as('ordem'))
    .$if(orgao !== null, (query) =>
      query.where(({ or, eb }) =>
        or([eb('d.id_ouvidoria_destino', '=', orgao ?? 0), eb('m.id_ouvidoria', '=', orgao ?? 0)]),
      ),
    )
    .$if(decididas !== null, (query) => query.where('d.respondida_em', decididas ? 'is not' : 'is', null))
    .$if(depois !== undefined, (query) =>
      query.where(sql<boolean>`(${ordemDaDenuncia}, d.id) > (${depois?.[0]}::numeric, ${depois?.[1]})`),
    )
    .orderBy(ordemDaDenuncia)
    .orderBy('d.id')
    .limit(limite)
    .execute();

export const countDenuncias = (db: Db, { orgao, ...quem }: DoOrgao) =>
  db
    .selectFrom('denuncia_descumprimento as d')
    .innerJoin('manifestacao as m', 'm.id', 'd.id_manifestacao')
    .select(({ fn }) => [
      fn.countAll<number>().as('todas'),
      fn.count<number>('d.respondida_em').as('decididas'),
    ])
    .where(aoAlcance('m.id', quem))
    .$if(orgao !== null, (query) =>
      query.where(({ or, eb }) =>
        or([eb('d.id_ouvidoria_destino', '=', orgao ?? 0), eb('m.id_ouvidoria', '=', orgao ?? 0)]),
      ),
    )
    .executeTakeFirstOrThrow();

/** The answer or decision that promised: what it decided, and the date in force. */
export const findOrigemDaPromessa = (db: Db, idPromessa: number) =>
  db
    .selectFrom('promessa as p')
    .leftJoin('resposta as s', 's.id', 'p.id_resposta')
    .leftJoin('codigo_decisao as c', 'c.id', 's.id_codigo_decisao')
    .leftJoin('recurso as r', 'r.id', 'p.id_recurso')
    .leftJoin('resposta_recurso as a', 'a.id_recurso', 'r.id')
    .leftJoin('tipo_resposta_recurso as t', 't.id', 'a.id_tipo_resposta_recurso')
    .leftJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .select(['p.id_recurso', 'p.prazo', 'p.prometida_em', 'i.descricao as instancia'])
    .select(sql<string | null>`coalesce(t.descricao, c.descricao)`.as('resultado'))
    .where('p.id', '=', idPromessa)
    .executeTakeFirstOrThrow();

/** The person's requests with a delivery due before today; each is checked afterwards. */
export const listPedidosComEntregaVencida = async (
  db: Db,
  dono: Dono,
  hoje: string,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('manifestacao as m')
    .select('m.id')
    .where(doDono(dono))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('promessa as p')
          .select('p.id')
          .whereRef('p.id_manifestacao', '=', 'm.id')
          .where('p.situacao', '=', 'aberta')
          .where('p.prazo', '<', hoje),
      ),
    )
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const findOuvidoria = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome', 'email'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirstOrThrow();

export const insertDenuncia = async (db: Db, row: Insertable<DenunciaDescumprimento>): Promise<number> => {
  const { id } = await db
    .insertInto('denuncia_descumprimento')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateDenuncia = async (
  db: Db,
  idDenuncia: number,
  mudancas: Updateable<DenunciaDescumprimento>,
): Promise<void> => {
  await db.updateTable('denuncia_descumprimento').set(mudancas).where('id', '=', idDenuncia).execute();
};
