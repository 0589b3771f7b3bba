import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  isComoAprovada,
  isDaAprovacao,
  type ListagemMarcada,
  marcarAprovadas,
} from './aprovada-repository.ts';
import { createChaves } from './chaves-da-auditoria.ts';
import { insertEliminadas } from './eliminada-repository.ts';
import { VERIFICAR } from './encadear-auditoria.ts';

export {
  APROVACAO_DA_ELIMINACAO,
  ELIMINACAO,
  listSemElo,
  TERMO_DE_ELIMINACAO,
} from './eliminada-repository.ts';

/** Explains, under the server's mark, every history row of these cases that the caller is about to destroy. */
export const explicarEliminadas = (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  quais: { readonly idEliminacao: number; readonly casos: readonly number[]; readonly agora: Date },
): Promise<number> => insertEliminadas(tx, createChaves(platform), quais);

/** Marks, under the server's key, what is being approved: these cases, until this day of the edital. The act holds the answer. */
export const marcarListagem = (
  platform: Pick<Platform, 'config'>,
  tx: Db,
  idEliminacao: number,
): Promise<ListagemMarcada> => marcarAprovadas(tx, createChaves(platform), idEliminacao);

/** Whether the list is still what was approved, but for cases that left it; or, of some of its cases, whether they were approved. */
export const isListagemAprovada = (
  platform: Pick<Platform, 'config'>,
  db: Db,
  idEliminacao: number,
  casos?: readonly number[],
): Promise<boolean> =>
  casos
    ? isDaAprovacao(db, createChaves(platform), idEliminacao, casos)
    : isComoAprovada(db, createChaves(platform), idEliminacao);

/** Somebody put or changed rows: the verifier tells it now, not tonight. */
export const pedirVerificacao = (db: Db): Promise<void> => enqueue(db, VERIFICAR, {}, VERIFICAR);
