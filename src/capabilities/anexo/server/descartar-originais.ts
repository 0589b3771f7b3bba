import type { Job } from '#server/jobs/jobs.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { lugarDosPedacos } from './lugares.ts';

export const DESCARTAR = 'descartar-originais-do-anexo';

/** Deletes the pieces of a file that was attached: with them goes the author data that was taken out of it. */
export const descartarOriginaisJob = (store: FileStore): Job => ({
  name: DESCARTAR,
  run: (payload) => store.delete(lugarDosPedacos((payload as { local: string }).local)),
});
