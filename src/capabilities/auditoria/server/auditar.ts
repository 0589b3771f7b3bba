import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { AtoAdministrativo } from '../domain/ato-administrativo.ts';
import { insertAuditoria } from './auditoria-repository.ts';

/** Null for the system itself, in a job. */
export type Responsavel = Pick<UsuarioAtual, 'idUsuario' | 'nome'> | null;

/** Logs an administrative act, in the transaction of the act. */
export const auditar = async (
  trx: Db,
  clock: Clock,
  responsavel: Responsavel,
  ato: AtoAdministrativo,
): Promise<void> => {
  const { area, acao, alvo, idAlvo, idOuvidoria, antes, depois } = ato;
  await insertAuditoria(trx, {
    area,
    acao,
    alvo,
    id_alvo: idAlvo ?? null,
    id_ouvidoria: idOuvidoria ?? null,
    id_responsavel: responsavel?.idUsuario ?? null,
    responsavel: responsavel?.nome ?? 'Sistema',
    informacoes: JSON.stringify({ ...(antes && { antes }), ...(depois && { depois }) }),
    ocorrido_em: clock.now(),
  });
};
