import {
  anotarVisualizacao,
  findCasoDaEquipe,
  precisaDeCobertura,
  type QuemAge,
  textosACobrir,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';

/** What the program would cover, for the person who finishes it; reading it is a view like any other. */
export const verPseudonimo = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const caso = await findCasoDaEquipe(platform, quem, idManifestacao);
  if (!precisaDeCobertura(caso)) return { precisa: false, textos: [] };
  await anotarVisualizacao(platform, quem, caso);
  return { precisa: true, textos: await textosACobrir(platform.db, caso, quem) };
};
