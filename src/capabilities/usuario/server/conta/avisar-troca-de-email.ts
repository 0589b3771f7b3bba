import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type Destinatario, enviarMensagem } from './enviar-link.ts';

/**
 * Goes to the address in use, which is surely the owner's. The new one is left out: it may be a
 * stranger's.
 */
export const avisarTrocaDeEmail = (platform: Platform, trx: Db, destinatario: Destinatario): Promise<void> =>
  enviarMensagem(platform, trx, destinatario, 'usuario.aviso-troca-email', {
    assunto: 'Pediram a troca do seu e-mail',
    titulo: 'Pediram a troca do seu e-mail',
    paragrafos: [
      `Olá, ${destinatario.nome}.`,
      'Alguém com acesso à sua conta pediu para usar outro endereço de e-mail. Este continua valendo até que o novo seja confirmado.',
      'Se não foi você, troque a sua senha agora: isso encerra as outras sessões e cancela o pedido.',
    ],
  });
