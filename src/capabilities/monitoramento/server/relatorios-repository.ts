import type { Db } from '#server/db/database.ts';
import type { Alcance } from '../domain/autoridade.ts';
import type { EstadoDoRelatorio } from '../domain/relatorio-do-orgao.ts';
import type { Periodo } from './fatos-repository.ts';

const COLUNAS = ['id', 'de', 'ate', 'estado', 'orgaos', 'pedido_em', 'pronto_em'] as const;

export interface NovoRelatorio extends Periodo {
  readonly idSolicitante: number;
  readonly alcance: Alcance;
  readonly agora: Date;
}

export const insertRelatorio = async (db: Db, novo: NovoRelatorio): Promise<number> => {
  const { id } = await db
    .insertInto('relatorio_monitoramento')
    .values({
      id_solicitante: novo.idSolicitante,
      alcance: JSON.stringify(novo.alcance),
      de: novo.de,
      ate: novo.ate,
      pedido_em: novo.agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const selectRelatorios = (db: Db, idSolicitante: number, limite: number) =>
  db
    .selectFrom('relatorio_monitoramento')
    .select(COLUNAS)
    .where('id_solicitante', '=', idSolicitante)
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();

export const countNaFila = async (db: Db, idSolicitante: number): Promise<number> => {
  const { total } = await db
    .selectFrom('relatorio_monitoramento')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('id_solicitante', '=', idSolicitante)
    .where('estado', '=', 'na-fila')
    .executeTakeFirstOrThrow();
  return total;
};

export const findRelatorio = (db: Db, id: number) =>
  db.selectFrom('relatorio_monitoramento').selectAll().where('id', '=', id).executeTakeFirst();

export const updateRelatorio = async (
  db: Db,
  id: number,
  mudanca: {
    readonly estado: EstadoDoRelatorio;
    readonly orgaos?: number;
    readonly arquivo?: Buffer;
    readonly pronto_em: Date;
  },
): Promise<void> => {
  await db.updateTable('relatorio_monitoramento').set(mudanca).where('id', '=', id).execute();
};

export const deleteRelatoriosAntigos = async (db: Db, antesDe: Date): Promise<void> => {
  await db.deleteFrom('relatorio_monitoramento').where('pedido_em', '<', antesDe).execute();
};
