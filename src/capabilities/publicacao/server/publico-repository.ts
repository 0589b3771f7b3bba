import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DecisaoPublica, PedidoPublico } from '#server/db/schema.ts';

const umDe = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

const COLUNAS_DO_PEDIDO = [
  'id_ouvidoria',
  'id_esfera',
  'uf',
  'id_municipio',
  'id_assunto',
  'id_codigo_decisao',
  'id_especificacao_decisao',
  'respondido_em',
  'resumo',
  'texto',
  'resposta',
] as const;
const COLUNAS_DA_DECISAO = ['id_ouvidoria', 'id_tipo_resposta_recurso', 'recurso', 'decisao'] as const;

/** Unchanged rows are left alone, so that followers are told only of changes. */
const mudou = (tabela: string, colunas: readonly string[]) => {
  const de = (alias: string) => sql.join(colunas.map((coluna) => sql.ref(`${alias}.${coluna}`)));
  return sql<boolean>`(${de(tabela)}) is distinct from (${de('excluded')})`;
};

const POR_VEZ = 500;

const emPartes = async <T>(rows: readonly T[], gravar: (parte: T[]) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < rows.length; i += POR_VEZ) await gravar(rows.slice(i, i + POR_VEZ));
};

/** The only writer of what the public reads; the database refuses what did not pass the gate. */
export const upsertPedidos = (db: Db, rows: readonly Insertable<PedidoPublico>[]): Promise<void> =>
  emPartes(rows, (parte) =>
    db
      .insertInto('pedido_publico')
      .values(parte)
      .onConflict((conflito) =>
        conflito
          .column('id_manifestacao')
          .doUpdateSet((eb) => ({
            ...Object.fromEntries(COLUNAS_DO_PEDIDO.map((coluna) => [coluna, eb.ref(`excluded.${coluna}`)])),
            atualizado_em: eb.ref('excluded.atualizado_em'),
          }))
          .where(mudou('pedido_publico', COLUNAS_DO_PEDIDO)),
      )
      .execute(),
  );

export const upsertDecisoes = (db: Db, rows: readonly Insertable<DecisaoPublica>[]): Promise<void> =>
  emPartes(rows, (parte) =>
    db
      .insertInto('decisao_publica')
      .values(parte)
      .onConflict((conflito) =>
        conflito
          .column('id_recurso')
          .doUpdateSet((eb) =>
            Object.fromEntries(COLUNAS_DA_DECISAO.map((coluna) => [coluna, eb.ref(`excluded.${coluna}`)])),
          )
          .where(mudou('decisao_publica', COLUNAS_DA_DECISAO)),
      )
      .execute(),
  );

export const markPublicados = async (db: Db, ids: readonly number[], agora: Date): Promise<void> => {
  await db
    .updateTable('manifestacao')
    .set({ publicada_em: agora })
    .where('id', '=', umDe(ids))
    .where('publicada_em', 'is', null)
    .execute();
};

/** Together with the decisions on its appeals. */
export const deletePublicos = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('pedido_publico').where('id_manifestacao', '=', umDe(ids)).execute();
  await db
    .updateTable('manifestacao')
    .set({ publicada_em: null })
    .where('id', '=', umDe(ids))
    .where('publicada_em', 'is not', null)
    .execute();
};

export const findPublicado = async (db: Db, idManifestacao: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('pedido_publico')
    .select('publicado_em')
    .where('id_manifestacao', '=', idManifestacao)
    .executeTakeFirst();
  return row?.publicado_em ?? null;
};
