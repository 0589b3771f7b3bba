import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Alcance } from '../domain/autoridade.ts';
import { noAlcance } from './alcance-repository.ts';

const FUSO = sql.lit('America/Sao_Paulo');
const inicioDo = (dia: string) => sql`${dia}::date::timestamp at time zone ${FUSO}`;
const fimDo = (dia: string) => sql`(${dia}::date + 1)::timestamp at time zone ${FUSO}`;

export interface MesContado {
  readonly mes: string;
  readonly total: number;
  readonly noPrazo: number;
}

export interface FigurasRow {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly abertas: number;
  readonly vencidas: number;
  readonly vencem: number;
  readonly mais_antiga: string | null;
  readonly ultima_resposta: string | null;
  readonly respondidas: number;
  readonly no_prazo: number;
  readonly mediana: number | null;
  readonly por_mes: readonly MesContado[];
  readonly entradas: readonly Omit<MesContado, 'noPrazo'>[];
}

/** Out of the figures: the cases that who reads them is kept away from, as out of their lists. */
export interface QuaisOrgaos extends ForaDoAlcance {
  readonly alcance: Alcance;
  readonly idOuvidoria?: number | undefined;
  readonly busca?: string | undefined;
  readonly idEsfera?: number | undefined;
}

const quais = ({ alcance, idOuvidoria, busca, idEsfera }: QuaisOrgaos) => sql`
  select o.id, o.sigla, o.nome from ouvidoria o
  where o.inativada_em is null and ${noAlcance(alcance)}
    and (${idOuvidoria ?? null}::int is null or o.id = ${idOuvidoria ?? null}::int)
    and (${idEsfera ?? null}::int is null or o.id_esfera = ${idEsfera ?? null}::int)
    ${busca ? sql`and sem_acento(o.sigla || ' ' || o.nome) ilike sem_acento(${`%${escapeLike(busca)}%`})` : sql``}`;

/** How each office stands on one day, and month by month since another, in a single statement. */
export const listFiguras = async (
  db: Db,
  orgaos: QuaisOrgaos,
  { hoje, desde }: { readonly hoje: string; readonly desde: string },
): Promise<FigurasRow[]> => {
  const { rows } = await sql<FigurasRow>`
    with alvo as materialized (${quais(orgaos)}),
    estoque as (
      select f.id_ouvidoria, count(*) as abertas, min(f.dia_registro) as mais_antiga,
        count(*) filter (where f.prazo_corre and dias_de_atraso(f.prazo, ${hoje}::date) > 0) as vencidas,
        count(*) filter (where f.prazo_corre and f.prazo between ${hoje}::date and ${hoje}::date + 7) as vencem
      from fato_manifestacao f where f.aberta and f.id_ouvidoria in (select id from alvo) and ${aoAlcance('f.id', orgaos)} group by f.id_ouvidoria),
    saidas as (
      select f.id_ouvidoria, to_char(f.dia_resposta, 'YYYY-MM') as mes, count(*) as total,
        count(*) filter (where f.dentro_do_prazo) as no_prazo,
        percentile_cont(0.5) within group (order by f.dias_para_resolucao) as mediana
      from fato_manifestacao f
      where f.respondida_em >= ${inicioDo(desde)} and f.id_ouvidoria in (select id from alvo)
        and ${aoAlcance('f.id', orgaos)}
      group by grouping sets ((f.id_ouvidoria), (f.id_ouvidoria, to_char(f.dia_resposta, 'YYYY-MM')))),
    ultimas as (
      select a.id as id_ouvidoria, (select max(m.respondida_em) from manifestacao m
        where m.id_ouvidoria = a.id and m.respondida_em is not null
          and ${aoAlcance('m.id', orgaos)}) as em from alvo a),
    entradas as (
      select f.id_ouvidoria, to_char(f.dia_registro, 'YYYY-MM') as mes, count(*) as total
      from fato_manifestacao f
      where f.registrada_em >= ${inicioDo(desde)} and f.id_ouvidoria in (select id from alvo)
        and ${aoAlcance('f.id', orgaos)}
      group by f.id_ouvidoria, to_char(f.dia_registro, 'YYYY-MM'))
    select a.id as "idOuvidoria", a.sigla, a.nome, coalesce(e.abertas, 0) as abertas,
      coalesce(e.vencidas, 0) as vencidas, coalesce(e.vencem, 0) as vencem, e.mais_antiga,
      (u.em at time zone ${FUSO})::date as ultima_resposta,
      coalesce(s.total, 0) as respondidas, coalesce(s.no_prazo, 0) as no_prazo, s.mediana,
      coalesce((select json_agg(json_build_object('mes', x.mes, 'total', x.total, 'noPrazo', x.no_prazo))
        from saidas x where x.id_ouvidoria = a.id and x.mes is not null), '[]') as por_mes,
      coalesce((select json_agg(json_build_object('mes', x.mes, 'total', x.total))
        from entradas x where x.id_ouvidoria = a.id), '[]') as entradas
    from alvo a
      join ultimas u on u.id_ouvidoria = a.id
      left join estoque e on e.id_ouvidoria = a.id
      left join saidas s on s.id_ouvidoria = a.id and s.mes is null`.execute(db);
  return rows;
};

export interface Periodo {
  /** yyyy-mm-dd, both included. */
  readonly de: string;
  readonly ate: string;
}

export interface PeriodoRow {
  readonly registradas: number;
  readonly respondidas: number;
  readonly no_prazo: number;
  readonly mediana: number | null;
  readonly p90: number | null;
  readonly prorrogadas: number;
  readonly encaminhadas: number;
  readonly por_tipo: readonly {
    readonly tipo: string;
    readonly registradas: number;
    readonly respondidas: number;
    readonly noPrazo: number;
  }[];
  readonly por_mes: readonly MesContado[];
  readonly entradas: readonly Omit<MesContado, 'noPrazo'>[];
}

/** What one office received and answered in a period. */
export const findPeriodo = async (
  db: Db,
  idOuvidoria: number,
  { de, ate }: Periodo,
  quem: ForaDoAlcance,
): Promise<PeriodoRow> => {
  const visivel = aoAlcance('f.id', quem);
  const { rows } = await sql<PeriodoRow>`
    with entraram as materialized (
      select f.id_tipo, to_char(f.dia_registro, 'YYYY-MM') as mes from fato_manifestacao f
      where f.id_ouvidoria = ${idOuvidoria} and ${visivel}
        and f.registrada_em >= ${inicioDo(de)} and f.registrada_em < ${fimDo(ate)}),
    sairam as materialized (
      select f.id_tipo, to_char(f.dia_resposta, 'YYYY-MM') as mes, f.dentro_do_prazo, f.prorrogada, f.dias_para_resolucao as dias
      from fato_manifestacao f
      where f.id_ouvidoria = ${idOuvidoria} and ${visivel}
        and f.respondida_em >= ${inicioDo(de)} and f.respondida_em < ${fimDo(ate)})
    select (select count(*) from entraram) as registradas, count(*) as respondidas,
      count(*) filter (where dentro_do_prazo) as no_prazo,
      percentile_cont(0.5) within group (order by dias) as mediana,
      percentile_cont(0.9) within group (order by dias) as p90,
      count(*) filter (where prorrogada) as prorrogadas,
      (select count(*) from fato_passagem p where p.id_ouvidoria = ${idOuvidoria}
        and ${aoAlcance('p.id_manifestacao', quem)}
        and p.encaminhada_em >= ${inicioDo(de)} and p.encaminhada_em < ${fimDo(ate)}) as encaminhadas,
      (select coalesce(json_agg(json_build_object('tipo', x.descricao, 'registradas', x.registradas,
          'respondidas', x.respondidas, 'noPrazo', x.no_prazo) order by x.descricao), '[]')
        from (
          select t.descricao, (select count(*) from entraram i where i.id_tipo = t.id) as registradas,
            (select count(*) from sairam i where i.id_tipo = t.id) as respondidas,
            (select count(*) from sairam i where i.id_tipo = t.id and i.dentro_do_prazo) as no_prazo
          from tipo_manifestacao t) x
        where x.registradas > 0 or x.respondidas > 0) as por_tipo,
      (select coalesce(json_agg(json_build_object('mes', x.mes, 'total', x.total, 'noPrazo', x.no_prazo)), '[]')
        from (select mes, count(*) as total, count(*) filter (where dentro_do_prazo) as no_prazo
          from sairam group by mes) x) as por_mes,
      (select coalesce(json_agg(json_build_object('mes', x.mes, 'total', x.total)), '[]')
        from (select mes, count(*) as total from entraram group by mes) x) as entradas
    from sairam`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The figures of a period came without their row');
  return row;
};
