import { alertar } from '#capabilities/alerta/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { semConsulta } from '../domain/endereco.ts';
import { findWebhook, listGestores } from './webhook-repository.ts';

/**
 * Where a webhook of a gestor's own leads, the other gestores learn by the bell and by mail; where there is none, those of the
 * controlling body by mail, since the webhook's page is not theirs to see (Decreto 10.153/2019, art. 6).
 */
export const contarAosOutros = async (
  platform: Platform,
  tx: Db,
  { idUsuario }: UsuarioAtual,
  idWebhook: number,
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const webhook = await findWebhook(tx, null, idWebhook);
  if (!webhook) throw new Error(`There is no webhook ${idWebhook}`);
  const { nome, endereco, id_ouvidoria: idOuvidoria, versao, sigla_ouvidoria: sigla } = webhook;
  const outrosDe = async (orgao: number) =>
    (await listGestores(tx, orgao, agora)).filter(({ id }) => id !== idUsuario);
  const daqui = await outrosDe(idOuvidoria);
  const chave = `webhook-novo:${idWebhook}:${versao}`;
  await alertar(tx, { tipo: 'webhook-novo', idOuvidoria, chave, agora, para: daqui.map(({ id }) => id) });
  const deCima = daqui.length > 0 ? null : await findOuvidoriaQueMonitora(tx);
  const escrito = renderEmail(
    {
      titulo: 'Um gestor criou ou mudou um webhook',
      paragrafos: [
        `O webhook “${nome}” avisa o endereço ${semConsulta(endereco)} do que acontece nas manifestações de ${sigla}, também nas denúncias.`,
        'Se você não o esperava, confira com quem o criou: um gestor do órgão pode desligá-lo.',
      ],
      ...(deCima === null && {
        botao: {
          rotulo: 'Abrir o webhook',
          endereco: `${origemPublica(config)}/web/configuracoes/webhooks/${idWebhook}`,
        },
      }),
    },
    config.instalacao.nome,
  );
  for (const { id, email } of deCima === null ? daqui : await outrosDe(deCima)) {
    if (email === null) continue;
    await sendEmail(tx, platform, {
      chave: `${chave}:${id}`,
      evento: 'webhook.novo',
      idUsuario: id,
      para: email,
      assunto: `Webhook de ${sigla}: ${nome}`,
      ...escrito,
    });
  }
};
