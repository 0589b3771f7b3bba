import { hashSecret } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { linkInvalido } from '../../domain/usuario-errors.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { findUsuario, updateUsuario } from '../usuario-repository.ts';
import { useToken, voidTokens } from './token-repository.ts';

export type EmailConfirmado = 'ativar' | 'email';

/** Whoever opened the mail owns the address: of a new account, or one that replaces another. */
export const confirmarEmail = ({ db, clock }: Platform, token: string): Promise<EmailConfirmado> =>
  db.transaction().execute(async (trx) => {
    const agora = clock.now();
    const used = await useToken(trx, hashSecret(token), ['ativar', 'email'], agora);
    const conta = used && (await findUsuario(trx, used.id_usuario));
    if (!conta) throw linkInvalido();
    const isTroca = used.finalidade === 'email';
    await updateUsuario(trx, conta.id, {
      ativado_em: conta.ativado_em ?? agora,
      ...(isTroca && { email: used.email }),
    });
    // A password link already sent to the old address would still open the account.
    if (isTroca) await voidTokens(trx, conta.id, agora, 'senha');
    await insertHistorico(trx, {
      idUsuario: conta.id,
      acao: isTroca ? 'Troca de e-mail' : 'Ativação',
      idResponsavel: conta.id,
      ocorridoEm: agora,
    });
    return isTroca ? 'email' : 'ativar';
  });
