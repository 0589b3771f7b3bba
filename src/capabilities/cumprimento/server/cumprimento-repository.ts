import { type RawBuilder, sql } from 'kysely';
import { TipoResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

/** Promises with their origin and the offices concerned; the words are read apart. */
const promessas = (db: Db) =>
  db
    .selectFrom('promessa as p')
    .innerJoin('manifestacao as m', 'm.id', 'p.id_manifestacao')
    .innerJoin('ouvidoria as o', 'o.id', 'p.id_ouvidoria')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as c', (join) =>
      join.on('c.id', '=', sql<number>`orgao_que_controla(m.id_ouvidoria)`),
    )
    .leftJoin('recurso as r', 'r.id', 'p.id_recurso')
    .leftJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .leftJoin('ouvidoria as j', 'j.id', 'r.id_ouvidoria_julgadora')
    .leftJoin('resposta_recurso as v', 'v.id_recurso', 'r.id')
    .leftJoin('resposta as s', 's.id', 'p.id_resposta')
    .selectAll('p')
    .select([
      'm.protocolo',
      'm.dono',
      'm.id_tipo',
      'm.id_tipo_identificacao',
      'm.restrita_em',
      'g.id_esfera as esfera_do_protocolo',
      'o.sigla as sigla_orgao',
      'o.nome as nome_orgao',
      'c.id as id_ouvidoria_controle',
      'c.sigla as sigla_controle',
      'c.nome as nome_controle',
      'c.email as email_controle',
      'i.descricao as instancia',
      'r.id_ouvidoria_julgadora',
      'j.email as email_julgadora',
      // Who wrote what was promised: with the answer, or with the decision of the appeal.
      sql<number | null>`coalesce(v.id_responsavel, s.id_responsavel)`.as('id_autor'),
      sql<number | null>`coalesce(v.id_ouvidoria, s.id_ouvidoria)`.as('id_ouvidoria_do_autor'),
    ])
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('denuncia_descumprimento as d')
          .select(['d.prazo as decide_ate', 'd.registrada_em as no_controle_desde'])
          .whereRef('d.id_promessa', '=', 'p.id')
          .where('d.respondida_em', 'is', null)
          .orderBy('d.id', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['d.decide_ate', 'd.no_controle_desde']);

export const findPromessaLida = (db: Db, idPromessa: number) =>
  promessas(db).where('p.id', '=', idPromessa).executeTakeFirst();
export type PromessaLida = NonNullable<Awaited<ReturnType<typeof findPromessaLida>>>;

/** In the order they were made. */
export const listPromessasDoCaso = (db: Db, idManifestacao: number): Promise<PromessaLida[]> =>
  promessas(db).where('p.id_manifestacao', '=', idManifestacao).orderBy('p.id').execute();

/** The deliveries of a case, with the answer whose files came with a decision. */
export const listEntregas = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('entrega as e')
    .innerJoin('promessa as p', 'p.id', 'e.id_promessa')
    .leftJoin('resposta_recurso as a', 'a.id_recurso', 'p.id_recurso')
    .selectAll('e')
    .select([
      'a.id as id_resposta_recurso',
      sql<number>`case when e.na_decisao then coalesce(a.id_ouvidoria, p.id_ouvidoria) else p.id_ouvidoria end`.as(
        'id_ouvidoria',
      ),
    ])
    .where('e.id_manifestacao', '=', idManifestacao)
    .orderBy('e.id')
    .execute();
export type EntregaRow = Awaited<ReturnType<typeof listEntregas>>[number];

/** The delivery that stands. */
export const findUltimaEntrega = (db: Db, idPromessa: number) =>
  db
    .selectFrom('entrega')
    .select('id')
    .where('id_promessa', '=', idPromessa)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** Whose promises: an office's own, those a body supervises, or (administrador) all. */
export type DeQuem = ForaDoAlcance &
  ({ readonly tipo: 'todos' } | { readonly tipo: 'orgao' | 'controle'; readonly idOuvidoria: number });

const donoDe = (deQuem: DeQuem): RawBuilder<boolean> =>
  sql`${doAlcance(deQuem)} and ${aoAlcance('m.id', deQuem)}`;

const doAlcance = (deQuem: DeQuem): RawBuilder<boolean> => {
  if (deQuem.tipo === 'todos') return sql`true`;
  return deQuem.tipo === 'orgao'
    ? sql`m.id_ouvidoria = ${deQuem.idOuvidoria}`
    : sql`orgao_que_controla(m.id_ouvidoria) = ${deQuem.idOuvidoria}`;
};

const vencida = (hoje: string): RawBuilder<boolean> => sql`p.situacao = 'aberta' and p.prazo < ${hoje}::date`;

/** Which promises a queue has. */
const FILAS = {
  'a-entregar': () => sql<boolean>`p.situacao in ('aberta', 'contestada')`,
  vencidas: vencida,
  entregues: () => sql<boolean>`p.situacao in ('entregue', 'confirmada')`,
  contestadas: () => sql<boolean>`p.situacao = 'contestada'`,
  'com-nova-data': (hoje: string) =>
    sql<boolean>`p.situacao = 'aberta' and p.renovada and p.prazo >= ${hoje}::date`,
  todas: () => sql<boolean>`true`,
} as const satisfies Readonly<Record<string, (hoje: string) => RawBuilder<boolean>>>;
export type NomeDaFila = keyof typeof FILAS;

/** The earliest date first; what was delivered after it, the latest first: one growing number. */
const ordem = sql`case when p.situacao in ('aberta', 'contestada') then extract(epoch from p.prazo)
  else 1e12 - extract(epoch from coalesce(p.entregue_em, p.encerrada_em, p.prometida_em)) end`;

interface Pedaco {
  readonly fila: NomeDaFila;
  readonly hoje: string;
  readonly idOuvidoria?: number | undefined;
  readonly depois: readonly [ordem: string, id: number] | undefined;
  readonly limite: number;
}

export const listLinhas = (db: Db, deQuem: DeQuem, { fila, hoje, idOuvidoria, depois, limite }: Pedaco) =>
  promessas(db)
    .select(sql<string>`(${ordem})::text`.as('ordem'))
    .where(donoDe(deQuem))
    .where(FILAS[fila](hoje))
    .$if(idOuvidoria !== undefined, (query) => query.where('p.id_ouvidoria', '=', idOuvidoria ?? 0))
    .$if(depois !== undefined, (query) =>
      query.where(sql<boolean>`(${ordem}, p.id) > (${depois?.[0]}::numeric, ${depois?.[1]})`),
    )
    .orderBy(ordem)
    .orderBy('p.id')
    .limit(limite)
    .execute();

export const countFilas = async <F extends NomeDaFila>(
  db: Db,
  deQuem: DeQuem,
  filas: readonly F[],
  { hoje, idOuvidoria }: Pick<Pedaco, 'hoje' | 'idOuvidoria'>,
): Promise<Record<F, number>> => {
  const contas = filas.map((fila) => sql`count(*) filter (where ${FILAS[fila](hoje)})::int`);
  const { rows } = await sql<{ totais: number[] }>`
    select to_json(array[${sql.join(contas)}]) as totais
    from promessa p join manifestacao m on m.id = p.id_manifestacao
    where ${donoDe(deQuem)} and ${idOuvidoria === undefined ? sql`true` : sql`p.id_ouvidoria = ${idOuvidoria}`}`.execute(
    db,
  );
  return Object.fromEntries(filas.map((fila, i) => [fila, rows[0]?.totais[i] ?? 0])) as Record<F, number>;
};

/** What each supervised office owes, the most broken dates first. */
export const listDividas = async (db: Db, deQuem: DeQuem, hoje: string) => {
  const { rows } = await sql<{
    idOuvidoria: number;
    sigla: string;
    nome: string;
    vencidas: number;
    contestadas: number;
    desde: string | null;
  }>`
    select o.id as "idOuvidoria", o.sigla, o.nome,
      (count(*) filter (where ${vencida(hoje)}))::int as vencidas,
      (count(*) filter (where p.situacao = 'contestada'))::int as contestadas,
      (min(p.prazo) filter (where ${vencida(hoje)}))::text as desde
    from promessa p
    join manifestacao m on m.id = p.id_manifestacao
    join ouvidoria o on o.id = p.id_ouvidoria
    where ${donoDe(deQuem)} and (p.situacao = 'contestada' or (${vencida(hoje)}))
    group by o.id
    order by 4 desc, 5 desc, o.sigla`.execute(db);
  return rows;
};

/** Delivered ones whose last day to contest is over. */
export const listCaladas = (db: Db, hoje: string) =>
  db
    .selectFrom('promessa')
    .select(['id', 'id_manifestacao'])
    .where('situacao', '=', 'entregue')
    .where('contestar_ate', '<', hoje)
    .orderBy('id')
    .execute();

/** Still owed, by a date that was denounced, found broken, and not replaced. */
export const listProcedentesSemData = (db: Db) =>
  db
    .selectFrom('promessa as p')
    .innerJoin('denuncia_descumprimento as d', (join) =>
      join.onRef('d.id_promessa', '=', 'p.id').onRef('d.data_entrega', '=', 'p.prazo'),
    )
    .select(['p.id', 'p.id_manifestacao'])
    .where('p.situacao', '=', 'aberta')
    .where('d.tipo', '=', 'descumprimento')
    .where('d.procedente', '=', true)
    .orderBy('p.id')
    .execute();

interface Dias {
  readonly hoje: string;
  readonly ate: string;
}

/** Those whose date is near or was just broken, and deliveries whose window is about to close. */
export const listALembrar = (db: Db, { hoje, ate }: Dias) =>
  db
    .selectFrom('promessa')
    .select(['id', 'id_manifestacao'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('situacao', '=', 'aberta'), eb('prazo', '<=', ate)]),
        and([
          eb('situacao', '=', 'entregue'),
          eb('contestar_ate', '>=', hoje),
          eb('contestar_ate', '<=', ate),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();

/** The answer that only told where to find the information: the last one. */
export const findRespostaQueOrienta = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('resposta')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_tipo_resposta', '=', TipoResposta.conclusiva)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
