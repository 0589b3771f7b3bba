import type { FastifyRequest } from 'fastify';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { createBrake } from '#server/brake/brake.ts';
import { verifyPassword } from '#server/crypto/password.ts';
import type { Platform } from '#server/platform.ts';
import { senhaAtualIncorreta } from '../../domain/usuario-errors.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { findUsuario } from '../usuario-repository.ts';
import { assertSenhaDiferente, gravarSenha } from './gravar-senha.ts';
import { hashDaNovaSenha } from './nova-senha.ts';

const CONFERENCIAS = { free: 5, memorySeconds: 3600, firstPauseSeconds: 15, longestPauseSeconds: 900 };

export const createTrocarSenhaAtual = (platform: Platform, efeitos: EfeitosNaSessao) => {
  const { db } = platform;
  const conferencias = createBrake('senha-atual', CONFERENCIAS, platform);
  return async (
    { idUsuario }: UsuarioAtual,
    { senhaAtual, novaSenha }: { senhaAtual: string; novaSenha: string },
    request: FastifyRequest,
  ): Promise<void> => {
    const subject = String(idUsuario);
    await conferencias.check(subject);
    await conferencias.count(subject);
    const atual = await findUsuario(db, idUsuario);
    if (!atual || !(await verifyPassword(senhaAtual, atual.senha_hash))) throw senhaAtualIncorreta();
    await conferencias.forgive(subject);
    await assertSenhaDiferente(novaSenha, atual.senha_hash);
    const senhaHash = await hashDaNovaSenha(novaSenha, 'novaSenha');
    await db
      .transaction()
      .execute((trx) => gravarSenha(platform, efeitos, trx, { idUsuario, senhaHash, request }));
  };
};
