import { type Insertable, type Selectable, sql } from 'kysely';
import { primeira } from '#server/db/compilada.ts';
import type { Db } from '#server/db/database.ts';
import type { Auditoria, ManifestacaoHistorico } from '#server/db/schema.ts';
import { type ColunasDaMarca, type Gravada, gravarComMarca } from './marcar.ts';

const xid = sql<string>`pg_current_xact_id()::text`;

export const insertAuditoria = async (db: Db, linha: Insertable<Auditoria>): Promise<void> => {
  await gravarComMarca(db, 'administracao', linha, (marca) =>
    db
      .insertInto('auditoria')
      .values({ ...linha, ...marca })
      .returning(['id', 'id_ouvidoria as orgao', xid.as('xid')])
      .executeTakeFirst(),
  );
};

/** One act on a case, or one reading of it. */
export const insertHistorico = async (db: Db, linha: Insertable<ManifestacaoHistorico>): Promise<void> => {
  await gravarComMarca(db, 'caso', linha, (marca) =>
    db
      .insertInto('manifestacao_historico')
      .values({ ...linha, ...marca })
      .returning(['id', 'id_ouvidoria_do_caso as orgao', xid.as('xid')])
      .executeTakeFirst(),
  );
};

export interface Visualizacao {
  readonly idManifestacao: number;
  readonly responsavel: string;
  readonly idResponsavel: number;
  readonly idOuvidoria: number | null;
  readonly agora: Date;
  /** A view since then counts as the same one, so that reloading the page adds no second row. */
  readonly desde: Date;
}

/** The row of a view, as the history reads it. */
export type VistaGravada = Pick<
  Selectable<ManifestacaoHistorico>,
  | 'acao'
  | 'informacoes'
  | 'responsavel'
  | 'id_responsavel'
  | 'id_ouvidoria'
  | 'ocorrido_em'
  | 'momento_cifrado'
  | 'detalhes'
  | 'versao'
>;

const inserirVista = primeira((db, v: Visualizacao & ColunasDaMarca & { readonly acao: string }) =>
  sql<Gravada & VistaGravada>`
    insert into manifestacao_historico (id_manifestacao, acao, ocorrido_em, responsavel, id_responsavel, id_ouvidoria,
      marca_serie, marca_numero, marca)
    select ${v.idManifestacao}::int, ${v.acao}, ${v.agora}::timestamptz, ${v.responsavel},
      ${v.idResponsavel}::int, ${v.idOuvidoria}::int, ${v.marca_serie}::uuid, ${v.marca_numero}::bigint, ${v.marca}::bytea
    where not visto_desde(${v.idManifestacao}::int, ${v.idResponsavel}::int, ${v.desde}::timestamptz)
    returning id, id_ouvidoria_do_caso as orgao, ${xid} as xid, acao, informacoes, responsavel, id_responsavel, id_ouvidoria,
      ocorrido_em, momento_cifrado, detalhes, versao`.compile(db),
);

/**
 * The person who filed may know who looked (Decreto 10.153/2019, art. 6). Several requests of one page at once are one view:
 * `visto_desde` (migration 0082) lets them in one after the other. Null where it was seen before.
 */
export const insertVisualizacao = async (db: Db, vista: Visualizacao): Promise<VistaGravada | null> => {
  const linha = {
    id_manifestacao: vista.idManifestacao,
    acao: 'Visualização',
    ocorrido_em: vista.agora,
    responsavel: vista.responsavel,
    id_responsavel: vista.idResponsavel,
    id_ouvidoria: vista.idOuvidoria,
  };
  const gravada = await gravarComMarca(db, 'caso', linha, (marca) =>
    inserirVista(db, { ...vista, ...marca, acao: linha.acao }),
  );
  if (!gravada) return null;
  const { id: _id, orgao: _orgao, xid: _xid, ...lida } = gravada;
  return lida;
};
