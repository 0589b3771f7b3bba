import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Anotada } from '#server/db/trilha.ts';
import type { EstadoDaAnotada, MotivoDaLacuna } from '../domain/acerto.ts';
import type { OrigemDoElo } from '../domain/encadeamento.ts';
import type { Chaves } from './chaves-da-auditoria.ts';

export interface Lacuna {
  readonly serie: string;
  readonly numero: number;
  readonly motivo: MotivoDaLacuna;
  readonly origem: OrigemDoElo | null;
  readonly idOrigem: number | null;
  readonly idOuvidoria: number | null;
}

const marcaDa = ({ assinar }: Chaves, lacuna: Lacuna): Buffer =>
  assinar([
    'lacuna',
    lacuna.serie,
    lacuna.numero,
    lacuna.motivo,
    lacuna.origem,
    lacuna.idOrigem,
    lacuna.idOuvidoria,
  ]);

export const insertLacunas = async (
  db: Db,
  lacunas: readonly Lacuna[],
  agora: Date,
  chaves: Chaves,
): Promise<void> => {
  if (lacunas.length === 0) return;
  await db
    .insertInto('auditoria_lacuna')
    .values(
      lacunas.map((lacuna) => ({
        serie: lacuna.serie,
        numero: lacuna.numero,
        motivo: lacuna.motivo,
        origem: lacuna.origem,
        id_origem: lacuna.idOrigem,
        id_ouvidoria: lacuna.idOuvidoria,
        registrada_em: agora,
        marca: marcaDa(chaves, lacuna),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What became of rows that this process wrote: linked, undone, waiting, or gone. */
export const listEstados = async (
  db: Db,
  anotadas: readonly Anotada[],
): Promise<(EstadoDaAnotada & { numero: number })[]> => {
  const { rows } = await sql<{
    numero: number;
    orgao_do_elo: number | null;
    transacao: string | null;
    existe: boolean;
  }>`
    select a.numero, e.id_ouvidoria as orgao_do_elo, pg_xact_status(a.xid::xid8) as transacao,
      case a.origem when 'caso' then exists (select from manifestacao_historico h where h.id = a.id)
        else exists (select from auditoria l where l.id = a.id) end as existe
    from unnest(${anotadas.map(({ numero }) => numero)}::bigint[], ${anotadas.map(({ origem }) => origem)}::text[],
      ${anotadas.map(({ id }) => id)}::bigint[], ${anotadas.map(({ xid }) => xid)}::text[]) a (numero, origem, id, xid)
    left join auditoria_elo e on e.origem = a.origem and e.id_origem = a.id`.execute(db);
  return rows.map((row) => ({
    numero: row.numero,
    orgaoDoElo: row.orgao_do_elo,
    foiDesfeita: row.transacao === 'aborted',
    estaAberta: row.transacao === 'in progress',
    existe: row.existe,
  }));
};

/** Gaps that say somebody tampered, and those that the server did not write. */
export const listLacunasSuspeitas = async (
  db: Db,
  chaves: Chaves,
): Promise<(Lacuna & { confere: boolean })[]> => {
  const rows = await db
    .selectFrom('auditoria_lacuna')
    .selectAll()
    .orderBy('serie')
    .orderBy('numero')
    .execute();
  return rows.flatMap((row) => {
    const lacuna: Lacuna = {
      serie: row.serie,
      numero: row.numero,
      motivo: row.motivo as MotivoDaLacuna,
      origem: row.origem as OrigemDoElo | null,
      idOrigem: row.id_origem,
      idOuvidoria: row.id_ouvidoria,
    };
    const confere = marcaDa(chaves, lacuna).equals(row.marca);
    const isAtaque = lacuna.motivo === 'removida' || lacuna.motivo === 'desviada';
    return confere && !isAtaque ? [] : [{ ...lacuna, confere }];
  });
};

export interface FaltaNaSerie {
  readonly serie: string;
  /** The number before and the one that follows; equal for one that two rows have. */
  readonly anterior: number;
  readonly numero: number;
}

/**
 * Where the numbers of a series do not follow one another. A number whose act may still be under way
 * is followed by newer ones: those written after `ate` are not judged yet.
 */
export const listFaltasNasSeries = async (db: Db, ate: Date, limite: number): Promise<FaltaNaSerie[]> => {
  const { rows } = await sql<FaltaNaSerie>`
    select serie, anterior, numero from (
      select serie, numero, momento, coalesce(lag(numero) over w, 0) as anterior,
        incerta or coalesce(lag(incerta) over w, false) as incerta
      from (
        select marca_serie as serie, marca_numero as numero, ocorrido_em as momento, false as incerta
        from auditoria where marca is not null
        union all
        select marca_serie, marca_numero, ocorrido_em, false from manifestacao_historico where marca is not null
        union all
        select serie, numero, registrada_em, motivo in ('incerta', 'desviada') from auditoria_lacuna
        union all
        select serie, numero, eliminada_em, false from auditoria_eliminada where serie is not null
      ) usados
      window w as (partition by serie order by numero)
    ) vizinhos
    where (numero > anterior + 1 and momento < ${ate}) or (numero = anterior and not incerta)
    order by serie, numero limit ${limite}`.execute(db);
  return rows;
};
