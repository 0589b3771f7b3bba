import { casosDoGrupo } from '#capabilities/analise/server/index.ts';
import { type Caso, findCasoDaEquipe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { falaDeUmaPessoaDoGrupo } from '../domain/resposta-errors.ts';
import { falaDeUmaSo } from '../domain/texto-do-grupo.ts';

const recusarSeFala = (texto: string, caso: Caso): void => {
  // A refusal must not tell the office that it guessed a name that it may not know, or would have to open.
  const { nome, email, documento } =
    (caso.isPreservada || caso.isSigilosa ? null : caso.manifestante()) ?? {};
  if (falaDeUmaSo(texto, { protocolo: caso.row.protocolo, nome, email, documento }))
    throw falaDeUmaPessoaDoGrupo();
};

/** The answer to the principal reaches its whole group, so it must not say who any of them is. */
export const conferirTextoDoGrupo = async (
  platform: Platform,
  quem: QuemAge,
  principal: Caso,
  texto: string,
): Promise<void> => {
  if (principal.row.id_grupo !== principal.row.id) return;
  const duplicatas = await casosDoGrupo(platform.db, principal.row.id, foraDoAlcance(quem.usuario));
  if (duplicatas.length === 0) return;
  recusarSeFala(texto, principal);
  for (const { id } of duplicatas) recusarSeFala(texto, await findCasoDaEquipe(platform, quem, id));
};
