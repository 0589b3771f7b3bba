import { sql } from 'kysely';
import { DIAS_VENCENDO } from '#capabilities/lista-de-trabalho/domain/filas.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { Db } from '#server/db/database.ts';
import type { Figuras } from '../domain/figuras.ts';

interface QuandoContar {
  readonly agora: Date;
  /** The day it is in Brasília. */
  readonly hoje: string;
}

/** Of each office only what is late or about to be is read, from its part of the index; an office for training answers nobody. */
const prazos = (hoje: string) => sql`
  select o.id as "idOuvidoria", o.sigla, p.tipo, p."aVencer", p.vencidos
  from ouvidoria o cross join lateral (
    select 'manifestacao' as tipo, count(*) filter (where m.prazo >= ${hoje}::date) as "aVencer",
      count(*) filter (where m.prazo < ${hoje}::date) as vencidos
    from manifestacao m
    where m.prazo_corre and m.id_ouvidoria = o.id and m.prazo <= ${hoje}::date + ${sql.lit(DIAS_VENCENDO)}::int
    union all
    select 'recurso', count(*) filter (where r.prazo >= ${hoje}::date), count(*) filter (where r.prazo < ${hoje}::date)
    from recurso r
    where r.id_ouvidoria_julgadora = o.id and r.id_situacao = ${sql.lit(SituacaoRecurso.emTramitacao)}
      and r.prazo <= ${hoje}::date + ${sql.lit(DIAS_VENCENDO)}::int
  ) p
  where not o.de_teste and p."aVencer" + p.vencidos > 0
  order by o.id, p.tipo`;

/** The queue keeps the database's time, not the platform's. */
const trabalhos = sql`
  select task_identifier as tarefa,
    count(*) filter (where espera) as esperando,
    coalesce(max(extract(epoch from now() - run_at)) filter (where espera), 0)::float8 as "segundosDoMaisAntigo",
    count(*) filter (where last_error is not null and attempts < max_attempts) as "tentandoDeNovo",
    count(*) filter (where attempts >= max_attempts and locked_at is null) as desistidos
  from (select *, locked_at is null and run_at <= now() and attempts < max_attempts as espera
    from graphile_worker.jobs) j
  group by task_identifier order by task_identifier`;

const emails = (agora: Date) => sql`
  select count(*) filter (where falhou_em is null) as esperando,
    count(*) filter (where falhou_em is null and tentativas > 0) as "tentandoDeNovo",
    count(*) filter (where falhou_em is not null) as desistidos,
    greatest(0, coalesce(extract(epoch from ${agora}::timestamptz - min(criado_em) filter (where falhou_em is null)), 0))::float8
      as "segundosDoMaisAntigo"
  from email_saida where enviado_em is null`;

/** Opening an identity is rare, and so are its rows. */
const identidades = (agora: Date) => sql`
  select count(aberta_em) as abertas,
    count(*) filter (where aberta_em > ${agora}::timestamptz - interval '1 day') as "abertasEmUmDia",
    count(*) filter (where id_ouvidoria_que_aprova is not null and decidida_em is null) as "aAprovar"
  from abertura_identidade`;

const auditoria = (agora: Date) => sql`
  select greatest(0, extract(epoch from ${agora}::timestamptz - v.verificado_em))::float8 as "verificadaHaSegundos", v.problemas,
    (select coalesce(jsonb_object_agg(l.motivo, l.total), '{}') from (
      select motivo, count(*) as total from auditoria_lacuna group by motivo) l) as lacunas
  from (select 1) um left join (select * from auditoria_verificacao order by id desc limit 1) v on true`;

type DoBanco = Omit<Figuras, 'replica'>;

/** All of it in one statement: it is read again and again, and must cost little. */
export const countFiguras = async (db: Db, { agora, hoje }: QuandoContar): Promise<DoBanco> => {
  const { rows } = await sql<DoBanco>`
    select (select coalesce(jsonb_agg(x), '[]') from (${prazos(hoje)}) x) as prazos,
      (select coalesce(jsonb_agg(x), '[]') from (${trabalhos}) x) as trabalhos,
      (select to_jsonb(x) from (${emails(agora)}) x) as emails,
      (select to_jsonb(x) from (${identidades(agora)}) x) as identidades,
      (select to_jsonb(x) from (${auditoria(agora)}) x) as auditoria,
      (select count(*) from pg_stat_replication)::int as "replicasLigadas"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The figures of the platform did not come');
  return row;
};

/** Where the database that takes the writes stands in its log. */
export const findPontoDoLog = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ ponto: string }>`select pg_current_wal_lsn()::text as ponto`.execute(db);
  return rows[0]?.ponto ?? '0/0';
};

/**
 * How much of that log a replica has not replayed yet; what it has replayed whole is not old, however quiet it is.
 * One that has replayed nothing since it started is at least as old as that.
 */
export const findAtrasoDaReplica = async (
  leitura: Db,
  ponto: string,
): Promise<{ bytes: number; segundos: number }> => {
  const { rows } = await sql<{ bytes: number; segundos: number }>`
    select b.bytes, case when b.bytes = 0 then 0 else
      greatest(0, extract(epoch from now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time())))::float8 end as segundos
    from (select case when pg_is_in_recovery()
      then greatest(0, pg_wal_lsn_diff(${ponto}::pg_lsn, pg_last_wal_replay_lsn()))::float8 else 0 end as bytes) b`.execute(
    leitura,
  );
  return rows[0] ?? { bytes: 0, segundos: 0 };
};
