import type { FastifyRequest } from 'fastify';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { senhaAtualIncorreta, usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { findUsuario } from '../usuario-repository.ts';
import { assertSenhaDiferente, gravarSenha } from './gravar-senha.ts';
import { hashDaNovaSenha } from './nova-senha.ts';

export const trocarSenhaNoPrimeiroAcesso = async (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  { idUsuario }: UsuarioAtual,
  novaSenha: string,
  request: FastifyRequest,
): Promise<void> => {
  const { db } = platform;
  const atual = await findUsuario(db, idUsuario);
  if (!atual) throw usuarioNaoEncontrado();
  // Without a pending step this would change a password without asking for the current one.
  if (!atual.troca_senha) throw senhaAtualIncorreta();
  await assertSenhaDiferente(novaSenha, atual.senha_hash);
  const senhaHash = await hashDaNovaSenha(novaSenha, 'novaSenha');
  await db
    .transaction()
    .execute((trx) => gravarSenha(platform, efeitos, trx, { idUsuario, senhaHash, request }));
};
