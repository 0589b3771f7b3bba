import { useState } from 'react';
import { Perfil } from '#kernel/perfil.ts';
import { SILENT } from '#shell/api/client.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { WebhookVisto } from '../contract.ts';
import { api, useRelerWebhooks } from './webhook-queries.ts';

const quemMudou = ({ sistema, mudadoPor }: WebhookVisto): string =>
  sistema ? `o sistema “${sistema}”` : (mudadoPor ?? 'outra pessoa');

/** What somebody else made or changed sends nothing before a gestor of the office confirms it. */
export function ConfirmarWebhook({ webhook }: { readonly webhook: WebhookVisto }) {
  const usuario = useUsuario();
  const reler = useRelerWebhooks();
  const [fazendo, setFazendo] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  if (!webhook.aConfirmarDesde || !usuario) return null;
  const { idWebhook, versao } = webhook;
  const decidir = async (aceita: boolean) => {
    setFazendo(true);
    setErro(null);
    try {
      const pedido = { params: { idWebhook }, body: { versao, aceita } };
      await api('POST /app-web/v1/webhooks/:idWebhook/confirmar', pedido, SILENT);
    } catch (error) {
      setErro(textoDoErro(error));
    }
    setFazendo(false);
    await reler();
  };
  const isGestor = idPerfilDe(usuario) === Perfil.gestor;
  return (
    <>
      <Message type="warning" title="Este webhook espera a confirmação de um gestor do órgão." still>
        Quem o criou ou mudou por último foi {quemMudou(webhook)}. Ele avisa também de denúncias: confira para
        onde leva. Até a confirmação, nada é enviado.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi feito.">
          {erro}
        </Message>
      )}
      {isGestor && (
        <div className="ui-actions">
          <Button variant="primary" loading={fazendo} onClick={() => void decidir(true)}>
            Confirmar o webhook
          </Button>
          <Button variant="secondary" disabled={fazendo} onClick={() => void decidir(false)}>
            Recusar
          </Button>
        </div>
      )}
    </>
  );
}
