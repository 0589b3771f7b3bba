import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { EloComLinha } from '../domain/conferir.ts';
import type { Elo, LinhaAEncadear, LinhaDaAuditoria, OrigemDoElo, Ponta } from '../domain/encadeamento.ts';
import type { Provar } from './provar-palavras.ts';

/** To the microsecond, in UTC: the moment is part of what the chain covers. */
const momento = sql`to_char(ocorrido_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What the chain covers of each table, as one object, and whose chain a row belongs to. */
interface Fonte {
  readonly tabela: RawBuilder<unknown>;
  readonly linha: RawBuilder<LinhaDaAuditoria>;
  readonly orgao: RawBuilder<number>;
  /** Leaves out views, which are not acts. */
  readonly soAtos: RawBuilder<boolean>;
  /** The key that opens the words of the act if they are sealed. */
  readonly chave: RawBuilder<Buffer | null>;
}

const fontes: Readonly<Record<OrigemDoElo, Fonte>> = {
  administracao: {
    tabela: sql`auditoria`,
    soAtos: sql<boolean>`true`,
    chave: sql<null>`null::bytea`,
    orgao: sql<number>`coalesce(id_ouvidoria, 0)`,
    linha: sql<LinhaDaAuditoria>`jsonb_build_object('id', id, 'id_ouvidoria', id_ouvidoria, 'area', area,
      'acao', acao, 'alvo', alvo, 'id_alvo', id_alvo, 'id_responsavel', id_responsavel, 'responsavel', responsavel,
      'informacoes', informacoes, 'ocorrido_em', ${momento})`,
  },
  caso: {
    tabela: sql`manifestacao_historico`,
    soAtos: sql<boolean>`acao <> 'Visualização'`,
    chave: sql<Buffer | null>`(select c.chave_embrulhada from manifestacao_cofre c
      where c.id_manifestacao = manifestacao_historico.id_manifestacao)`,
    orgao: sql<number>`coalesce(id_ouvidoria_do_caso, 0)`,
    linha: sql<LinhaDaAuditoria>`jsonb_build_object('id', id, 'id_manifestacao', id_manifestacao, 'acao', acao,
      'ocorrido_em', ${momento}, 'responsavel', responsavel, 'id_responsavel', id_responsavel,
      'id_ouvidoria', id_ouvidoria, 'id_ouvidoria_do_caso', id_ouvidoria_do_caso, 'informacoes', informacoes,
      'detalhes', detalhes, 'versao', versao)`,
  },
};

/** One instance at a time; the others skip the work. Released with the transaction. */
export const tryLockDoEncadeamento = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ livre: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('encadear-auditoria')) as livre`.execute(db);
  return rows[0]?.livre ?? false;
};

/**
 * The next rows of a table to chain, in the order of their numbers. A number is taken before its
 * act commits: rows newer than the oldest open transaction wait, so that none is ever skipped.
 */
export const listAEncadear = async (
  db: Db,
  origem: OrigemDoElo,
  limite: number,
  provar: Provar,
): Promise<LinhaAEncadear[]> => {
  const { tabela, linha, orgao, soAtos, chave } = fontes[origem];
  const { rows } = await sql<{ id: number; orgao: number; linha: LinhaDaAuditoria; chave: Buffer | null }>`
    select id, ${orgao} as orgao, ${linha} as linha, ${chave} as chave from ${tabela}
    where id > coalesce((select max(id_origem) from auditoria_elo where origem = ${origem}), 0)
      and ${soAtos}
      and age(${tabela}.xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid)
    order by id limit ${limite}`.execute(db);
  return rows.map((row) => ({
    idOuvidoria: row.orgao,
    origem,
    idOrigem: row.id,
    linha: row.linha,
    palavras: provar(origem, row.linha, row.chave),
  }));
};

/** Where the chains of these offices end. */
export const listPontas = async (db: Db, orgaos: readonly number[]): Promise<Map<number, Ponta>> => {
  const { rows } = await sql<{ id_ouvidoria: number; numero: number; hash: Buffer }>`
    select ponta.* from unnest(${[...new Set(orgaos)]}::int[]) o
    cross join lateral (
      select id_ouvidoria, numero, hash from auditoria_elo where id_ouvidoria = o order by numero desc limit 1
    ) ponta`.execute(db);
  return new Map(
    rows.map(({ id_ouvidoria, numero, hash }) => [id_ouvidoria, { numero, hash: hash.toString('hex') }]),
  );
};

export const insertElos = async (db: Db, elos: readonly Elo[], agora: Date): Promise<void> => {
  await db
    .insertInto('auditoria_elo')
    .values(
      elos.map(({ idOuvidoria, numero, origem, idOrigem, palavras, resumo, hash }) => ({
        id_ouvidoria: idOuvidoria,
        numero,
        origem,
        id_origem: idOrigem,
        palavras: palavras === null ? null : Buffer.from(palavras, 'hex'),
        resumo: Buffer.from(resumo, 'hex'),
        hash: Buffer.from(hash, 'hex'),
        encadeado_em: agora,
      })),
    )
    .execute();
};

interface EloRow {
  id_ouvidoria: number;
  numero: number;
  origem: OrigemDoElo;
  id_origem: number;
  palavras: Buffer | null;
  resumo: Buffer;
  hash: Buffer;
  linha: LinhaDaAuditoria | null;
  orgao: number | null;
  chave: Buffer | null;
}

/** Links in the order (office, number) after the given one, each with its row as it is now. */
export const listElos = async (
  db: Db,
  depois: { idOuvidoria: number; numero: number },
  limite: number,
  provar: Provar,
): Promise<EloComLinha[]> => {
  const { administracao, caso } = fontes;
  const { rows } = await sql<EloRow>`
    select e.id_ouvidoria, e.numero, e.origem, e.id_origem, e.palavras, e.resumo, e.hash, f.linha, f.orgao, f.chave
    from (
      select * from auditoria_elo
      where (id_ouvidoria, numero) > (${depois.idOuvidoria}::int, ${depois.numero}::bigint)
      order by id_ouvidoria, numero limit ${limite}
    ) e
    left join lateral (
      select ${administracao.linha} as linha, ${administracao.orgao} as orgao, ${administracao.chave} as chave from auditoria
      where e.origem = 'administracao' and id = e.id_origem
      union all
      select ${caso.linha}, ${caso.orgao}, ${caso.chave} from manifestacao_historico
      where e.origem = 'caso' and id = e.id_origem
    ) f on true
    order by e.id_ouvidoria, e.numero`.execute(db);
  return rows.map((row) => ({
    idOuvidoria: row.id_ouvidoria,
    numero: row.numero,
    origem: row.origem,
    idOrigem: row.id_origem,
    palavras: row.palavras?.toString('hex') ?? null,
    resumo: row.resumo.toString('hex'),
    hash: row.hash.toString('hex'),
    linha: row.linha,
    palavrasAgora: row.linha && provar(row.origem, row.linha, row.chave),
    orgaoDaLinha: row.orgao,
  }));
};

/** Rows older than the last chained one of their table that have no link. */
export const listSemElo = async (db: Db, origem: OrigemDoElo, depoisDe: number, limite: number) => {
  const { tabela, orgao, soAtos } = fontes[origem];
  const { rows } = await sql<{ id: number; orgao: number }>`
    select id, ${orgao} as orgao from ${tabela} as fonte
    where id > ${depoisDe} and ${soAtos}
      and id <= (select max(id_origem) from auditoria_elo where origem = ${origem})
      and not exists (select from auditoria_elo e where e.origem = ${origem} and e.id_origem = fonte.id)
    order by id limit ${limite}`.execute(db);
  return rows;
};
