import { type RawBuilder, sql } from 'kysely';
import type { Alcance } from '#capabilities/monitoramento/domain/autoridade.ts';
import { noAlcance } from '#capabilities/monitoramento/server/index.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { filtrosDeOrgaos, filtrosDoItem } from '../contract.ts';
import type { Contagem } from '../domain/contagem.ts';
import { EXIGENCIAS, type ItemRow } from './checklist-repository.ts';

const A_CORRIGIR_VENCIDO = (hoje: string) =>
  sql`r.prazo_correcao < ${hoje}::date and r.situacao in ('avaliado', 'respondido')`;

/** The single definition of every figure, whatever it is grouped by. */
const contagem = (hoje: string) => sql`json_build_object(
  'itens', count(*),
  'semResposta', count(*) filter (where r.id_item is null),
  'aEnviar', count(*) filter (where r.situacao = 'respondido'),
  'aAvaliar', count(*) filter (where r.situacao = 'enviado'),
  'cumpre', count(*) filter (where r.resultado = 'cumpre' and r.tipo_avaliado = 'publicado'),
  'cumpreEmParte', count(*) filter (where r.resultado = 'cumpre-em-parte'),
  'naoCumpre', count(*) filter (where r.resultado = 'nao-cumpre'),
  'naoSeAplica', count(*) filter (where r.resultado = 'cumpre' and r.tipo_avaliado = 'nao-se-aplica'),
  'correcoesVencidas', count(*) filter (where ${A_CORRIGIR_VENCIDO(hoje)})) as contagem`;

const FULFILLED = sql`count(*) filter (where r.resultado = 'cumpre' and r.tipo_avaliado = 'publicado')`;
const ASKED = sql`nullif(count(*) filter (where not coalesce(
  r.resultado = 'cumpre' and r.tipo_avaliado = 'nao-se-aplica', false)), 0)`;

/** Which offices are counted: those still active and within the reader's reach. */
export interface Recorte {
  readonly alcance: Alcance;
  /** yyyy-mm-dd: the day by which a correction counts as late. */
  readonly hoje: string;
}

const dosOrgaos = ({ alcance }: Recorte) => sql<boolean>`o.inativada_em is null and ${noAlcance(alcance)}`;

const comBusca = (busca: string | undefined) =>
  busca ? sql`and sem_acento(o.sigla || ' ' || o.nome) ilike sem_acento(${`%${escapeLike(busca)}%`})` : sql``;

export interface Depois {
  readonly nome: string;
  readonly id: number;
}
const aPartirDe = (depois: Depois | undefined) =>
  depois ? sql`and (sem_acento(o.nome), o.id) > (${depois.nome}, ${depois.id}::int)` : sql``;

export interface OrgaoContadoRow {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly chave: string;
  readonly contagem: Contagem;
}

const soOs = (situacao: (typeof filtrosDeOrgaos)[number], hoje: string): RawBuilder<unknown> =>
  ({
    todos: sql`true`,
    'a-avaliar': sql`count(*) filter (where r.situacao = 'enviado') > 0`,
    'correcao-vencida': sql`count(*) filter (where ${A_CORRIGIR_VENCIDO(hoje)}) > 0`,
    'sem-resposta': sql`count(r.id_item) = 0`,
  })[situacao];

interface PaginaDeOrgaos {
  readonly busca?: string | undefined;
  readonly situacao: (typeof filtrosDeOrgaos)[number];
  readonly depois: Depois | undefined;
  readonly limite: number;
}

export const listOrgaos = async (
  db: Db,
  recorte: Recorte,
  { busca, situacao, depois, limite }: PaginaDeOrgaos,
): Promise<OrgaoContadoRow[]> => {
  const { rows } = await sql<OrgaoContadoRow>`
    select o.id as "idOuvidoria", o.sigla, o.nome, sem_acento(o.nome) as chave, ${contagem(recorte.hoje)}
    from ${EXIGENCIAS} where ${dosOrgaos(recorte)} ${comBusca(busca)} ${aPartirDe(depois)}
    group by o.id having ${soOs(situacao, recorte.hoje)}
    order by sem_acento(o.nome), o.id limit ${limite}`.execute(db);
  return rows;
};

/** Only bodies that began to answer, those that comply least first. */
export const listMenosCumprem = async (
  db: Db,
  recorte: Recorte,
  limite: number,
): Promise<OrgaoContadoRow[]> => {
  const { rows } = await sql<OrgaoContadoRow>`
    select o.id as "idOuvidoria", o.sigla, o.nome, '' as chave, ${contagem(recorte.hoje)}
    from ${EXIGENCIAS} where ${dosOrgaos(recorte)}
    group by o.id having count(r.id_item) > 0
    order by ${FULFILLED}::numeric / ${ASKED}, sem_acento(o.nome), o.id limit ${limite}`.execute(db);
  return rows;
};

export const countDoOrgao = async (db: Db, idOuvidoria: number, hoje: string): Promise<Contagem> => {
  const { rows } = await sql<{ contagem: Contagem }>`
    select ${contagem(hoje)} from ${EXIGENCIAS} where o.id = ${idOuvidoria}`.execute(db);
  return primeira(rows).contagem;
};

const primeira = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (!row) throw new Error('A count came without its row');
  return row;
};

export const countTudo = async (db: Db, recorte: Recorte) => {
  const { rows } = await sql<{ contagem: Contagem; orgaos: number; com_resposta: number }>`
    select ${contagem(recorte.hoje)}, count(distinct o.id) as orgaos,
      count(distinct r.id_ouvidoria) as com_resposta
    from ${EXIGENCIAS} where ${dosOrgaos(recorte)}`.execute(db);
  return primeira(rows);
};

export const countPorGrupo = async (db: Db, recorte: Recorte) => {
  const { rows } = await sql<{ idGrupo: number; grupo: string; contagem: Contagem }>`
    select g.id as "idGrupo", g.nome as grupo, ${contagem(recorte.hoje)}
    from ${EXIGENCIAS} where ${dosOrgaos(recorte)} group by g.id order by g.ordem`.execute(db);
  return rows;
};

type DadosDoItem = Pick<ItemRow, 'id_item' | 'id_grupo' | 'grupo' | 'titulo' | 'orientacao' | 'fundamento'>;

/** Figures by item, with the item's texts; for one item, or for all. */
export const countPorItem = async (db: Db, recorte: Recorte, idItem: number | null = null) => {
  const { rows } = await sql<DadosDoItem & { readonly contagem: Contagem }>`
    select i.id as id_item, g.id as id_grupo, g.nome as grupo, i.titulo, i.orientacao, i.fundamento,
      ${contagem(recorte.hoje)}
    from ${EXIGENCIAS}
    where ${dosOrgaos(recorte)} and (${idItem}::int is null or i.id = ${idItem}::int)
    group by g.id, i.id order by g.ordem, i.ordem, i.id`.execute(db);
  return rows;
};

const comSituacao: Readonly<Record<(typeof filtrosDoItem)[number], RawBuilder<unknown>>> = {
  todos: sql`true`,
  'sem-resposta': sql`r.id_item is null`,
  'a-avaliar': sql`r.situacao = 'enviado'`,
  cumpre: sql`r.resultado = 'cumpre' and r.tipo_avaliado = 'publicado'`,
  'cumpre-em-parte': sql`r.resultado = 'cumpre-em-parte'`,
  'nao-cumpre': sql`r.resultado = 'nao-cumpre'`,
  'nao-se-aplica': sql`r.resultado = 'cumpre' and r.tipo_avaliado = 'nao-se-aplica'`,
};

export interface OrgaoNoItemRow extends Omit<ItemRow, keyof DadosDoItem> {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nome: string;
  readonly chave: string;
}

interface PaginaDoItem {
  readonly idItem: number;
  readonly busca?: string | undefined;
  readonly situacao: (typeof filtrosDoItem)[number];
  readonly depois: Depois | undefined;
  readonly limite: number;
}

export const listOrgaosDoItem = async (
  db: Db,
  recorte: Recorte,
  { idItem, busca, situacao, depois, limite }: PaginaDoItem,
): Promise<OrgaoNoItemRow[]> => {
  const { rows } = await sql<OrgaoNoItemRow>`
    select o.id as "idOuvidoria", o.sigla, o.nome, sem_acento(o.nome) as chave,
      coalesce(r.situacao, 'sem-resposta') as situacao, r.tipo, r.link, r.comentario, r.responsavel,
      r.respondida_em, r.id_remetente, r.enviada_em, r.resultado, r.tipo_avaliado, r.avaliacao, r.avaliador,
      r.avaliada_em, r.prazo_correcao, coalesce(r.versao, 0) as versao
    from ${EXIGENCIAS}
    where i.id = ${idItem} and ${dosOrgaos(recorte)} and ${comSituacao[situacao]}
      ${comBusca(busca)} ${aPartirDe(depois)}
    order by sem_acento(o.nome), o.id limit ${limite}`.execute(db);
  return rows;
};
