import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import type { Destinatario } from './enviar-link.ts';

/** Tells the address in use, which is the owner's for sure. The new address is left out: it may be a stranger's. */
export const avisarTrocaDeEmail = async (
  platform: Platform,
  trx: Db,
  { id, email, nome }: Destinatario,
): Promise<void> => {
  const { texto, html } = renderEmail(
    {
      titulo: 'Pediram a troca do seu e-mail',
      paragrafos: [
        `Olá, ${nome}.`,
        'Alguém com acesso à sua conta pediu para usar outro endereço de e-mail. Este continua valendo até que o novo seja confirmado.',
        'Se não foi você, troque a sua senha agora: isso encerra as outras sessões e cancela o pedido.',
      ],
    },
    platform.config.instalacao.nome,
  );
  await sendEmail(trx, platform, {
    chave: null,
    evento: 'usuario.aviso-troca-email',
    idUsuario: id,
    para: email,
    assunto: 'Pediram a troca do seu e-mail',
    texto,
    html,
  });
};
