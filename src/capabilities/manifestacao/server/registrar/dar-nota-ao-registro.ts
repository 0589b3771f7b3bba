import type { Platform } from '#server/platform.ts';
import { naoEResponsavel, notaJaDada } from '../../domain/manifestacao-errors.ts';
import { findCasoVisivel } from '../caso.ts';
import { updateNotaDoRegistro } from '../manifestacao-repository.ts';
import type { QuemAge } from '../quem-age.ts';

/** How easy filing was, 0 to 10, once. It is about the platform: the history gets no row. */
export const darNotaAoRegistro = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  nota: number,
): Promise<void> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  if (caso.relacao !== 'manifestante') throw naoEResponsavel();
  if (!(await updateNotaDoRegistro(platform.db, idManifestacao, nota))) throw notaJaDada();
};
