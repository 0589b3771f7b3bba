import { createBrake } from '#server/brake/brake.ts';
import type { Platform } from '#server/platform.ts';
import { sendLink } from '../conta/enviar-link.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { findUsuarioByLogin } from '../usuario-repository.ts';

const HOUR = 3600;
/** Enough for somebody who did not find the mail, too few to flood a mailbox. */
const PEDIDOS = { free: 4, memorySeconds: 24 * HOUR, firstPauseSeconds: 60, longestPauseSeconds: HOUR };

/** The answer is the same whether or not the account exists. */
export const createPedirNovaSenha = (platform: Platform) => {
  const { db, clock } = platform;
  const pedidos = createBrake('senha-link', PEDIDOS, platform);
  return async (origin: string, login: string): Promise<void> => {
    await pedidos.check(login.toLowerCase());
    await pedidos.count(login.toLowerCase());
    const usuario = await findUsuarioByLogin(db, login);
    if (!usuario?.email || usuario.bloqueado_em || usuario.e_sistema) return;
    const { id, email, nome } = usuario;
    await db.transaction().execute(async (trx) => {
      await sendLink(platform, trx, origin, { id, email, nome }, 'senha');
      await insertHistorico(trx, {
        idUsuario: id,
        acao: 'Pedido de nova senha',
        idResponsavel: null,
        ocorridoEm: clock.now(),
      });
    });
  };
};
