import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Auditoria, ManifestacaoHistorico } from '#server/db/schema.ts';
import { type Gravada, gravarComMarca } from './marcar.ts';

const xid = sql<string>`pg_current_xact_id()::text`;

export const insertAuditoria = (db: Db, linha: Insertable<Auditoria>): Promise<void> =>
  gravarComMarca(db, 'administracao', linha, (marca) =>
    db
      .insertInto('auditoria')
      .values({ ...linha, ...marca })
      .returning(['id', 'id_ouvidoria as orgao', xid.as('xid')])
      .executeTakeFirst(),
  );

/** One act on a case, or one reading of it. */
export const insertHistorico = (db: Db, linha: Insertable<ManifestacaoHistorico>): Promise<void> =>
  gravarComMarca(db, 'caso', linha, (marca) =>
    db
      .insertInto('manifestacao_historico')
      .values({ ...linha, ...marca })
      .returning(['id', 'id_ouvidoria_do_caso as orgao', xid.as('xid')])
      .executeTakeFirst(),
  );

export interface Visualizacao {
  readonly idManifestacao: number;
  readonly responsavel: string;
  readonly idResponsavel: number;
  readonly idOuvidoria: number | null;
  readonly agora: Date;
  /** A view since then counts as the same one, so that reloading the page adds no second row. */
  readonly desde: Date;
}

/**
 * The person who filed may know who looked (Decreto 10.153/2019, art. 6). Several requests of one page at once are one view:
 * `visto_desde` (migration 0082) lets them in one after the other.
 */
export const insertVisualizacao = (db: Db, vista: Visualizacao): Promise<void> => {
  const linha = {
    id_manifestacao: vista.idManifestacao,
    acao: 'Visualização',
    ocorrido_em: vista.agora,
    responsavel: vista.responsavel,
    id_responsavel: vista.idResponsavel,
    id_ouvidoria: vista.idOuvidoria,
  };
  return gravarComMarca(db, 'caso', linha, async ({ marca_serie, marca_numero, marca }) => {
    const { rows } = await sql<Gravada>`
      insert into manifestacao_historico (id_manifestacao, acao, ocorrido_em, responsavel, id_responsavel, id_ouvidoria,
        marca_serie, marca_numero, marca)
      select ${linha.id_manifestacao}::int, ${linha.acao}, ${linha.ocorrido_em}::timestamptz, ${linha.responsavel},
        ${linha.id_responsavel}::int, ${linha.id_ouvidoria}::int, ${marca_serie}::uuid, ${marca_numero}::bigint, ${marca}::bytea
      where not visto_desde(${linha.id_manifestacao}::int, ${linha.id_responsavel}::int, ${vista.desde}::timestamptz)
      returning id, id_ouvidoria_do_caso as orgao, ${xid} as xid`.execute(db);
    return rows[0];
  });
};
