import { type RawBuilder, sql } from 'kysely';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { naHora } from '#kernel/momento.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { Periodo } from '../domain/periodo.ts';
import { nuncaAntesDe } from '../domain/tentativas.ts';
import type { ResultadoDoEnvio } from '../domain/webhook.ts';
import { type EntregaRow, listEntregasPorId } from './entrega-repository.ts';

/** What a plain column of a delivery tells of a moment: of a sealed case, the hour. */
const quando = (agora: Date): RawBuilder<Date> =>
  sql<Date>`case when na_hora then ${naHora(agora)}::timestamptz else ${agora}::timestamptz end`;
const naoAntesDe = (momento: Date): RawBuilder<Date> =>
  sql<Date>`case when na_hora then ${nuncaAntesDe({ selada: true }, momento)}::timestamptz
    else ${momento}::timestamptz end`;

/**
 * What is due for one webhook and may go now. Of a case in which an earlier notice waits for another try, or is on its way,
 * nothing goes before it: the acts of a case arrive in their order. A test that is sent again belongs to no case.
 */
const devidas = (idWebhook: RawBuilder<unknown>, agora: Date): RawBuilder<unknown> => sql`
  from webhook_entrega e left join manifestacao_historico h on h.id = e.id_historico
  left join (
    select g.id_manifestacao, min(a.id_historico) as primeira
    from webhook_entrega a join manifestacao_historico g on g.id = a.id_historico
    where a.id_webhook = ${idWebhook} and a.situacao = 'pendente' and a.proxima_em > ${agora}
    group by g.id_manifestacao) p on p.id_manifestacao = h.id_manifestacao and p.primeira < e.id_historico
  where e.id_webhook = ${idWebhook} and e.situacao = 'pendente' and e.proxima_em <= ${agora} and p.primeira is null`;

/** The webhooks with something to send, but for those that are being served. */
export const listComDevidas = async (db: Db, agora: Date, menos: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select w.id from webhook w
    where w.ativo and w.a_confirmar_desde is null and w.id <> all (${menos}::int[])
      and exists (select ${devidas(sql`w.id`, agora)})
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Takes what is due. It is postponed for as long as sending may take: if the server dies meanwhile, another one picks it up
 * then.
 */
export const takeDevidas = async (
  db: Db,
  idWebhook: number,
  { agora, ate, limite }: { readonly agora: Date; readonly ate: Date; readonly limite: number },
): Promise<EntregaRow[]> => {
  const { rows } = await sql<{ id: number }>`
    update webhook_entrega set proxima_em = ${naoAntesDe(ate)}
    where id in (select e.id ${devidas(sql`${idWebhook}::int`, agora)}
      order by e.id_historico limit ${limite} for update of e skip locked)
    returning id`.execute(db);
  return listEntregasPorId(
    db,
    rows.map(({ id }) => id),
  );
};

/** Not sent after all: due again from `desde` on. Those that were buried meanwhile stay so. */
export const returnDevidas = async (db: Db, ids: readonly number[], desde: Date): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update webhook_entrega set proxima_em = ${naoAntesDe(desde)}
    where id = any (${ids}::bigint[]) and situacao = 'pendente'`.execute(db);
};

export const returnAgora = async (db: Db, ids: readonly number[], agora: Date): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update webhook_entrega set proxima_em = ${quando(agora)}
    where id = any (${ids}::bigint[]) and situacao = 'pendente'`.execute(db);
};

export interface Chegada {
  readonly id: number;
  readonly resultado: ResultadoDoEnvio;
}

/** What arrived, in one statement: the log and the deliveries. */
export const insertChegadas = async (tx: Db, chegadas: readonly Chegada[], agora: Date): Promise<void> => {
  await sql`
    with feitas as (
      update webhook_entrega e set situacao = 'entregue', tentativas = e.tentativas + 1, concluida_em = ${quando(agora)},
        proxima_em = ${quando(agora)}
      from unnest(${chegadas.map(({ id }) => id)}::bigint[], ${chegadas.map(({ resultado }) => resultado.status)}::int[],
        ${chegadas.map(({ resultado }) => resultado.duracaoMs)}::int[]) as c (id, status, duracao)
      where e.id = c.id
      returning e.id, e.na_hora, c.status, c.duracao)
    insert into webhook_tentativa (id_entrega, ocorrida_em, duracao_ms, status)
    select id, ${quando(agora)}, duracao, status from feitas order by id`.execute(tx);
};

export const insertTentativa = async (
  tx: Db,
  idEntrega: number,
  { status, erro, duracaoMs }: ResultadoDoEnvio,
  agora: Date,
): Promise<void> => {
  await sql`
    insert into webhook_tentativa (id_entrega, ocorrida_em, duracao_ms, status, erro)
    select id, ${quando(agora)}, ${duracaoMs}::int, ${status}::int, ${erro}::text from webhook_entrega
    where id = ${idEntrega}`.execute(tx);
};

export const concludeEntregas = async (
  tx: Db,
  ids: readonly number[],
  { situacao, tentativas }: { readonly situacao: 'entregue' | 'morta'; readonly tentativas: number },
  agora: Date,
): Promise<void> => {
  await sql`update webhook_entrega set situacao = ${situacao}, tentativas = ${tentativas}, concluida_em = ${quando(agora)},
    proxima_em = ${quando(agora)} where id = any (${ids}::bigint[])`.execute(tx);
};

/** The day of tries begins with the first: a delivery may have waited behind another of its case. */
export const postponeEntrega = async (
  tx: Db,
  id: number,
  { tentativas, inicio, proxima }: { tentativas: number; inicio: Date; proxima: Date },
): Promise<void> => {
  await sql`update webhook_entrega set tentativas = ${tentativas}, inicio_em = ${quando(inicio)},
    proxima_em = ${naoAntesDe(proxima)} where id = ${id} and situacao = 'pendente'`.execute(tx);
};

/** Starts again with a full day of tries. False if it is still being tried. */
export const restartEntrega = async (tx: Db, id: number, agora: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update webhook_entrega set situacao = 'pendente', tentativas = 0, inicio_em = ${quando(agora)},
      proxima_em = ${quando(agora)}, concluida_em = null
    where id = ${id} and situacao <> 'pendente'`.execute(tx);
  return numAffectedRows > 0n;
};

/** Gives up what is pending for a webhook that was switched off. */
export const buryPendentes = async (tx: Db, idWebhook: number, agora: Date): Promise<void> => {
  await sql`update webhook_entrega set situacao = 'morta', concluida_em = ${quando(agora)}, proxima_em = ${quando(agora)}
    where id_webhook = ${idWebhook} and situacao = 'pendente'`.execute(tx);
};

/**
 * The acts of a period once more: those that were told and those that were not, because the webhook was off, waited or was not
 * there yet. As the trigger says whom they concern; without what does not exist for who asks, and what was taken back. Of a sealed act the hour counts.
 */
export const replayPeriodo = async (
  tx: Db,
  idWebhook: number,
  { de, ate, dura }: Periodo,
  quem: ForaDoAlcance,
  agora: Date,
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into webhook_entrega as e (id_webhook, id_historico, na_hora, criada_em, inicio_em, proxima_em)
    select w.id, h.id, s.selada, c.ato, c.agora, c.agora
    from webhook w
    cross join (select ${de}::timestamp at time zone 'America/Sao_Paulo' as de,
      (${ate}::timestamp + ${dura}::interval) at time zone 'America/Sao_Paulo' as ate) q
    join manifestacao_historico h on h.ocorrido_em >= date_trunc('hour', q.de, 'UTC') and h.ocorrido_em < q.ate
      and (h.ocorrido_em >= q.de or h.momento_cifrado is not null) and h.acao = any (w.acoes)
    cross join lateral (select h.momento_cifrado is not null
      or exists (select from manifestacao_cofre k where k.id_manifestacao = h.id_manifestacao)
      or exists (select from manifestante_preservado p where p.id_manifestacao = h.id_manifestacao) as selada) s
    cross join lateral (select
      case when s.selada then date_trunc('hour', h.ocorrido_em, 'UTC') else h.ocorrido_em end as ato,
      case when s.selada then ${naHora(agora)}::timestamptz else ${agora}::timestamptz end as agora) c
    where w.id = ${idWebhook} and w.id_ouvidoria in (
      select h.id_ouvidoria_do_caso
      union select f.id_ouvidoria_origem from encaminhamento f where f.id = (h.detalhes ->> 'idEncaminhamento')::integer
      union select r.id_ouvidoria_julgadora from recurso r where r.id = (h.detalhes ->> 'idRecurso')::integer)
      and not exists (select from manifestacao_historico d where d.id_manifestacao = h.id_manifestacao
        and d.acao = ${Acao.desfeito} and d.detalhes ->> 'desfazVersao' = h.versao::text)
      and ${aoAlcance('h.id_manifestacao', quem)} and not programa_nao_recebe(w.id_cliente, h.id_manifestacao)
    order by h.id
    on conflict (id_webhook, id_historico) do update set situacao = 'pendente', tentativas = 0, concluida_em = null,
      inicio_em = excluded.inicio_em, proxima_em = excluded.proxima_em
    where e.situacao <> 'pendente'`.execute(tx);
  return Number(numAffectedRows);
};

/** Whether the program that subscribed has no scope for webhooks, or none for a denúncia (the trigger asks the same). */
export const isForaDoPrograma = async (
  db: Db,
  idCliente: number,
  idManifestacao: number,
): Promise<boolean> => {
  const { rows } = await sql<{ fora: boolean }>`
    select programa_nao_recebe(${idCliente}::int, ${idManifestacao}::int) as fora`.execute(db);
  return rows[0]?.fora ?? true;
};

/**
 * Only one sender runs at a time, whoever wakes it (`queue_name`); if this job is lost, the next
 * minute's makes up for it.
 */
export const wakeSender = async (tx: Db): Promise<void> => {
  await sql`select graphile_worker.add_job('entregar-webhooks', '{}'::json, queue_name => 'webhooks',
    max_attempts => 1)`.execute(tx);
};
