import { hashSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { linkInvalido } from '../../domain/usuario-errors.ts';
import { findToken, useToken } from '../conta/token-repository.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import { findUsuario, type UsuarioRow, updateUsuario } from '../usuario-repository.ts';
import { gravarSenha } from './gravar-senha.ts';
import { hashDaNovaSenha } from './nova-senha.ts';

/** The links that set a password: the one asked for, and the invitation's. */
const QUE_CRIAM_SENHA = ['senha', 'convite'] as const;

export const findDonoDoLink = async ({ db, clock }: Platform, token: string): Promise<UsuarioRow> => {
  const found = await findToken(db, hashSecret(token), QUE_CRIAM_SENHA, clock.now());
  const usuario = found && (await findUsuario(db, found.id_usuario));
  if (!usuario) throw linkInvalido();
  return usuario;
};

export const trocarSenhaPeloLink = async (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  { idUsuario, token, novaSenha }: { idUsuario: number; token: string; novaSenha: string },
): Promise<void> => {
  const { db, clock } = platform;
  const senhaHash = await hashDaNovaSenha(novaSenha, 'novaSenha');
  await db.transaction().execute(async (trx) => {
    const used = await useToken(trx, hashSecret(token), QUE_CRIAM_SENHA, clock.now());
    const conta = used?.id_usuario === idUsuario ? await findUsuario(trx, idUsuario) : undefined;
    if (!conta) throw linkInvalido();
    await gravarSenha(platform, efeitos, trx, { idUsuario, senhaHash });
    // Whoever opened the mail owns the address.
    await updateUsuario(trx, idUsuario, { ativado_em: conta.ativado_em ?? clock.now() });
  });
};
