import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PedidoReabertura } from '#server/db/schema.ts';

export const insertPedido = async (db: Db, row: Insertable<PedidoReabertura>): Promise<number> => {
  const { id } = await db
    .insertInto('pedido_reabertura')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export interface DecisaoDoPedido {
  readonly concedida: boolean;
  readonly justificativa: string | null;
  readonly justificativa_cifrada: Buffer | null;
  readonly id_responsavel: number;
  readonly responsavel: string;
  readonly decidida_em: Date;
}

/** Decides what is open; earlier requests, about earlier ends, were overtaken and stay as they are. */
export const decidePedido = async (
  db: Db,
  idManifestacao: number,
  decisao: DecisaoDoPedido,
): Promise<void> => {
  await db
    .updateTable('pedido_reabertura')
    .set(decisao)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('pedido_reabertura')
        .select((p) => p.fn.max('id').as('id'))
        .where('id_manifestacao', '=', idManifestacao),
    )
    .where('decidida_em', 'is', null)
    .execute();
};
