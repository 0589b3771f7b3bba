import type { Platform } from '#server/platform.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { lugarDoArquivo, lugarDosPedacos } from './lugares.ts';

/** The file as accepted and its pieces as they came, of a case that was destroyed; it is fine when there is nothing. */
export const apagarGuardado = async ({ config }: Pick<Platform, 'config'>, local: string): Promise<void> => {
  const store = createFileStore(config);
  await store.delete(lugarDoArquivo(local));
  await store.delete(lugarDosPedacos(local));
};
