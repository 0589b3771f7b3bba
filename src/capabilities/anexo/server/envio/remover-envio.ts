import type { Platform } from '#server/platform.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { jaAnexado } from '../../domain/anexo-errors.ts';
import { deleteAnexoSolto } from '../anexo-repository.ts';
import { lugarDoArquivo, lugarDosPedacos } from '../lugares.ts';
import { findAnexoDeQuemEnviou } from './anexo-de-quem-enviou.ts';

/** The row first: a file without a row gets swept, a row without its file would be broken. */
export const removerEnvio = async (
  { db }: Platform,
  store: FileStore,
  { idAnexo, segredo }: { readonly idAnexo: number; readonly segredo: string },
): Promise<void> => {
  const { local } = await findAnexoDeQuemEnviou(db, idAnexo, segredo);
  if (!(await deleteAnexoSolto(db, idAnexo))) throw jaAnexado();
  await store.delete(lugarDosPedacos(local));
  await store.delete(lugarDoArquivo(local));
};
