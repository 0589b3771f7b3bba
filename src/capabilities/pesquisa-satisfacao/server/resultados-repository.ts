import { type RawBuilder, sql } from 'kysely';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

export interface FiltroDosResultados extends ForaDoAlcance {
  /** Null means every office. */
  readonly idOuvidoria: number | null;
  readonly idTipoManifestacao: number | undefined;
  readonly idAssunto: number | undefined;
  /** yyyy-mm-dd, both included. */
  readonly de: string;
  readonly ate: string;
}

const FUSO = sql.lit('America/Sao_Paulo');

const noPeriodo = (momento: RawBuilder<unknown>, { de, ate }: FiltroDosResultados) => sql<boolean>`(
  ${momento} >= ${de}::date::timestamp at time zone ${FUSO}
  and ${momento} < (${ate}::date + 1)::timestamp at time zone ${FUSO})`;

const doFiltro = ({
  idOuvidoria,
  idTipoManifestacao,
  idAssunto,
  ...quem
}: FiltroDosResultados) => sql<boolean>`(
  ${aoAlcance('m.id', quem)} and
  (${idOuvidoria}::int is null or m.id_ouvidoria = ${idOuvidoria}::int)
  and (${idTipoManifestacao ?? null}::int is null or m.id_tipo = ${idTipoManifestacao ?? null}::int)
  and (${idAssunto ?? null}::int is null or m.id_assunto in (${idAssunto ?? null}::int,
    (select x.id_unido_a from assunto x where x.id = ${idAssunto ?? null}::int))))`;

/** One person per account; without an account, each case counts as a person. */
const PESSOA = sql`coalesce(d.id_usuario, -m.id)`;

export interface ResultadosRow {
  readonly respostas: number;
  readonly casos_respondidos: number;
  readonly casos_avaliados: number;
  readonly opcoes: readonly {
    readonly idPergunta: number;
    readonly pergunta: string;
    readonly idOpcao: number;
    readonly descricao: string;
    readonly total: number;
  }[];
  /** Per month, how often each satisfaction option was chosen. */
  readonly meses: readonly { readonly mes: string; readonly idOpcao: number; readonly total: number }[];
  /** How many different people answered, in all and in each month. */
  readonly pessoas: number;
  readonly pessoas_do_mes: Readonly<Record<string, number>>;
}

/** One pass over the answers of the period, and one over the cases answered in it. */
export const findResultados = async (db: Db, filtro: FiltroDosResultados): Promise<ResultadosRow> => {
  const { rows } = await sql<ResultadosRow>`
    with base as materialized (
      select p.id_demanda_atendida, p.id_facilidade, p.id_satisfacao, ${PESSOA} as pessoa,
        to_char(p.respondida_em at time zone ${FUSO}, 'YYYY-MM') as mes
      from pesquisa_satisfacao p join manifestacao m on m.id = p.id_manifestacao
        left join manifestante d on d.id_manifestacao = m.id
      where ${noPeriodo(sql`p.respondida_em`, filtro)} and ${doFiltro(filtro)}),
    contado as (
      select o.id, count(*) as total
      from base b cross join lateral unnest(array[b.id_demanda_atendida, b.id_facilidade, b.id_satisfacao]) as o(id)
      group by o.id),
    respondidos as (
      select count(*) as total, count(p.id_manifestacao) as avaliados
      from manifestacao m left join pesquisa_satisfacao p on p.id_manifestacao = m.id
      where ${noPeriodo(sql`m.respondida_em`, filtro)} and ${doFiltro(filtro)})
    select (select count(*) from base) as respostas, (select count(distinct pessoa) from base) as pessoas,
      (select coalesce(json_object_agg(x.mes, x.pessoas), '{}')
        from (select mes, count(distinct pessoa) as pessoas from base group by mes) x) as pessoas_do_mes, r.total as casos_respondidos, r.avaliados as casos_avaliados,
      (select json_agg(json_build_object('idPergunta', q.id, 'pergunta', q.descricao, 'idOpcao', o.id,
          'descricao', o.descricao, 'total', coalesce(c.total, 0)) order by q.ordem, o.ordem)
        from pesquisa_pergunta q join pesquisa_opcao o on o.id_pergunta = q.id left join contado c on c.id = o.id
        where q.momento = 'resposta' and (q.ativo and o.ativo or c.total > 0)) as opcoes,
      (select coalesce(json_agg(json_build_object('mes', x.mes, 'idOpcao', x.id_satisfacao, 'total', x.total)
          order by x.mes, x.id_satisfacao), '[]')
        from (select mes, id_satisfacao, count(*) as total from base group by mes, id_satisfacao) x) as meses
    from respondidos r`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The survey results came without their row');
  return row;
};

const QUEM_ESCOLHE = {
  idTipoManifestacao: sql`m.id_tipo`,
  idAssunto: sql`coalesce((select x.id_unido_a from assunto x where x.id = m.id_assunto), m.id_assunto)`,
  idOuvidoria: sql`m.id_ouvidoria`,
} as const;
export type Escolhivel = keyof typeof QUEM_ESCOLHE;

/** How many people answered under each value of one filter, with that filter left out. */
export const listPartes = async (
  db: Db,
  filtro: FiltroDosResultados,
  escolhivel: Escolhivel,
): Promise<readonly { id: number | null; pessoas: number }[]> => {
  const sem = { ...filtro, [escolhivel]: escolhivel === 'idOuvidoria' ? null : undefined };
  const { rows } = await sql<{ id: number | null; pessoas: number }>`
    select ${QUEM_ESCOLHE[escolhivel]} as id, count(distinct ${PESSOA}) as pessoas
    from pesquisa_satisfacao p join manifestacao m on m.id = p.id_manifestacao
    left join manifestante d on d.id_manifestacao = m.id
    where ${noPeriodo(sql`p.respondida_em`, sem)} and ${doFiltro(sem)}
    group by 1`.execute(db);
  return rows;
};

export interface Depois {
  /** As the database writes it, to the microsecond. */
  readonly respondidaEm: string;
  readonly id: number;
}

/**
 * Newest first; never of a case that is sealed, was filed as a denúncia, hides its author's name or
 * is restricted.
 */
export const listComentarios = async (
  db: Db,
  filtro: FiltroDosResultados,
  depois: Depois | undefined,
  limite: number,
) => {
  const pagina = depois
    ? sql`and (p.respondida_em, p.id_manifestacao) < (${depois.respondidaEm}::timestamptz, ${depois.id}::int)`
    : sql``;
  const { rows } = await sql<{
    id: number;
    comentario: string;
    respondida_em: Date;
    momento: string;
    tipo: string;
    orgao: string;
    manifestante: unknown;
  }>`
    select m.id, p.comentario, p.respondida_em, p.respondida_em::text as momento,
      t.descricao as tipo, o.sigla as orgao, d.dados as manifestante
    from pesquisa_satisfacao p join manifestacao m on m.id = p.id_manifestacao
    join tipo_manifestacao t on t.id = m.id_tipo
    join ouvidoria o on o.id = m.id_ouvidoria
    left join manifestante d on d.id_manifestacao = m.id
    where p.comentario is not null
      and m.id_tipo not in (${sql.lit(TipoManifestacao.denuncia)}, ${sql.lit(TipoManifestacao.comunicacao)})
      and m.id_tipo_identificacao = ${sql.lit(TipoIdentificacao.semRestricao)}
      and m.restrita_em is null
      and ${noPeriodo(sql`p.respondida_em`, filtro)} and ${doFiltro(filtro)} ${pagina}
    order by p.respondida_em desc, p.id_manifestacao desc
    limit ${sql.lit(limite)}`.execute(db);
  return rows;
};
