import { type RawBuilder, sql } from 'kysely';
import { naHora } from '#kernel/momento.ts';
import type { Db } from '#server/db/database.ts';
import type { EloComLinha, EstadoDaMarca } from '../domain/conferir.ts';
import type { Elo, LinhaAEncadear, LinhaDaAuditoria, OrigemDoElo, Ponta } from '../domain/encadeamento.ts';
import type { Chaves } from './chaves-da-auditoria.ts';
import { isEliminada } from './eliminada-repository.ts';

/** To the microsecond, in UTC: the moment is part of what the chain covers. */
const momento = sql`to_char(ocorrido_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Rows of earlier versions have no mark, and their digest knows nothing of one. */
const comMarca = sql`case when marca is null then '{}'::jsonb else jsonb_build_object('marca_serie', marca_serie,
  'marca_numero', marca_numero, 'marca', encode(marca, 'hex')) end`;

/** Only rows of sealed cases have one, and no row of an earlier version. */
const comMomento = sql`case when momento_cifrado is null then '{}'::jsonb
  else jsonb_build_object('momento_cifrado', encode(momento_cifrado, 'hex')) end`;

/** What the chain covers of each table, as one object, and whose chain a row belongs to. */
interface Fonte {
  readonly tabela: RawBuilder<unknown>;
  readonly linha: RawBuilder<LinhaDaAuditoria>;
  readonly orgao: RawBuilder<number>;
  /** The key that opens the words of the act if they are sealed. */
  readonly chave: RawBuilder<Buffer | null>;
}

const fontes: Readonly<Record<OrigemDoElo, Fonte>> = {
  administracao: {
    tabela: sql`auditoria`,
    chave: sql<null>`null::bytea`,
    orgao: sql<number>`coalesce(id_ouvidoria, 0)`,
    linha: sql<LinhaDaAuditoria>`jsonb_build_object('id', id, 'id_ouvidoria', id_ouvidoria, 'area', area,
      'acao', acao, 'alvo', alvo, 'id_alvo', id_alvo, 'id_responsavel', id_responsavel, 'responsavel', responsavel,
      'informacoes', informacoes, 'ocorrido_em', ${momento}) || ${comMarca}`,
  },
  caso: {
    tabela: sql`manifestacao_historico`,
    chave: sql<Buffer | null>`(select c.chave_embrulhada from manifestacao_cofre c
      where c.id_manifestacao = manifestacao_historico.id_manifestacao)`,
    orgao: sql<number>`coalesce(id_ouvidoria_do_caso, 0)`,
    linha: sql<LinhaDaAuditoria>`jsonb_build_object('id', id, 'id_manifestacao', id_manifestacao, 'acao', acao,
      'ocorrido_em', ${momento}, 'responsavel', responsavel, 'id_responsavel', id_responsavel,
      'id_ouvidoria', id_ouvidoria, 'id_ouvidoria_do_caso', id_ouvidoria_do_caso, 'informacoes', informacoes,
      'detalhes', detalhes, 'versao', versao) || ${comMomento} || ${comMarca}`,
  },
};

/** One instance at a time; the others skip the work. Released with the transaction. */
export const tryLockDoEncadeamento = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ livre: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('encadear-auditoria')) as livre`.execute(db);
  return rows[0]?.livre ?? false;
};

interface AEncadearRow {
  id: number;
  orgao: number;
  linha: LinhaDaAuditoria;
  chave: Buffer | null;
}

/** A row without a link, and whether the server wrote it as it is. */
export interface SemElo extends LinhaAEncadear {
  readonly marca: EstadoDaMarca;
}

export interface QuaisLinhas {
  readonly ids: readonly number[] | 'todas';
  readonly limite: number;
  readonly depoisDe: number;
}

/**
 * Rows that have no link yet: those of these numbers, or all of them, which reads both tables. Each
 * is linked as soon as its act is done; which was written first, the marks tell.
 */
export const listAEncadear = async (
  db: Db,
  origem: OrigemDoElo,
  { ids, limite, depoisDe }: QuaisLinhas,
  { provar, conferirMarca }: Chaves,
): Promise<SemElo[]> => {
  const { tabela, linha, orgao, chave } = fontes[origem];
  const quais = ids === 'todas' ? sql`id > ${depoisDe}::bigint` : sql`id = any (${[...ids]}::bigint[])`;
  const { rows } = await sql<AEncadearRow>`
    select id, ${orgao} as orgao, ${linha} as linha, ${chave} as chave from ${tabela}
    where ${quais}
      and not exists (select from auditoria_elo e where e.origem = ${origem} and e.id_origem = ${tabela}.id)
    order by id limit ${limite}`.execute(db);
  return rows.map((row) => ({
    idOuvidoria: row.orgao,
    origem,
    idOrigem: row.id,
    linha: row.linha,
    palavras: provar(origem, row.linha, row.chave),
    marca: conferirMarca(origem, row.linha, row.chave),
  }));
};

const pontasDe = (rows: readonly { id_ouvidoria: number; numero: number; hash: Buffer }[]) =>
  new Map<number, Ponta>(
    rows.map(({ id_ouvidoria, numero, hash }) => [id_ouvidoria, { numero, hash: hash.toString('hex') }]),
  );

/** Where every chain ends; reads all links. */
export const listTodasAsPontas = async (db: Db): Promise<Map<number, Ponta>> => {
  const { rows } = await sql<{ id_ouvidoria: number; numero: number; hash: Buffer }>`
    select distinct on (id_ouvidoria) id_ouvidoria, numero, hash from auditoria_elo
    order by id_ouvidoria, numero desc`.execute(db);
  return pontasDe(rows);
};

/** Where the chains of these offices end. */
export const listPontas = async (db: Db, orgaos: readonly number[]): Promise<Map<number, Ponta>> => {
  const { rows } = await sql<{ id_ouvidoria: number; numero: number; hash: Buffer }>`
    select ponta.* from unnest(${[...new Set(orgaos)]}::int[]) o
    cross join lateral (
      select id_ouvidoria, numero, hash from auditoria_elo where id_ouvidoria = o order by numero desc limit 1
    ) ponta`.execute(db);
  return pontasDe(rows);
};

/** As arrays, one parameter a column: a parameter for each value costs more than the links. */
export const insertElos = async (db: Db, elos: readonly Elo[], agora: Date): Promise<void> => {
  // To the hour: the links follow the acts of people who must not be found by the moment.
  const encadeadoEm = naHora(agora);
  const bytes = (valores: readonly (string | null)[]) =>
    sql`${valores.map((valor) => (valor === null ? null : `\\x${valor}`))}::text[]::bytea[]`;
  await sql`
    insert into auditoria_elo (id_ouvidoria, numero, origem, id_origem, palavras, resumo, hash, selo, encadeado_em)
    select *, ${encadeadoEm}::timestamptz from unnest(
      ${elos.map(({ idOuvidoria }) => idOuvidoria)}::int[], ${elos.map(({ numero }) => numero)}::bigint[],
      ${elos.map(({ origem }) => origem)}::text[], ${elos.map(({ idOrigem }) => idOrigem)}::bigint[],
      ${bytes(elos.map(({ palavras }) => palavras))}, ${bytes(elos.map(({ resumo }) => resumo))},
      ${bytes(elos.map(({ hash }) => hash))}, ${bytes(elos.map(({ selo }) => selo))})`.execute(db);
};

interface EloRow {
  id_ouvidoria: number;
  numero: number;
  origem: OrigemDoElo;
  id_origem: number;
  palavras: Buffer | null;
  resumo: Buffer;
  hash: Buffer;
  selo: Buffer | null;
  linha: LinhaDaAuditoria | null;
  orgao: number | null;
  chave: Buffer | null;
  id_eliminacao: number | null;
  serie: string | null;
  numero_na_serie: number | null;
  marca_da_eliminacao: Buffer | null;
}

const eliminadaDe = (chaves: Chaves, row: EloRow): boolean => {
  const { id_eliminacao: idEliminacao, marca_da_eliminacao: marca, serie, numero_na_serie: numero } = row;
  if (idEliminacao === null || marca === null) return false;
  const eliminada = { idOrigem: row.id_origem, idEliminacao, idOuvidoria: row.id_ouvidoria, serie, numero };
  return isEliminada(chaves, eliminada, marca);
};

/** Links in the order (office, number) after the given one, each with its row as it is now. */
export const listElos = async (
  db: Db,
  depois: { idOuvidoria: number; numero: number },
  limite: number,
  chaves: Chaves,
): Promise<EloComLinha[]> => {
  const { provar, conferirMarca } = chaves;
  const { administracao, caso } = fontes;
  const { rows } = await sql<EloRow>`
    select e.id_ouvidoria, e.numero, e.origem, e.id_origem, e.palavras, e.resumo, e.hash, e.selo, f.linha, f.orgao, f.chave,
      x.id_eliminacao, x.serie, x.numero as numero_na_serie, x.marca as marca_da_eliminacao
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
    left join auditoria_eliminada x on e.origem = 'caso' and f.linha is null and x.id_origem = e.id_origem
    order by e.id_ouvidoria, e.numero`.execute(db);
  return rows.map((row) => ({
    idOuvidoria: row.id_ouvidoria,
    numero: row.numero,
    origem: row.origem,
    idOrigem: row.id_origem,
    palavras: row.palavras?.toString('hex') ?? null,
    resumo: row.resumo.toString('hex'),
    hash: row.hash.toString('hex'),
    selo: row.selo?.toString('hex') ?? null,
    linha: row.linha,
    palavrasAgora: row.linha && provar(row.origem, row.linha, row.chave),
    orgaoDaLinha: row.orgao,
    marca: row.linha ? conferirMarca(row.origem, row.linha, row.chave) : 'ausente',
    eliminada: eliminadaDe(chaves, row),
  }));
};
