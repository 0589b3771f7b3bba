import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { type RespostaConclusiva, responder } from './responder.ts';
import { responderDuplicatas } from './responder-com-grupo.ts';

/**
 * For callers that send one case and get only its own refusal; its duplicates are answered as from
 * the screen.
 */
export const responderEAoGrupo = async (
  platform: Platform,
  quem: QuemAge,
  alvo: { readonly idManifestacao: number },
  resposta: RespostaConclusiva,
): Promise<{ idResposta: number }> => {
  const { idManifestacao } = alvo;
  const { idResposta, temRepetidas } = await responder(platform, quem, alvo, resposta);
  if (temRepetidas)
    await responderDuplicatas(platform, quem, [idManifestacao], new Set([idManifestacao]), resposta);
  return { idResposta };
};
