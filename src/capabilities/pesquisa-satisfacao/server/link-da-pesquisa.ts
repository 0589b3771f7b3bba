import { novoLink } from '#capabilities/codigo-acesso/server/index.ts';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';

const VALIDADE = days(90);

/** The mail's link to rate an answer: an address below /web that works once without signing in. */
export const linkDaPesquisa = async (platform: Platform, tx: Db, idManifestacao: number): Promise<string> => {
  const expiraEm = new Date(platform.clock.now().getTime() + VALIDADE);
  const token = await novoLink(platform, tx, { idManifestacao, finalidade: 'pesquisa', expiraEm });
  return `/manifestacao/avaliar/${idManifestacao}#token=${token}`;
};
