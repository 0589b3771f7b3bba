import type { FastifyRequest } from 'fastify';
import { verifyPassword } from '#server/crypto/password.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { senhaRepetida } from '../../domain/usuario-errors.ts';
import { voidTokens } from '../conta/token-repository.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { updateUsuario } from '../usuario-repository.ts';

/**
 * A new password shuts out whoever had the old one: other sessions end, and links already sent stop
 * working.
 */
export const gravarSenha = async (
  { clock }: Platform,
  efeitos: EfeitosNaSessao,
  trx: Db,
  { idUsuario, senhaHash, request }: { idUsuario: number; senhaHash: string; request?: FastifyRequest },
): Promise<void> => {
  await updateUsuario(trx, idUsuario, { senha_hash: senhaHash, troca_senha: false });
  await voidTokens(trx, idUsuario, clock.now());
  await insertHistorico(trx, {
    idUsuario,
    acao: 'Troca de senha',
    idResponsavel: idUsuario,
    ocorridoEm: clock.now(),
  });
  await efeitos.encerrarOutras(trx, idUsuario, request);
};

export const assertSenhaDiferente = async (nova: string, atual: string | null): Promise<void> => {
  if (atual && (await verifyPassword(nova, atual))) throw senhaRepetida();
};
