import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import { anexoNaoEncontrado } from '../../domain/anexo-errors.ts';
import { type AnexoRow, findAnexo } from '../anexo-repository.ts';

export const temSegredo = (row: AnexoRow, segredo: string): boolean =>
  timingSafeEqual(row.segredo_hash, hashSecret(segredo));

/** The secret is the only proof of who sent the file, since no sign-in is needed. */
export const findAnexoDeQuemEnviou = async (db: Db, idAnexo: number, segredo: string): Promise<AnexoRow> => {
  const row = await findAnexo(db, idAnexo);
  if (!row || !temSegredo(row, segredo)) throw anexoNaoEncontrado();
  return row;
};
