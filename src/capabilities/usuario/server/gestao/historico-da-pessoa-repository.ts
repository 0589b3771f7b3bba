import { sql } from 'kysely';
import { fusoHorario } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { AcaoDoUsuario } from '../../domain/usuario.ts';

export interface LinhaRow {
  readonly origem: 'conta' | 'administracao';
  readonly id: number;
  readonly acao: string;
  readonly responsavel: string | null;
  readonly informacoes: { antes?: Record<string, unknown>; depois?: Record<string, unknown> };
  readonly ocorrido_em: Date;
}

export interface PedidoDoHistorico {
  readonly idUsuario: number;
  /** Null: all offices. Entries about the whole account are seen there too, since the person came. */
  readonly idOuvidoria: number | null;
  /** Since when what the account did concerns the reader; null: never. */
  readonly desde: Date | null;
  readonly acoesDaConta: readonly AcaoDoUsuario[];
  readonly depois: { readonly em: string; readonly origem: string; readonly id: number } | undefined;
  readonly limite: number;
}

/**
 * What the person did with the account, and what the administration did to it, newest first. The
 * former by day and once a day, also in the order of the list: see `diaDoAcesso`.
 */
export const listHistoricoDaPessoa = async (db: Db, pedido: PedidoDoHistorico): Promise<LinhaRow[]> => {
  const { idUsuario, idOuvidoria, desde, acoesDaConta, depois, limite } = pedido;
  const daquiEmDiante = (quando: string) =>
    sql<boolean>`${sql.ref(quando)} >= date_trunc('day', ${desde}::timestamptz, ${fusoHorario})`;
  const { rows } = await sql<LinhaRow>`
    select * from (
      select distinct 'conta' as origem, array_position(${[...acoesDaConta]}::text[], h.acao)::bigint as id, h.acao,
        ${nomeDaPessoa<string | null>('r')} as responsavel, '{}'::jsonb as informacoes,
        date_trunc('day', h.ocorrido_em, ${fusoHorario}) as ocorrido_em
      from usuario_historico h left join usuario r on r.id = h.id_responsavel
      where h.id_usuario = ${idUsuario} and ${daquiEmDiante('h.ocorrido_em')} and h.acao = any(${[...acoesDaConta]}::text[])
        and h.id_responsavel is not distinct from
          case when h.acao = 'Pedido de nova senha' then null else h.id_usuario end
      union all
      select 'administracao', a.id, a.acao, a.responsavel, a.informacoes, a.ocorrido_em
      from auditoria a
      where a.area = 'usuario' and a.id_alvo = ${idUsuario}
        and (${idOuvidoria}::int is null or a.id_ouvidoria = ${idOuvidoria}
          or (a.id_ouvidoria is null and ${daquiEmDiante('a.ocorrido_em')}))
    ) l
    where ${depois === undefined} or (l.ocorrido_em, l.origem, l.id) <
      (${depois?.em ?? null}::timestamptz, ${depois?.origem ?? ''}, ${depois?.id ?? 0}::bigint)
    order by l.ocorrido_em desc, l.origem desc, l.id desc
    limit ${limite}`.execute(db);
  return rows;
};

/** Whether the same person already looked at the account since then. */
export const hasConsultaDesde = async (
  db: Db,
  consulta: {
    readonly acao: string;
    readonly idUsuario: number;
    readonly idResponsavel: number;
    readonly desde: Date;
  },
): Promise<boolean> => {
  const row = await db
    .selectFrom('auditoria')
    .select('id')
    .where('area', '=', 'usuario')
    .where('id_alvo', '=', consulta.idUsuario)
    .where('acao', '=', consulta.acao)
    .where('id_responsavel', '=', consulta.idResponsavel)
    .where('ocorrido_em', '>', consulta.desde)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
