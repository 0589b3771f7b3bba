import { type RawBuilder, sql } from 'kysely';
import type { CasosListaveis } from '#capabilities/manifestacao/domain/ler/casos-listaveis.ts';
import { naoDoDono } from '#capabilities/manifestacao/server/index.ts';
import { daAutoridadeDaLai } from '#capabilities/remedio/domain/instancia.ts';
import { MAXIMO_CONTADO } from '#kernel/lista/contagem.ts';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { filasDeRecursos } from '../../contract.ts';
import { impedidosDoRecurso } from '../ler/impedidos-repository.ts';

export type FilaDeRecursos = (typeof filasDeRecursos)[number];

/** The person who asks; which rows they may see depends on it. */
export interface QuemLista extends CasosListaveis {
  readonly idUsuario: number;
  readonly isGestor: boolean;
  /** False for observers and atendentes, who only look on. */
  readonly trata: boolean;
  /** Their own requests: a person who filed does not judge. */
  readonly dono: Dono | null;
  readonly hoje: string;
}

export interface Depois {
  /** yyyy-mm-dd, or 'infinity' when no meeting is set. */
  readonly prazo: string;
  readonly id: number;
}

export interface PedidoDeLista {
  readonly fila: FilaDeRecursos;
  readonly idInstancia?: number | undefined;
  readonly busca?: string | undefined;
  readonly soOsQueJulgo: boolean;
  readonly depois?: Depois | undefined;
  readonly limite: number;
}

type Condicao = RawBuilder<boolean>;

const PRAZO = sql`coalesce(r.prazo, 'infinity'::date)`;
const ABERTO = sql<boolean>`r.id_situacao = 1 and r.subiu_em is null`;
const ESPERA_ESCLARECIMENTO = sql<boolean>`exists (
  select from esclarecimento e where e.id_recurso = r.id and e.respondido_em is null
    and e.encerrado_em is null)`;

/** The last day of the office's clarification, until it passes. */
const OUVIDO_ATE = ({ hoje }: QuemLista) => sql<string | null>`(
  select e.prazo::text from esclarecimento e where e.id_recurso = r.id and e.respondido_em is null
    and e.encerrado_em is null and e.prazo >= ${hoje}::date and ${ABERTO})`;

/** The same rule as papeisNoRecurso (domain/recurso-policy.ts). */
const julga = ({ idUsuario, idOuvidoria, isGestor, trata, dono }: QuemLista): Condicao => {
  if (!trata) return sql<boolean>`false`;
  const nomeado = sql<boolean>`(
    exists (select from autoridade_da_instancia t where t.id_ouvidoria = r.id_ouvidoria_julgadora
      and t.id_instancia = r.id_instancia and t.id_usuario = ${idUsuario})
    or r.id_instancia <> all (${sql.lit(`{${daAutoridadeDaLai.join()}}`)}::int[])
      and not exists (select from autoridade_da_instancia t where t.id_ouvidoria = r.id_ouvidoria_julgadora
      and t.id_instancia = r.id_instancia))`;
  const dali =
    idOuvidoria === null
      ? sql<boolean>`true`
      : sql<boolean>`(r.id_ouvidoria_julgadora = ${idOuvidoria} and ${isGestor ? sql`true` : nomeado})`;
  return sql<boolean>`(${dali} and ${naoDoDono(dono)}
    and ${idUsuario} <> all (${impedidosDoRecurso}))`;
};

const doLugar = ({ idOuvidoria, julga: julgaAli }: QuemLista): Condicao => {
  if (idOuvidoria === null) return sql<boolean>`true`;
  return julgaAli
    ? sql<boolean>`(r.id_ouvidoria_julgadora = ${idOuvidoria} or m.id_ouvidoria = ${idOuvidoria})`
    : sql<boolean>`m.id_ouvidoria = ${idOuvidoria}`;
};

/** Only appeals of cases that the person may open (podeVerOCaso), in page, search and counts alike. */
const alcanca = (quem: QuemLista): Condicao =>
  quem.semRestritas ? sql<boolean>`(${doLugar(quem)} and m.restrita_em is null)` : doLugar(quem);

const naFila: Readonly<Record<FilaDeRecursos, (quem: QuemLista) => Condicao>> = {
  abertos: () => ABERTO,
  meus: ({ idUsuario }) => sql<boolean>`${ABERTO} and r.id_responsavel = ${idUsuario}`,
  esclarecer: ({ idOuvidoria }) => sql<boolean>`${ABERTO} and ${ESPERA_ESCLARECIMENTO}
    and ${idOuvidoria === null ? sql`true` : sql`m.id_ouvidoria = ${idOuvidoria}`}`,
  vencidos: ({ hoje }) => sql<boolean>`${ABERTO} and r.prazo < ${hoje}::date`,
  respondidos: () => sql<boolean>`r.id_situacao = 2`,
  todos: () => sql<boolean>`true`,
};

/** Words find only never-sealed cases (Lei 13.608/2018, art. 4-B) whose words, of a preserved author, stand covered. */
const achado = (busca: string): Condicao => {
  const digitos = digitosParaBusca(busca);
  return digitos
    ? sql<boolean>`m.protocolo like ${`%${digitos}%`}`
    : sql<boolean>`(m.busca @@ (websearch_to_tsquery('portuguese', ${busca})
        || websearch_to_tsquery('portuguese', sem_acento(${busca})))
      and not exists (select from manifestacao_cofre c where c.id_manifestacao = m.id)
      and not exists (select from manifestante_preservado p where p.id_manifestacao = m.id and p.palavras_cifradas is null))`;
};

const base = (db: Db, quem: QuemLista) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .where(alcanca(quem))
    .where(aoAlcance('m.id', quem));

export const selectRecursos = (db: Db, quem: QuemLista, pedido: PedidoDeLista) => {
  const { fila, idInstancia, busca, soOsQueJulgo, depois, limite } = pedido;
  return base(db, quem)
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .innerJoin('instancia_recurso as i', 'i.id', 'r.id_instancia')
    .innerJoin('situacao_recurso as s', 's.id', 'r.id_situacao')
    .leftJoin('tipo_recurso as t', 't.id', 'r.id_tipo_recurso')
    .leftJoin('usuario as u', 'u.id', 'r.id_responsavel')
    .select([
      'r.id',
      'r.versao',
      'r.id_manifestacao',
      'r.id_instancia',
      'r.id_situacao',
      'r.conhecido',
      'r.registrado_em',
      'r.prazo',
      'r.subiu_em',
      'm.protocolo',
      'm.id_tipo',
      'm.restrita_em',
      'm.id_tipo_identificacao',
      'g.id_esfera as esfera_do_protocolo',
      'o.sigla as orgao',
      'i.descricao as instancia',
      's.descricao as situacao',
      't.descricao as tipo',
      nomeDaPessoa<string | null>('u').as('responsavel'),
      sql<string | null>`left(coalesce(m.teor ->> 'resumo', m.teor ->> 'texto'), 300)`.as('inicio'),
      ESPERA_ESCLARECIMENTO.as('esclarecimento_aberto'),
      OUVIDO_ATE(quem).as('esclarecimento_ate'),
      julga(quem).as('julgo'),
      sql<string>`${PRAZO}::text`.as('prazo_da_ordem'),
    ])
    .where(naFila[fila](quem))
    .$if(idInstancia !== undefined, (q) => q.where('r.id_instancia', '=', idInstancia ?? 0))
    .$if(Boolean(busca), (q) => q.where(achado(busca ?? '')))
    .$if(soOsQueJulgo, (q) => q.where(julga(quem)))
    .$if(depois !== undefined, (q) =>
      q.where(sql<boolean>`(${PRAZO}, r.id) > (${depois?.prazo ?? ''}::date, ${depois?.id ?? 0}::int)`),
    )
    .orderBy(PRAZO)
    .orderBy('r.id')
    .limit(limite)
    .execute();
};
export type LinhaRow = Awaited<ReturnType<typeof selectRecursos>>[number];

/** Counts up to one more than is shown, as the work list of cases does. */
export const countRecursos = async (
  db: Db,
  quem: QuemLista,
  filas: readonly FilaDeRecursos[],
): Promise<Record<FilaDeRecursos, number>> => {
  const ateOMaximo = (fila: FilaDeRecursos) =>
    base(db, quem)
      .select('r.id')
      .where(naFila[fila](quem))
      .limit(sql.lit(MAXIMO_CONTADO + 1));
  const { contagens } = await db
    .selectNoFrom(
      sql<Record<FilaDeRecursos, number>>`json_build_object(${sql.join(
        filas.map((fila) => sql`${sql.lit(fila)}, (select count(*) from (${ateOMaximo(fila)}) n)`),
      )})`.as('contagens'),
    )
    .executeTakeFirstOrThrow();
  return contagens;
};
