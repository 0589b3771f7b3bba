import { alertar } from '#capabilities/alerta/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { semConsulta } from '../domain/endereco.ts';
import { findWebhook, listGestores } from './webhook-repository.ts';

/**
 * Every gestor of the office learns of a webhook that somebody else made or changed, or whose gestor left, by the bell and by mail, in the
 * transaction that leaves it waiting (Decreto 10.153/2019, art. 6).
 */
export const pedirConfirmacao = async (
  platform: Platform,
  tx: Db,
  idWebhook: number,
  porque: 'mudou' | 'gestor-saiu' = 'mudou',
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const webhook = await findWebhook(tx, null, idWebhook);
  if (!webhook) throw new Error(`There is no webhook ${idWebhook}`);
  const { nome, endereco, id_ouvidoria: idOuvidoria, versao } = webhook;
  const gestores = await listGestores(tx, idOuvidoria, agora);
  const chave = `webhook-a-confirmar:${idWebhook}:${versao}`;
  const para = gestores.map(({ id }) => id);
  await alertar(tx, { tipo: 'webhook-a-confirmar', idOuvidoria, chave, agora, para });
  const origem = origemPublica(config);
  const quem = webhook.nome_do_cliente
    ? `O sistema “${webhook.nome_do_cliente}”`
    : 'Uma pessoa da administração';
  const fato =
    porque === 'mudou' ? `${quem} criou ou mudou` : 'Não é mais gestor do órgão quem respondia por';
  const escrito = renderEmail(
    {
      titulo: 'Um webhook do seu órgão espera a sua confirmação',
      paragrafos: [
        `${fato} o webhook “${nome}”, que avisa o endereço ${semConsulta(endereco)} do que acontece nas manifestações de ${webhook.sigla_ouvidoria}.`,
        'Nada é enviado enquanto um gestor do órgão não confirmar. Confira para onde ele leva: se você não o esperava, recuse.',
      ],
      botao: { rotulo: 'Abrir o webhook', endereco: `${origem}/web/configuracoes/webhooks/${idWebhook}` },
    },
    config.instalacao.nome,
  );
  for (const { id, email } of gestores) {
    if (email === null) continue;
    await sendEmail(tx, platform, {
      chave: `${chave}:${id}`,
      evento: 'webhook.a-confirmar',
      idUsuario: id,
      para: email,
      assunto: `Webhook a confirmar: ${nome}`,
      ...escrito,
    });
  }
};
