import { type RawBuilder, sql } from 'kysely';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import { escapeLike } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { correSempre } from '../domain/filas.ts';
import type { FiltroDeTrabalho, Marca } from '../domain/filtro.ts';
import { CORRENDO, naFila } from './escopo-repository.ts';

type Condicao = RawBuilder<boolean>;

/** Who asks and when, and what was looked up before. */
export interface Pergunta {
  readonly idUsuario: number;
  readonly hoje: string;
  /** Without it, restricted content is not found by words either: a search would reveal them. */
  readonly leRestritas: boolean;
  /** The subjects named by the words of the search. */
  readonly assuntos: readonly number[];
  readonly etiquetas: EtiquetasAchadas;
}

/** What the labels of the filter, and the words of the search, found before: sealed labels are not read by SQL. */
export interface EtiquetasAchadas {
  /** The chosen labels, with those of the same words. */
  readonly ids: readonly number[];
  /** Sealed cases that carry one of them. */
  readonly seladas: readonly number[];
  /** Sealed cases with a label that the words of the search name. */
  readonly daBusca: readonly number[];
}
export const NENHUMA_ETIQUETA: EtiquetasAchadas = { ids: [], seladas: [], daBusca: [] };

const REGISTRO_LOCAL = sql`(m.registrada_em at time zone 'America/Sao_Paulo')::date`;

/** What waits for the office's decision. */
export const DESISTENCIA_A_DECIDIR = sql<boolean>`exists (select from desistencia d
  where d.id_manifestacao = m.id and d.encerrada_em is null)`;
/** About this end of the case: an earlier request was overtaken when it was reopened. */
export const REABERTURA_A_DECIDIR = sql<boolean>`exists (select from pedido_reabertura q
  where q.id_manifestacao = m.id and q.decidida_em is null and q.pedida_em >= m.encerrada_em)`;
export const PRAZO_A_DECIDIR = sql<boolean>`exists (select from tramitacao t where t.id_manifestacao = m.id
  and t.prazo_pedido_em is not null and t.prazo_decidido_em is null and t.encerrada_em is null)`;

const MARCA: Readonly<Record<Marca, Condicao>> = {
  'possivel-respondida': sql<boolean>`m.contribuicao_em is not null`,
  complementada: sql<boolean>`exists (select from complementacao k
    where k.id_manifestacao = m.id and k.respondida_em is not null)`,
  prorrogada: sql<boolean>`m.prorrogada_em is not null`,
  urgente: sql<boolean>`m.urgente`,
  'desistencia-a-decidir': DESISTENCIA_A_DECIDIR,
  'reabertura-a-decidir': REABERTURA_A_DECIDIR,
  'prazo-a-decidir': PRAZO_A_DECIDIR,
};

const todos = (ids: readonly number[]): RawBuilder<unknown> => sql.join([...ids]);

/** Numbers of the words that some office has in the open. */
export const listTagsDasPalavras = async (db: Db, palavras: readonly string[]): Promise<number[]> => {
  if (palavras.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select t.id from tag t where t.nome = any (${[...palavras]}::citext[])`.execute(db);
  return rows.map(({ id }) => id);
};

export const listPalavrasDasTags = async (db: Db, ids: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ nome: string }>`
    select t.nome::text as nome from tag t where t.id = any (${[...ids]}::int[]) and t.nome is not null`.execute(
    db,
  );
  return rows.map(({ nome }) => nome);
};

/** The subjects named by the words typed in the search box. */
export const listAssuntosDaBusca = async (db: Db, texto: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('assunto as a')
    .select('a.id')
    .where(sql<boolean>`sem_acento(a.descricao) ilike sem_acento(${`%${escapeLike(texto)}%`})`)
    .execute();
  return rows.map(({ id }) => id);
};

const DIGITOS_DO_PROTOCOLO = 17;

const protocolo = (digitos: string): Condicao =>
  digitos.length === DIGITOS_DO_PROTOCOLO
    ? sql<boolean>`m.protocolo = ${digitos}`
    : sql<boolean>`m.protocolo like ${`%${digitos}%`}`;

/**
 * A denúncia's text is sealed and its `m.busca` is empty, so words find it only by its protocol,
 * subject or a tag (Lei 13.608/2018, art. 4-B). The same holds for a former denúncia, which stays
 * sealed. Who asked with the identity preserved is covered in what is searched (Lei 13.460/2017, art. 10 §7), and until an earlier
 * version's words are, they are not searched: a search by name must not tell. The text query is made of constants and the subjects are known before, so that the
 * planner can tell a rare word, to look up, from a common one, to meet while reading the list.
 */
const busca = (texto: string, { assuntos, leRestritas, etiquetas }: Pergunta): Condicao => {
  const digitos = digitosParaBusca(texto);
  const partes: Condicao[] = [
    sql`(m.busca @@ (websearch_to_tsquery('portuguese', ${texto})
        || websearch_to_tsquery('portuguese', sem_acento(${texto})))
      and not exists (select from manifestacao_cofre c where c.id_manifestacao = m.id)
      and not exists (select from manifestante_preservado p where p.id_manifestacao = m.id and p.palavras_cifradas is null)
      ${leRestritas ? sql`` : sql`and m.restrita_em is null`})`,
    sql`m.id = any (array(select mt.id_manifestacao from manifestacao_tag mt join tag g on g.id = mt.id_tag
      where sem_acento(g.nome::text) ilike sem_acento(${`%${escapeLike(texto)}%`})))`,
    ...(etiquetas.daBusca.length > 0 ? [sql<boolean>`m.id = any (${etiquetas.daBusca}::int[])`] : []),
    ...(assuntos.length > 0 ? [sql<boolean>`m.id_assunto in (${todos(assuntos)})`] : []),
    ...(digitos ? [protocolo(digitos)] : []),
  ];
  return sql<boolean>`(${sql.join(partes, sql` or `)})`;
};

const responsavel = (
  quem: NonNullable<FiltroDeTrabalho['responsavel']>,
  { idUsuario }: Pergunta,
): Condicao =>
  quem === 'ninguem'
    ? sql<boolean>`m.id_responsavel is null`
    : sql<boolean>`m.id_responsavel = ${quem === 'eu' ? idUsuario : quem}`;

type PorCampo = {
  readonly [K in keyof FiltroDeTrabalho]?: (
    valor: NonNullable<FiltroDeTrabalho[K]>,
    pergunta: Pergunta,
  ) => Condicao;
};

const CONDICOES: PorCampo = {
  ids: (ids) => sql<boolean>`m.id in (${todos(ids)})`,
  busca,
  responsavel,
  tipos: (ids) => sql<boolean>`m.id_tipo in (${todos(ids)})`,
  situacoes: (ids) => sql<boolean>`m.id_situacao in (${todos(ids)})`,
  // A saved filter or a link may name one that was since joined to another.
  idAssunto: (id) => sql<boolean>`m.id_assunto in (${id},
    (select x.id_unido_a from assunto x where x.id = ${id}))`,
  idSubassunto: (id) => sql<boolean>`m.id_subassunto in (${id},
    (select x.id_unido_a from subassunto x where x.id = ${id}))`,
  tags: (ids, { etiquetas }) => sql<boolean>`(m.id = any (${etiquetas.seladas}::int[])
    or exists (select from manifestacao_tag mt
      where mt.id_manifestacao = m.id and mt.id_tag in (${todos([...ids, ...etiquetas.ids])})))`,
  canal: (id) => sql<boolean>`m.id_canal_entrada = ${id}`,
  registroDe: (dia) => sql<boolean>`${REGISTRO_LOCAL} >= ${dia}`,
  registroAte: (dia) => sql<boolean>`${REGISTRO_LOCAL} <= ${dia}`,
  prazoDe: (dia) => sql<boolean>`m.prazo >= ${dia}`,
  prazoAte: (dia) => sql<boolean>`m.prazo <= ${dia}`,
  prazoInternoDe: (dia) => sql<boolean>`m.prazo_interno >= ${dia}`,
  prazoInternoAte: (dia) => sql<boolean>`m.prazo_interno <= ${dia}`,
  marcas: (escolhidas) =>
    sql<boolean>`(${sql.join(
      escolhidas.map((marca) => MARCA[marca]),
      sql` and `,
    )})`,
};

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === '' || (Array.isArray(valor) && valor.length === 0);

/** A deadline that does not run is not shown, so no range of days contains it. */
const prazoQueCorre = ({ fila, prazoDe, prazoAte }: FiltroDeTrabalho): Condicao[] =>
  (isVazio(prazoDe) && isVazio(prazoAte)) || correSempre(fila) ? [] : [CORRENDO];

/** What was chosen besides the queue. */
export const condicoesEscolhidas = (filtro: FiltroDeTrabalho): (keyof FiltroDeTrabalho)[] =>
  (Object.keys(CONDICOES) as (keyof FiltroDeTrabalho)[]).filter((nome) => !isVazio(filtro[nome]));

/** Every filter given; all must hold. */
export const condicoesDo = (filtro: FiltroDeTrabalho, pergunta: Pergunta): Condicao[] => [
  naFila(filtro.fila, pergunta.hoje),
  ...prazoQueCorre(filtro),
  ...condicoesEscolhidas(filtro).map((nome) =>
    (CONDICOES[nome] as (valor: unknown, pergunta: Pergunta) => Condicao)(filtro[nome], pergunta),
  ),
];
