import type { Platform } from '#server/platform.ts';
import { semEmailPendente, usuarioNaoEncontrado } from '../../domain/usuario-errors.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { lockUsuario } from '../usuario-repository.ts';
import { sendLink } from './enviar-link.ts';
import { createFreioDeEmails } from './freio-de-emails.ts';
import { findEmailPendente, voidTokens } from './token-repository.ts';

/** Sends the link again; the earlier one stops working, so that only the last mail counts. */
export const createReenviarEmailPendente = (platform: Platform) => {
  const { db, clock } = platform;
  const freio = createFreioDeEmails(platform);
  return async (idUsuario: number, origin: string): Promise<void> => {
    const pendente = await findEmailPendente(db, idUsuario, clock.now());
    if (!pendente) throw semEmailPendente();
    await freio.check(pendente);
    await freio.count(pendente);
    await db.transaction().execute(async (trx) => {
      const agora = clock.now();
      const conta = await lockUsuario(trx, idUsuario);
      if (!conta) throw usuarioNaoEncontrado();
      // Meanwhile it was confirmed, cancelled or replaced by another address.
      if ((await findEmailPendente(trx, idUsuario, agora)) !== pendente) throw semEmailPendente();
      await sendLink(platform, trx, origin, { id: idUsuario, nome: conta.nome, email: pendente }, 'email');
      await insertHistorico(trx, {
        idUsuario,
        acao: 'Pedido de troca de e-mail',
        idResponsavel: idUsuario,
        informacoes: { reenvio: true },
        ocorridoEm: agora,
      });
    });
  };
};

export const cancelarEmailPendente = ({ db, clock }: Platform, idUsuario: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const agora = clock.now();
    await lockUsuario(trx, idUsuario);
    if (!(await findEmailPendente(trx, idUsuario, agora))) throw semEmailPendente();
    await voidTokens(trx, idUsuario, agora, 'email');
    await insertHistorico(trx, {
      idUsuario,
      acao: 'Cancelamento da troca de e-mail',
      idResponsavel: idUsuario,
      ocorridoEm: agora,
    });
  });
