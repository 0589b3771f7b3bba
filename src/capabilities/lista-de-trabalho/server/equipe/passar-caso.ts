import { anotarNoCaso, lockCasoDaEquipe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { atribuir } from '../../domain/atribuir.ato.ts';
import { efeitoDeAtribuir } from './efeito-de-atribuir.ts';

/**
 * Somebody leaves, and a case of theirs goes to another analyst in the transaction of that act,
 * even one waiting for the citizen, for which the act `atribuir` is closed. The caller has checked
 * the permission (usuario's gestao-policy).
 */
export const passarCaso = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  { idManifestacao, de, para }: { idManifestacao: number; de: number; para: number },
): Promise<void> => {
  const caso = await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
  // Somebody took it over meanwhile.
  if (caso.row.id_responsavel !== de) return;
  const noAto = { tx, caso, agora: platform.clock.now() };
  const acao = atribuir.historico.rotulo;
  await anotarNoCaso(platform, noAto, quem, {
    acao,
    ...(await efeitoDeAtribuir(platform, noAto, quem, para)),
  });
};
