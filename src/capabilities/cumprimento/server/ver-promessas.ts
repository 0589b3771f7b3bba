import { listAnexos } from '#capabilities/anexo/server/index.ts';
import { findCasoVisivel, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { PromessaVista } from '../domain/cumprimento.ts';
import { listEntregas, listPromessasDoCaso } from './cumprimento-repository.ts';
import { promessaVistaDe } from './promessa-presenter.ts';

/** The promises of a case that the person may open. */
export const verPromessas = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<PromessaVista[]> => {
  const { db, clock } = platform;
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const promessas = await listPromessasDoCaso(db, idManifestacao);
  if (promessas.length === 0) return [];
  const [entregas, anexos] = await Promise.all([listEntregas(db, idManifestacao), listAnexos(db, caso)]);
  const partes = { caso, quem, entregas, anexos, agora: clock.now() };
  return promessas.map((row) => promessaVistaDe(row, partes));
};
