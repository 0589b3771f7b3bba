import { sql } from 'kysely';
import type { z } from 'zod';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { digitosParaBusca } from '#kernel/lista/digitos-para-busca.ts';
import type { Dono } from '#server/crypto/dono.ts';
import type { Db } from '#server/db/database.ts';
import type { filtroDaLista } from '../../contract.ts';
import { doDono } from '../dono-repository.ts';
import { acessoDoCaso } from '../ler/acesso-repository.ts';

export type FiltroDaLista = z.output<typeof filtroDaLista>;

/** The last row of the previous page: the value that is ordered by, and the id that breaks ties. */
export interface Depois {
  readonly valor: string;
  readonly id: number;
}

/** The office's clock runs: the deadline filters and the order by deadline look at nothing else. */
const CORRENDO = sql<boolean>`m.prazo_corre`;

/** Sealed cases are known to the hour only: within one hour all are told apart by the order in which they came. */
const HORA_DO_REGISTRO = sql<string>`date_trunc('hour', m.registrada_em)`;

/** What each order compares, and in which direction; running terms come before ended ones. */
const ORDENS = {
  recentes: { coluna: HORA_DO_REGISTRO, tipo: sql`timestamptz`, sentido: 'desc' },
  antigas: { coluna: HORA_DO_REGISTRO, tipo: sql`timestamptz`, sentido: 'asc' },
  atualizadas: { coluna: sql<string>`m.atualizada_em`, tipo: sql`timestamptz`, sentido: 'desc' },
  prazo: {
    coluna: sql<string>`(case when ${CORRENDO} then '0' else '1' end || m.prazo::text)`,
    tipo: sql`text`,
    sentido: 'asc',
  },
} as const;

const REGISTRO_LOCAL = sql<string>`(m.registrada_em at time zone 'America/Sao_Paulo')::date`;

const proprias = (db: Db, dono: Dono, filtro: FiltroDaLista, hoje: string) => {
  const digitos = filtro.busca ? digitosParaBusca(filtro.busca) : null;
  return db
    .selectFrom('manifestacao as m')
    .where(doDono(dono))
    .$if(filtro.lai !== undefined, (q) =>
      q.where('m.id_tipo_formulario', filtro.lai ? '=' : '<>', TipoFormulario.acessoAInformacao),
    )
    .$if(Boolean(filtro.busca), (q) =>
      q.where(({ or, eb }) =>
        or([
          sql<boolean>`m.busca @@ (websearch_to_tsquery('portuguese', ${filtro.busca ?? ''})
            || websearch_to_tsquery('portuguese', sem_acento(${filtro.busca ?? ''})))`,
          ...(digitos ? [eb('m.protocolo', 'like', `%${digitos}%`)] : []),
        ]),
      ),
    )
    .$if(Boolean(filtro.tipos?.length), (q) => q.where('m.id_tipo', 'in', filtro.tipos ?? []))
    .$if(Boolean(filtro.situacoes?.length), (q) => q.where('m.id_situacao', 'in', filtro.situacoes ?? []))
    .$if(filtro.idOuvidoria !== undefined, (q) => q.where('m.id_ouvidoria', '=', filtro.idOuvidoria ?? 0))
    .$if(filtro.de !== undefined, (q) => q.where(REGISTRO_LOCAL, '>=', filtro.de ?? ''))
    .$if(filtro.ate !== undefined, (q) => q.where(REGISTRO_LOCAL, '<=', filtro.ate ?? ''))
    .$if(filtro.prazo !== undefined, (q) => q.where(CORRENDO))
    .$if(filtro.prazo === 'vencido', (q) => q.where('m.prazo', '<', hoje))
    .$if(filtro.prazo === 'no-prazo', (q) => q.where('m.prazo', '>=', hoje))
    .$if(filtro.prazo === 'vence-em-7-dias', (q) =>
      q.where('m.prazo', '>=', hoje).where(sql<boolean>`m.prazo <= ${hoje}::date + 7`),
    );
};

export interface PedidoDeLista {
  readonly dono: Dono;
  readonly filtro: FiltroDaLista;
  readonly hoje: string;
  readonly limite: number;
  readonly depois?: Depois | undefined;
}

/** Only the person's own; a sealed case comes without any of its text. */
export const listProprias = (db: Db, { dono, filtro, hoje, limite, depois }: PedidoDeLista) => {
  const { coluna, tipo, sentido } = ORDENS[filtro.ordem];
  return proprias(db, dono, filtro, hoje)
    .innerJoin('ouvidoria as o', 'o.id', 'm.id_ouvidoria')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('tipo_manifestacao as t', 't.id', 'm.id_tipo')
    .innerJoin('situacao_manifestacao as s', 's.id', 'm.id_situacao')
    .leftJoin('assunto as a', 'a.id', 'm.id_assunto')
    .select([
      'm.id',
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'm.id_tipo',
      'm.id_tipo_identificacao',
      't.descricao as desc_tipo',
      'm.id_tipo_formulario',
      'm.id_situacao',
      's.descricao as desc_situacao',
      's.descricao_acesso_informacao as desc_situacao_acesso',
      'm.id_ouvidoria',
      'o.sigla',
      'o.nome as nome_ouvidoria',
      'a.descricao as assunto',
      'm.registrada_em',
      'm.prazo',
      'm.prazo_parado_em',
      'm.respondida_em',
      'm.registro_contado',
      'm.reaberta_em',
      'm.retipada_em',
      acessoDoCaso.as('acesso'),
      'm.atualizada_em',
      sql<string | null>`left(coalesce(m.teor ->> 'resumo', m.teor ->> 'texto'), 300)`.as('inicio'),
      sql<string>`(${coluna})::text`.as('valor_da_ordem'),
    ])
    .$if(depois !== undefined, (q) =>
      q.where(
        sql<boolean>`(${coluna}, m.id) ${sql.raw(sentido === 'desc' ? '<' : '>')} (${depois?.valor ?? ''}::${tipo}, ${depois?.id ?? 0}::int)`,
      ),
    )
    .orderBy(coluna, sentido)
    .orderBy('m.id', sentido)
    .limit(limite)
    .execute();
};
export type ItemRow = Awaited<ReturnType<typeof listProprias>>[number];

export const countProprias = async (
  db: Db,
  { dono, filtro, hoje }: Pick<PedidoDeLista, 'dono' | 'filtro' | 'hoje'>,
): Promise<number> => {
  const { total } = await proprias(db, dono, filtro, hoje)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
};
