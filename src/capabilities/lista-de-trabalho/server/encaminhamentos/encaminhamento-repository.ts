import { type RawBuilder, sql } from 'kysely';
import { abertoLido, type Escopo } from '#capabilities/manifestacao/server/index.ts';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import { escapeLike } from '#kernel/texto.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { FiltroDeEncaminhamentos } from '../../domain/filtro-de-encaminhamentos.ts';

const ENVIO_LOCAL = sql<string>`(e.ocorrido_em at time zone 'America/Sao_Paulo')::date`;
const DESTINO = sql<string>`coalesce(d.sigla || ' – ' || d.nome, e.orgao_externo)`;

const buscado = (texto: string): RawBuilder<boolean> => {
  const digitos = digitosParaBusca(texto);
  return digitos
    ? sql<boolean>`m.protocolo like ${`%${digitos}%`}`
    : sql<boolean>`sem_acento(${DESTINO} || ' ' || e.responsavel || ' ' || coalesce(u.descricao, '')) ilike sem_acento(${`%${escapeLike(texto)}%`})`;
};

/** Where the case is now: at the forwarding office, at another, or outside the platform. */
const ONDE: Readonly<Record<NonNullable<FiltroDeEncaminhamentos['onde']>, RawBuilder<boolean>>> = {
  fora: sql<boolean>`e.id_ouvidoria_destino is null`,
  aqui: sql<boolean>`e.id_ouvidoria_destino is not null and m.id_ouvidoria = e.id_ouvidoria_origem`,
  outro: sql<boolean>`e.id_ouvidoria_destino is not null and m.id_ouvidoria <> e.id_ouvidoria_origem`,
};

export interface Depois {
  readonly prazo: string;
  readonly id: number;
}

/** Rows are numbered when forwarded, so their numbers follow the dates. */
const alem = ({ ordem, sentido }: FiltroDeEncaminhamentos, { prazo, id }: Depois): RawBuilder<boolean> => {
  const sinal = sentido === 'asc' ? sql`>` : sql`<`;
  return ordem === 'prazo'
    ? sql<boolean>`(m.prazo, e.id) ${sinal} (${prazo}::date, ${id}::integer)`
    : sql<boolean>`e.id ${sinal} ${id}`;
};

export interface PedidoDeEncaminhados {
  readonly escopo: Escopo;
  readonly filtro: FiltroDeEncaminhamentos;
  /** The last one of the previous page. */
  readonly depois: Depois | undefined;
  readonly limite: number;
}

/** The cases an office forwarded that the person may know of: list, file and counts begin here. */
const enviados = (db: Db, { idOuvidoria, semRestritas, ...quem }: Escopo) =>
  db
    .selectFrom('encaminhamento as e')
    .innerJoin('manifestacao as m', 'm.id', 'e.id_manifestacao')
    .where(aoAlcance('m.id', quem))
    .$if(idOuvidoria !== null, (q) => q.where('e.id_ouvidoria_origem', '=', idOuvidoria ?? 0))
    .$if(semRestritas === true, (q) => q.where('m.restrita_em', 'is', null));

/** Where each went, and its state there, without any of its content. */
export const listEncaminhados = (db: Db, { escopo, filtro, depois, limite }: PedidoDeEncaminhados) =>
  enviados(db, escopo)
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as o', 'o.id', 'e.id_ouvidoria_origem')
    .leftJoin('ouvidoria as d', 'd.id', 'e.id_ouvidoria_destino')
    .innerJoin('ouvidoria as a', 'a.id', 'm.id_ouvidoria')
    .leftJoin('assunto as u', 'u.id', 'm.id_assunto')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .select([
      'e.id',
      'e.id_manifestacao',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'm.id_tipo',
      't.descricao as desc_tipo',
      'm.id_tipo_formulario',
      'm.id_situacao',
      's.descricao as desc_situacao',
      's.descricao_acesso_informacao as desc_situacao_acesso',
      abertoLido.as('aberto'),
      'o.sigla as origem',
      'e.responsavel',
      'e.ocorrido_em',
      'm.prazo',
      'm.prazo_parado_em',
      'u.descricao as assunto',
      'e.id_ouvidoria_destino',
      'm.versao',
      'm.id_ouvidoria as id_ouvidoria_atual',
      'a.sigla as sigla_atual',
      DESTINO.as('destino'),
    ])
    .$if(Boolean(filtro.busca), (q) => q.where(buscado(filtro.busca ?? '')))
    .$if(filtro.de !== undefined, (q) => q.where(ENVIO_LOCAL, '>=', filtro.de ?? ''))
    .$if(filtro.ate !== undefined, (q) => q.where(ENVIO_LOCAL, '<=', filtro.ate ?? ''))
    .$if(Boolean(filtro.tipos?.length), (q) => q.where('m.id_tipo', 'in', filtro.tipos ?? []))
    .$if(Boolean(filtro.situacoes?.length), (q) => q.where('m.id_situacao', 'in', filtro.situacoes ?? []))
    .$if(filtro.onde !== undefined, (q) => q.where(ONDE[filtro.onde ?? 'aqui']))
    .$if(filtro.prazoDe !== undefined, (q) => q.where('m.prazo', '>=', filtro.prazoDe ?? ''))
    .$if(filtro.prazoAte !== undefined, (q) => q.where('m.prazo', '<=', filtro.prazoAte ?? ''))
    .$if(depois !== undefined, (q) => q.where(alem(filtro, depois ?? { prazo: '', id: 0 })))
    .$if(filtro.ordem === 'prazo', (q) => q.orderBy('m.prazo', filtro.sentido))
    .orderBy('e.id', filtro.sentido)
    .limit(limite)
    .execute();
export type EncaminhadoRow = Awaited<ReturnType<typeof listEncaminhados>>[number];

/** How many of the cases that an office forwarded are now in each situação. */
export const countEncaminhados = (db: Db, escopo: Escopo) =>
  enviados(db, escopo)
    .select(['m.id_situacao as idSituacao', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy('m.id_situacao')
    .orderBy('m.id_situacao')
    .execute();
