import { type RawBuilder, sql } from 'kysely';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { OrigemDoElo } from '../domain/encadeamento.ts';
import type { FiltroDaAuditoria } from '../domain/filtro-da-auditoria.ts';

/** The last act of a page. */
interface PosicaoNaAuditoria {
  readonly momento: string;
  readonly origem: OrigemDoElo;
  readonly id: number;
}

export interface PedidoDeAuditoria extends ForaDoAlcance {
  /** Null for every office and the platform. */
  readonly idOuvidoria: number | null;
  readonly filtro: FiltroDaAuditoria;
  readonly depois: PosicaoNaAuditoria | undefined;
  readonly limite: number;
}

export interface AtoRow {
  readonly origem: OrigemDoElo;
  readonly id: number;
  readonly area: string;
  readonly acao: string;
  readonly alvo: string;
  readonly id_manifestacao: number | null;
  readonly esfera_do_protocolo: number | null;
  readonly responsavel: string;
  readonly ocorrido_em: Date;
  readonly momento: string;
  readonly informacoes: unknown;
  readonly sigla: string | null;
  readonly numero_do_elo: number | null;
}

type Condicao = RawBuilder<unknown>;
const NADA = sql`false`;
const diaLocal = sql`(ocorrido_em at time zone 'America/Sao_Paulo')::date`;
const contem = (texto: string): string => `%${escapeLike(texto)}%`;

const comuns = ({ filtro, depois }: PedidoDeAuditoria, origem: OrigemDoElo): Condicao[] => [
  ...(filtro.de
    ? [sql`ocorrido_em >= (${filtro.de}::date - 1)`, sql`${diaLocal} >= ${filtro.de}::date`]
    : []),
  ...(filtro.ate
    ? [sql`ocorrido_em < (${filtro.ate}::date + 2)`, sql`${diaLocal} <= ${filtro.ate}::date`]
    : []),
  ...(depois
    ? [
        sql`ocorrido_em <= ${depois.momento}::timestamptz`,
        sql`(ocorrido_em, ${origem}::text, id) < (${depois.momento}::timestamptz, ${depois.origem}::text, ${depois.id}::bigint)`,
      ]
    : []),
  ...(filtro.pessoa
    ? [
        sql`id_responsavel in (select u.id from usuario u where sem_acento(u.nome) ilike sem_acento(${contem(filtro.pessoa)}))`,
      ]
    : []),
];

const daAdministracao = (pedido: PedidoDeAuditoria): Condicao[] => {
  const { idOuvidoria, filtro } = pedido;
  if (filtro.area === 'caso') return [NADA];
  return [
    ...comuns(pedido, 'administracao'),
    ...(idOuvidoria === null ? [] : [sql`id_ouvidoria = ${idOuvidoria}`]),
    ...(filtro.area ? [sql`area = ${filtro.area}`] : []),
    ...(filtro.busca ? [sql`sem_acento(acao || ' ' || alvo) ilike sem_acento(${contem(filtro.busca)})`] : []),
  ];
};

const dosCasos = (pedido: PedidoDeAuditoria): Condicao[] => {
  const { idOuvidoria, filtro } = pedido;
  if (filtro.area !== undefined && filtro.area !== 'caso') return [NADA];
  const digitos = filtro.busca ? digitosParaBusca(filtro.busca) : null;
  return [
    sql`acao <> 'Visualização'`,
    aoAlcance('id_manifestacao', pedido),
    ...comuns(pedido, 'caso'),
    ...(idOuvidoria === null ? [] : [sql`id_ouvidoria_do_caso = ${idOuvidoria}`]),
    // Matches only the names of staff: a citizen's name must lead to no case.
    ...(filtro.pessoa ? [sql`id_ouvidoria is not null`] : []),
    ...(digitos
      ? [sql`id_manifestacao in (select m.id from manifestacao m where m.protocolo like ${`%${digitos}%`})`]
      : []),
    ...(filtro.busca && !digitos ? [sql`sem_acento(acao) ilike sem_acento(${contem(filtro.busca)})`] : []),
  ];
};

const todas = (condicoes: readonly Condicao[]): Condicao =>
  condicoes.length === 0 ? sql`true` : sql.join([...condicoes], sql` and `);

/**
 * What was done, newest first: in the administration, and on cases. Of a case only the act, the
 * protocol, who and when are read: never its content, nor who filed it.
 */
export const listAtos = async (db: Db, pedido: PedidoDeAuditoria): Promise<AtoRow[]> => {
  const { limite } = pedido;
  const { rows } = await sql<AtoRow>`
    select a.*, o.sigla, e.numero as numero_do_elo, ocorrido_em::text as momento, c.esfera_do_protocolo,
      coalesce(c.protocolo, a.nome_do_alvo) as alvo
    from (
      (select 'administracao'::text as origem, id, area, acao, alvo as nome_do_alvo, null::int as id_manifestacao,
        responsavel, ocorrido_em, informacoes, id_ouvidoria as do_orgao
      from auditoria where ${todas(daAdministracao(pedido))}
      order by ocorrido_em desc, id desc limit ${limite})
      union all
      (select 'caso', id, 'caso', acao, '', id_manifestacao, responsavel, ocorrido_em, null::jsonb,
        id_ouvidoria_do_caso
      from manifestacao_historico where ${todas(dosCasos(pedido))}
      order by ocorrido_em desc, id desc limit ${limite})
    ) a
    left join ouvidoria o on o.id = a.do_orgao
    left join auditoria_elo e on e.origem = a.origem and e.id_origem = a.id
    left join lateral (
      select m.protocolo, r.id_esfera as esfera_do_protocolo from manifestacao m
      join ouvidoria r on r.id = m.id_ouvidoria_registro where m.id = a.id_manifestacao
    ) c on true
    order by a.ocorrido_em desc, a.origem desc, a.id desc limit ${limite}`.execute(db);
  return rows;
};

/** When rows last entered the chains. */
export const findUltimoElo = async (db: Db): Promise<Date | null> => {
  const { rows } = await sql<{ em: Date | null }>`
    select max(em) as em from (
      (select encadeado_em as em from auditoria_elo where origem = 'administracao' order by id_origem desc limit 1)
      union all
      (select encadeado_em from auditoria_elo where origem = 'caso' order by id_origem desc limit 1)) ultimos`.execute(
    db,
  );
  return rows[0]?.em ?? null;
};
