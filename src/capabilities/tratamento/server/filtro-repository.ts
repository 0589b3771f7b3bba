import { type RawBuilder, sql } from 'kysely';
import { digitosParaBusca } from '#capabilities/manifestacao/domain/busca-propria.ts';
import type { FiltroDeTrabalho, Marca } from '../domain/filtro.ts';
import { naFila } from './escopo-repository.ts';

type Condicao = RawBuilder<boolean>;

const REGISTRO_LOCAL = sql`(m.registrada_em at time zone 'America/Sao_Paulo')::date`;

const MARCA: Readonly<Record<Marca, Condicao>> = {
  'possivel-respondida': sql<boolean>`m.contribuicao_em is not null`,
  complementada: sql<boolean>`exists (select from complementacao k
    where k.id_manifestacao = m.id and k.respondida_em is not null)`,
  prorrogada: sql<boolean>`m.prorrogada_em is not null`,
  urgente: sql<boolean>`m.urgente`,
};

/** How LIKE writes its own signs. */
const literal = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&');

/**
 * The text of a denúncia is sealed and `m.busca` of one is empty, so words find it only by its protocol, its subject or
 * a tag. The words, the subjects and the tags are made ready once, not per case, and each part may use its own index.
 */
const busca = (texto: string): Condicao => {
  const digitos = digitosParaBusca(texto);
  const parte = `%${literal(texto)}%`;
  return sql<boolean>`(m.busca @@ (select websearch_to_tsquery('portuguese', ${texto})
      || websearch_to_tsquery('portuguese', sem_acento(${texto})))
    or m.id_assunto = any (array(select a.id from assunto a where sem_acento(a.descricao) ilike sem_acento(${parte})))
    or m.id = any (array(select mt.id_manifestacao from manifestacao_tag mt join tag g on g.id = mt.id_tag
      where sem_acento(g.nome::text) ilike sem_acento(${parte})))
    ${digitos ? sql`or m.protocolo like ${`%${digitos}%`}` : sql``})`;
};

const responsavel = (quem: NonNullable<FiltroDeTrabalho['responsavel']>, idUsuario: number): Condicao =>
  quem === 'ninguem'
    ? sql<boolean>`m.id_responsavel is null`
    : sql<boolean>`m.id_responsavel = ${quem === 'eu' ? idUsuario : quem}`;

const todos = (ids: readonly number[]): RawBuilder<unknown> => sql.join([...ids]);

type PorCampo = {
  readonly [K in keyof FiltroDeTrabalho]?: (
    valor: NonNullable<FiltroDeTrabalho[K]>,
    idUsuario: number,
  ) => Condicao;
};

const CONDICOES: PorCampo = {
  busca,
  responsavel,
  tipos: (ids) => sql<boolean>`m.id_tipo in (${todos(ids)})`,
  situacoes: (ids) => sql<boolean>`m.id_situacao in (${todos(ids)})`,
  idAssunto: (id) => sql<boolean>`m.id_assunto = ${id}`,
  idSubassunto: (id) => sql<boolean>`m.id_subassunto = ${id}`,
  tags: (ids) => sql<boolean>`exists (select from manifestacao_tag mt
    where mt.id_manifestacao = m.id and mt.id_tag in (${todos(ids)}))`,
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

/** Every filter that was given, all of which must hold. */
export const condicoesDo = (filtro: FiltroDeTrabalho, idUsuario: number, hoje: string): Condicao[] => [
  naFila(filtro.fila, hoje),
  ...Object.entries(CONDICOES).flatMap(([nome, condicao]) => {
    const valor = filtro[nome as keyof FiltroDeTrabalho];
    return isVazio(valor)
      ? []
      : [(condicao as (valor: unknown, idUsuario: number) => Condicao)(valor, idUsuario)];
  }),
];
