import { listAnexos } from '#capabilities/anexo/server/index.ts';
import {
  anotarVisualizacao,
  type Caso,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import type { PromessaVista } from '../domain/cumprimento.ts';
import { listEntregas, listPromessasDoCaso } from './cumprimento-repository.ts';
import { promessaVistaDe } from './promessa-presenter.ts';

const promessasDe = async (platform: Platform, quem: QuemAge, caso: Caso): Promise<PromessaVista[]> => {
  const { db, clock } = platform;
  const idManifestacao = caso.row.id;
  const promessas = await listPromessasDoCaso(db, idManifestacao);
  if (promessas.length === 0) return [];
  const [entregas, anexos] = await Promise.all([listEntregas(db, idManifestacao), listAnexos(db, caso)]);
  const partes = { caso, quem, entregas, anexos, agora: clock.now() };
  return promessas.map((row) => promessaVistaDe(row, partes));
};

/** The promises of a case that the person may open; the caller writes down that it was read. */
export const verPromessas = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<PromessaVista[]> =>
  promessasDe(platform, quem, await findCasoVisivel(platform, quem, idManifestacao));

/** The same for a screen: a view by staff is written down. */
export const mostrarPromessas = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<PromessaVista[]> => {
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const promessas = await promessasDe(platform, quem, caso);
  if (promessas.length > 0) await anotarVisualizacao(platform, quem, caso);
  return promessas;
};
