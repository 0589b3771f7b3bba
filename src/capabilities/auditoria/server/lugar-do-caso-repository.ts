import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

export interface ForaDoLugar {
  readonly id: number;
  readonly idOuvidoria: number;
}

/**
 * Where the chain says a case has been: filed in the first of these offices, forwarded to each of the others. A forwarding that was
 * taken back seconds later (ADR 0012) left the case where it was; who looked at it there meanwhile did so in a place it had been to.
 */
const ITINERARIO = sql`(
  select h.id_manifestacao, array_agg(h.id_ouvidoria_do_caso) as por_onde,
    array_agg(h.id_ouvidoria_do_caso order by h.id) filter (where not (h.detalhes ? 'idEncaminhamento' and exists (
      select from manifestacao_historico d where d.id_manifestacao = h.id_manifestacao and d.id > h.id
        and d.acao = 'Ato desfeito' and d.detalhes ->> 'desfazVersao' = h.versao::text))) as orgaos
  from manifestacao_historico h
  where h.acao = 'Cadastro' or h.detalhes ? 'idEncaminhamento'
  group by h.id_manifestacao)`;

/**
 * Cases that stand in an office to which no act brought them, or were looked at or handled in one. Only acts move a case, and each
 * link of the chain holds the office in which its act left it.
 */
export const listForaDoLugar = async (db: Db): Promise<ForaDoLugar[]> => {
  const { rows } = await sql<ForaDoLugar>`
    select m.id, m.id_ouvidoria as "idOuvidoria"
    from ${ITINERARIO} i join manifestacao m on m.id = i.id_manifestacao
    where m.id_ouvidoria <> i.orgaos[cardinality(i.orgaos)] or m.id_ouvidoria_registro <> i.orgaos[1]
      or exists (select from manifestacao_historico h
        where h.id_manifestacao = m.id and h.id_ouvidoria_do_caso <> all (i.por_onde))
    order by m.id`.execute(db);
  return rows;
};

/** Forwardings that no act made, or that say of the person's identity, or of the office, something else than their act. */
export const listEncaminhamentosFalsos = async (db: Db): Promise<ForaDoLugar[]> => {
  const { rows } = await sql<ForaDoLugar>`
    select e.id_manifestacao as id, e.id_ouvidoria_destino as "idOuvidoria" from encaminhamento e
    where e.id_ouvidoria_destino is not null and not exists (
      select from manifestacao_historico h
      where h.id_manifestacao = e.id_manifestacao and h.detalhes ->> 'idEncaminhamento' = e.id::text
        and h.id_ouvidoria_do_caso = e.id_ouvidoria_destino
        and coalesce((h.detalhes ->> 'comIdentidade')::boolean, e.com_identidade) = e.com_identidade)
    order by e.id`.execute(db);
  return rows;
};
