import { findCasoVisivel, quemAge } from '#capabilities/manifestacao/server/index.ts';
import { findRecursoDoLeitor } from '#capabilities/recurso/server/index.ts';
import type { CorpoRecusado } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';

/**
 * Whoever sends a body that does not fit to a case that is not there, or not theirs to know, learns that first: mending
 * the body would be in vain. Only asked once the body was refused, so that good calls read the case once.
 */
export const existeAntesDoCorpo =
  (platform: Platform) =>
  async ({ params, usuario, request }: CorpoRecusado): Promise<void> => {
    if (!usuario) return;
    const { idManifestacao, idRecurso } = (params ?? {}) as { idManifestacao?: number; idRecurso?: number };
    const quem = quemAge(platform, { usuario, request });
    if (idManifestacao !== undefined) await findCasoVisivel(platform, quem, idManifestacao);
    if (idRecurso !== undefined) await findRecursoDoLeitor(platform, quem, idRecurso);
  };
