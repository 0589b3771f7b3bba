import { naHora } from '#kernel/momento.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { listGestores, type WebhookRow } from './webhook-repository.ts';

/**
 * Tells the gestores, in the transaction that switches the webhook off: only a person can switch it
 * on again.
 */
export const avisarDesligamento = async (
  platform: Platform,
  tx: Db,
  webhook: WebhookRow,
  desde: Date,
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const origem = origemPublica(config);
  const escrito = renderEmail(
    {
      titulo: 'Um webhook do seu órgão foi desligado',
      paragrafos: [
        `O webhook “${webhook.nome}” não recebe nada desde ${formatData(localDate(desde.getTime()))}, e a plataforma deixou de tentar.`,
        'Os sistemas que dependem dele não são mais avisados. Confira o servidor que recebe as entregas, faça uma entrega de teste e ative o webhook de novo.',
      ],
      botao: { rotulo: 'Abrir o webhook', endereco: `${origem}/web/configuracoes/webhooks/${webhook.id}` },
    },
    config.instalacao.nome,
  );
  for (const { id, email } of await listGestores(tx, webhook.id_ouvidoria, agora)) {
    if (email === null) continue;
    await sendEmail(tx, platform, {
      chave: `webhook-desligado:${webhook.id}:${naHora(agora).getTime()}:${id}`,
      evento: 'webhook.desligado',
      naHora: true,
      idUsuario: id,
      para: email,
      assunto: `Webhook desligado: ${webhook.nome}`,
      ...escrito,
    });
  }
};
