import { TipoDocumento } from '#kernel/numeros/documento.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { linkInvalido } from '../../domain/usuario-errors.ts';
import { findToken, useToken } from '../conta/token-repository.ts';
import { comecarComAEntrada } from '../convites/convites-repository.ts';
import type { EfeitosNaSessao } from '../efeitos-na-sessao.ts';
import {
  findUsuario,
  findUsuarioByDocumento,
  type UsuarioRow,
  updateUsuario,
} from '../usuario-repository.ts';
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

/** The invitation's CPF spares the person the step that asks for it, unless another account has it: then that step follows. */
const documentoDoConvite = async (trx: Db, { cpf_do_convite: cpf, numero_documento }: UsuarioRow) => {
  if (cpf === null) return {};
  const livre = numero_documento === null && !(await findUsuarioByDocumento(trx, TipoDocumento.cpf, cpf));
  return { cpf_do_convite: null, ...(livre && { numero_documento: cpf }) };
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
    // Whoever opened the mail owns the address, and with an invitation's link accepts it.
    await updateUsuario(trx, idUsuario, {
      ativado_em: conta.ativado_em ?? clock.now(),
      ...(await documentoDoConvite(trx, conta)),
    });
    if (conta.ativado_em === null) await comecarComAEntrada(trx, idUsuario, clock.now());
  });
};
