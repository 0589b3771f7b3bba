import type { z } from 'zod';
import { calendariosDe } from '#capabilities/feriado/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { itemDaLista } from '../../contract.ts';
import { toItemDaLista } from './item-presenter.ts';
import type { ItemRow } from './lista-repository.ts';

/** Only access requests have terms of their own besides the office's: only their offices' calendars are read, each once. */
export const itensDaLista = async (
  db: Db,
  rows: readonly ItemRow[],
  agora: Date,
): Promise<z.input<typeof itemDaLista>[]> => {
  const calendarioDe = calendariosDe(db);
  return Promise.all(
    rows.map(async (row) =>
      toItemDaLista(row, row.acesso === null ? null : await calendarioDe(row.id_ouvidoria), agora),
    ),
  );
};
