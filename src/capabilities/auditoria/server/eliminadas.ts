import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { createChaves } from './chaves-da-auditoria.ts';
import { insertEliminadas } from './eliminada-repository.ts';

export { APROVACAO_DA_ELIMINACAO, ELIMINACAO, listSemElo } from './eliminada-repository.ts';

/** Explains, under the server's mark, every history row of these cases that the caller is about to destroy. */
export const explicarEliminadas = (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  quais: { readonly idEliminacao: number; readonly casos: readonly number[]; readonly agora: Date },
): Promise<number> => insertEliminadas(tx, createChaves(platform), quais);
