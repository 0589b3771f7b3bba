import type { Job } from '#server/jobs/jobs.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { lugarDosPedacos } from './lugares.ts';

export const DESCARTAR = 'descartar-originais-do-anexo';

/** Deletes the original pieces of an attached file, with the author data taken out of it. */
export const descartarOriginaisJob = (store: FileStore): Job => ({
  name: DESCARTAR,
  run: (payload) => store.delete(lugarDosPedacos((payload as { local: string }).local)),
});
