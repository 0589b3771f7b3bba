import { listTranscricoes as listGuardadas } from '#capabilities/anexo/server/index.ts';
import {
  anotarVisualizacao,
  comoColega,
  findCasoDaEquipe,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { listVozes } from './vozes-do-caso.ts';

/** The person's words that staff typed: names in them are never compared with who filed. */
export const listTranscricoes = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const colega = comoColega(quem);
  const caso = await findCasoDaEquipe(platform, colega, idManifestacao);
  const { ditado } = leituraDe(caso, colega);
  const vozes = await listVozes(platform.db, caso, colega);
  if (vozes.length === 0) return { vozes: [] };
  await anotarVisualizacao(platform, colega, caso);
  const guardadas = await listGuardadas(platform, platform.db, caso);
  return {
    vozes: vozes.map(({ idAnexo, nomeArquivo, tipoConteudo, href }) => {
      const guardada = guardadas.get(idAnexo);
      return {
        idAnexo,
        nomeArquivo,
        tipoConteudo,
        href,
        texto: guardada ? ditado(guardada.texto) : null,
        transcritaEm: guardada?.em.toISOString() ?? null,
      };
    }),
  };
};
