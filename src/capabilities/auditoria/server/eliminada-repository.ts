import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Chaves } from './chaves-da-auditoria.ts';

/** A row of a case's history that an approved listagem de eliminação destroyed. */
export interface Eliminada {
  readonly idOrigem: number;
  readonly idEliminacao: number;
  /** In whose chain its link stays. */
  readonly idOuvidoria: number;
  readonly serie: string | null;
  readonly numero: number | null;
}

const marcaDa = ({ assinar }: Pick<Chaves, 'assinar'>, eliminada: Eliminada): Buffer =>
  assinar([
    'eliminada',
    eliminada.idEliminacao,
    eliminada.idOuvidoria,
    eliminada.idOrigem,
    eliminada.serie,
    eliminada.numero,
  ]);

/** Cases with a row that has no link yet: what the chain does not hold cannot be explained. */
export const listSemElo = async (db: Db, casos: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct h.id_manifestacao as id from manifestacao_historico h
    where h.id_manifestacao = any (${[...casos]}::int[])
      and not exists (select from auditoria_elo e where e.origem = 'caso' and e.id_origem = h.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Written, marked, in the transaction that destroys the rows. Answers how many there are. */
export const insertEliminadas = async (
  tx: Db,
  chaves: Pick<Chaves, 'assinar'>,
  { idEliminacao, casos, agora }: { idEliminacao: number; casos: readonly number[]; agora: Date },
): Promise<number> => {
  const { rows } = await sql<Omit<Eliminada, 'idEliminacao'>>`
    select h.id as "idOrigem", e.id_ouvidoria as "idOuvidoria", h.marca_serie as serie, h.marca_numero as numero
    from manifestacao_historico h join auditoria_elo e on e.origem = 'caso' and e.id_origem = h.id
    where h.id_manifestacao = any (${[...casos]}::int[])`.execute(tx);
  const eliminadas = rows.map((row) => ({ ...row, idEliminacao }));
  await sql`
    insert into auditoria_eliminada (id_origem, id_eliminacao, id_ouvidoria, serie, numero, eliminada_em, marca)
    select o, ${idEliminacao}::int, u, s, n, ${agora}::timestamptz, m from unnest(
      ${eliminadas.map(({ idOrigem }) => idOrigem)}::bigint[], ${eliminadas.map(({ idOuvidoria }) => idOuvidoria)}::int[],
      ${eliminadas.map(({ serie }) => serie)}::uuid[], ${eliminadas.map(({ numero }) => numero)}::bigint[],
      ${eliminadas.map((cada) => `\\x${marcaDa(chaves, cada).toString('hex')}`)}::text[]::bytea[]) x (o, u, s, n, m)`.execute(
    tx,
  );
  return eliminadas.length;
};

/** Explanations that the server did not write; in the order of their numbers, in batches. */
export const listEliminadasFalsas = async (
  db: Db,
  chaves: Pick<Chaves, 'assinar'>,
  depoisDe: number,
  limite: number,
): Promise<{ readonly falsas: readonly Eliminada[]; readonly ultima: number | null }> => {
  const rows = await db
    .selectFrom('auditoria_eliminada')
    .selectAll()
    .where('id_origem', '>', depoisDe)
    .orderBy('id_origem')
    .limit(limite)
    .execute();
  const falsas = rows.flatMap((row) => {
    const eliminada = {
      idOrigem: row.id_origem,
      idEliminacao: row.id_eliminacao,
      idOuvidoria: row.id_ouvidoria,
      serie: row.serie,
      numero: row.numero,
    };
    return marcaDa(chaves, eliminada).equals(row.marca) ? [] : [eliminada];
  });
  return { falsas, ultima: rows.length < limite ? null : (rows.at(-1)?.id_origem ?? null) };
};

/** What an elimination writes into the log of the administration: what the verifier asks for. */
export const APROVACAO_DA_ELIMINACAO = 'Aprovação de listagem de eliminação';
export const ELIMINACAO = 'Eliminação de manifestações';
export const TERMO_DE_ELIMINACAO = 'Termo de eliminação';

/**
 * Listagens whose destroyed rows the log does not vouch for: no act of approval, by somebody else than who proposed, or other numbers
 * than the acts of destruction say.
 */
export const listEliminacoesSemAto = async (db: Db): Promise<{ id: number; idOuvidoria: number }[]> => {
  const { rows } = await sql<{ id: number; idOuvidoria: number }>`
    select x.id_eliminacao as id, e.id_ouvidoria as "idOuvidoria"
    from (select id_eliminacao, count(*) as linhas from auditoria_eliminada group by 1) x
    join eliminacao e on e.id = x.id_eliminacao
    where not exists (select from auditoria a where a.area = 'retencao' and a.acao = ${APROVACAO_DA_ELIMINACAO}
        and a.id_alvo = x.id_eliminacao and a.id_responsavel = e.id_aprovador and e.id_aprovador <> e.id_proponente)
      or x.linhas <> (select coalesce(sum((a.informacoes -> 'depois' ->> 'registros')::bigint), 0) from auditoria a
        where a.area = 'retencao' and a.acao = ${ELIMINACAO} and a.id_alvo = x.id_eliminacao)
    order by 1`.execute(db);
  return rows;
};

/** Listagens of which the acts of destruction say more than the last act of approval allowed: more cases, too early, of another office. */
export const listEliminacoesAlemDaAprovacao = async (
  db: Db,
): Promise<{ id: number; idOuvidoria: number }[]> => {
  const { rows } = await sql<{ id: number; idOuvidoria: number }>`
    with ato as (select a.id, a.acao, a.id_alvo, a.id_ouvidoria, dia_local(a.ocorrido_em) as dia, a.informacoes -> 'depois' as depois
      from auditoria a where a.area = 'retencao' and a.acao in (${APROVACAO_DA_ELIMINACAO}, ${ELIMINACAO}, ${TERMO_DE_ELIMINACAO})),
    aprovacao as (select distinct on (id_alvo) id_alvo, id_ouvidoria, (depois ->> 'total')::int as total,
      (depois ->> 'editalAte')::date as edital_ate from ato where acao = ${APROVACAO_DA_ELIMINACAO} order by id_alvo, id desc),
    termo as (select id_alvo, min(id) as id from ato where acao = ${TERMO_DE_ELIMINACAO} group by 1)
    select e.id, e.id_ouvidoria as "idOuvidoria" from ato x
    join aprovacao p on p.id_alvo = x.id_alvo join eliminacao e on e.id = x.id_alvo left join termo t on t.id_alvo = x.id_alvo
    where x.acao = ${ELIMINACAO}
    group by e.id, e.id_ouvidoria, p.total, p.edital_ate, p.id_ouvidoria
    having sum((x.depois ->> 'casos')::int) > p.total or min(x.dia) <= p.edital_ate or bool_or(x.id > t.id)
      or p.id_ouvidoria <> e.id_ouvidoria or bool_or(x.id_ouvidoria <> p.id_ouvidoria)
    order by 1`.execute(db);
  return rows;
};

/** Whether a row that is gone was destroyed under the server's mark. */
export const isEliminada = (chaves: Pick<Chaves, 'assinar'>, eliminada: Eliminada, marca: Buffer): boolean =>
  marcaDa(chaves, eliminada).equals(marca);
