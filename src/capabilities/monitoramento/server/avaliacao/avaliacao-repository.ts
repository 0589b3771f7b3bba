import { type Insertable, sql, type Updateable } from 'kysely';
import { type ForaDoAlcance, NADA_FORA } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { SituacaoDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import type { Periodo } from '../fatos-repository.ts';

const contados = (quem: ForaDoAlcance, oQue: 'c.id_manifestacao' | 'c.avaliado_em') => sql<number>`(
  select count(${sql.ref(oQue)}) from avaliacao_tratamento_caso c
  where c.id_avaliacao = v.id and ${aoAlcance('c.id_manifestacao', quem)})`;

/** Acts ask for all of the sample (`casos`, `avaliados`); who reads is told of the cases that exist for them. */
const avaliacoes = (db: Db, quem: ForaDoAlcance) =>
  db
    .selectFrom('avaliacao_tratamento as v')
    .innerJoin('ouvidoria as o', 'o.id', 'v.id_ouvidoria')
    .innerJoin('ouvidoria as q', 'q.id', 'v.id_autoridade')
    .selectAll('v')
    .select([
      'o.sigla',
      'o.nome',
      'o.id_esfera',
      'o.uf',
      'o.id_municipio',
      'q.sigla as autoridade',
      'q.nome as nome_da_autoridade',
      contados(NADA_FORA, 'c.id_manifestacao').as('casos'),
      contados(NADA_FORA, 'c.avaliado_em').as('avaliados'),
      contados(quem, 'c.id_manifestacao').as('casos_vistos'),
      contados(quem, 'c.avaliado_em').as('avaliados_vistos'),
    ]);

export const findAvaliacao = (db: Db, id: number, quem: ForaDoAlcance = NADA_FORA) =>
  avaliacoes(db, quem).where('v.id', '=', id).executeTakeFirst();
export type AvaliacaoRow = NonNullable<Awaited<ReturnType<typeof findAvaliacao>>>;

export const lockAvaliacao = async (db: Db, id: number): Promise<void> => {
  await sql`select from avaliacao_tratamento where id = ${id} for update`.execute(db);
};

/** Which evaluations a list includes; null on a side means any office. */
export interface DeQuem extends ForaDoAlcance {
  readonly idAutoridade: number | null;
  readonly idOuvidoria: number | null;
}

interface Pagina {
  readonly situacao?: SituacaoDaAvaliacao | undefined;
  readonly antesDe: number | undefined;
  readonly limite: number;
}

/** Newest first: those the office makes, and those given back to it. */
export const selectAvaliacoes = (db: Db, deQuem: DeQuem, pagina: Pagina) => {
  const { idAutoridade, idOuvidoria } = deQuem;
  let query = avaliacoes(db, deQuem);
  if (idAutoridade !== null || idOuvidoria !== null)
    query = query.where((eb) =>
      eb.or([
        eb('v.id_autoridade', '=', idAutoridade ?? 0),
        eb.and([
          eb('v.id_ouvidoria', '=', idOuvidoria ?? 0),
          eb('v.situacao', 'in', ['devolvida', 'respondida', 'encerrada']),
        ]),
      ]),
    );
  if (pagina.situacao) query = query.where('v.situacao', '=', pagina.situacao);
  if (pagina.antesDe !== undefined) query = query.where('v.id', '<', pagina.antesDe);
  return query.orderBy('v.id', 'desc').limit(pagina.limite).execute();
};

export const insertAvaliacao = async (
  db: Db,
  nova: Insertable<DB['avaliacao_tratamento']>,
  casos: readonly number[],
): Promise<number> => {
  const { id } = await db
    .insertInto('avaliacao_tratamento')
    .values(nova)
    .returning('id')
    .executeTakeFirstOrThrow();
  // Copied as they stand now: later changes to a case do not change the sample.
  await sql`
    insert into avaliacao_tratamento_caso
      (id_avaliacao, id_manifestacao, ordem, id_resposta, respondida_em, prazo, dentro_do_prazo, prorrogada)
    select ${id}::int, f.id, x.ordem - 1, (select max(r.id) from resposta r
        where r.id_manifestacao = f.id and r.id_tipo_resposta = 2),
      f.respondida_em, f.prazo, f.dentro_do_prazo, f.prorrogada
    from unnest(${casos}::int[]) with ordinality x (id_manifestacao, ordem)
      join fato_manifestacao f on f.id = x.id_manifestacao`.execute(db);
  return id;
};

export const updateAvaliacao = async (
  db: Db,
  id: number,
  mudanca: Updateable<DB['avaliacao_tratamento']>,
): Promise<void> => {
  await db
    .updateTable('avaliacao_tratamento')
    .set((eb) => ({ ...mudanca, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const updateCaso = async (
  db: Db,
  idAvaliacao: number,
  idManifestacao: number,
  mudanca: Updateable<DB['avaliacao_tratamento_caso']>,
): Promise<void> => {
  await db
    .updateTable('avaliacao_tratamento_caso')
    .set(mudanca)
    .where('id_avaliacao', '=', idAvaliacao)
    .where('id_manifestacao', '=', idManifestacao)
    .execute();
};

export const insertHistorico = async (
  db: Db,
  linha: Insertable<DB['avaliacao_tratamento_historico']>,
): Promise<void> => {
  await db.insertInto('avaliacao_tratamento_historico').values(linha).execute();
};

export const listHistorico = (db: Db, idAvaliacao: number) =>
  db
    .selectFrom('avaliacao_tratamento_historico')
    .select(['ato', 'ocorrido_em', 'responsavel', 'detalhes'])
    .where('id_avaliacao', '=', idAvaliacao)
    .orderBy('id', 'desc')
    .execute();

/** Given back, without a reply, and due in those days. */
export const listAEsperaDoOrgao = (db: Db, { de, ate }: Periodo) =>
  avaliacoes(db, NADA_FORA)
    .where('v.situacao', '=', 'devolvida')
    .where('v.prazo_resposta', '>=', de)
    .where('v.prazo_resposta', '<=', ate)
    .orderBy('v.id')
    .execute();

/** Given back to an office in a period. */
export const listDevolvidas = (db: Db, idOuvidoria: number, { de, ate }: Periodo, quem: ForaDoAlcance) =>
  avaliacoes(db, quem)
    .where('v.id_ouvidoria', '=', idOuvidoria)
    .where(sql<boolean>`(v.devolvida_em at time zone 'America/Sao_Paulo')::date between ${de} and ${ate}`)
    .orderBy('v.devolvida_em')
    .execute();
