import type { Platform } from '#server/platform.ts';
import { naoEResponsavel, notaJaDada } from '../../domain/manifestacao-errors.ts';
import { findCasoVisivel } from '../caso.ts';
import { updateNotaDoRegistro } from '../manifestacao-repository.ts';
import type { QuemAge } from '../quem-age.ts';

/** How it was to file, from 0 to 10, once. It is about us and not about the case: no row of its history. */
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
