import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { DateInput } from '#shell/ui/campos/date-input.tsx';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { WebhookVisto } from '../contract.ts';
import { api, useRelerWebhooks } from './webhook-queries.ts';

const frase = (entregas: number): string =>
  entregas === 0
    ? 'Não há atos escolhidos nesse período.'
    : entregas === 1
      ? '1 aviso será enviado.'
      : `${entregas.toLocaleString('pt-BR')} avisos serão enviados.`;

/** Sends the acts of some days again, for a receiver that lost them. */
export function ReenviarPeriodo({ webhook }: { readonly webhook: WebhookVisto }) {
  const reler = useRelerWebhooks();
  const [de, setDe] = useState('');
  const [ate, setAte] = useState('');
  const [fazendo, setFazendo] = useState(false);
  const [recado, setRecado] = useState<{ tipo: 'success' | 'danger'; texto: string } | null>(null);
  if (!webhook.ativo || webhook.aConfirmarDesde) return null;
  const dias = { de: isoFromDateText(de), ate: isoFromDateText(ate) };
  const periodo = dias.de && dias.ate ? { de: dias.de, ate: dias.ate } : null;
  const reenviar = async () => {
    if (!periodo) return;
    setFazendo(true);
    setRecado(null);
    try {
      const pedido = { params: { idWebhook: webhook.idWebhook }, body: periodo };
      const { entregas } = await api('POST /app-web/v1/webhooks/:idWebhook/reenviar', pedido, SILENT);
      setRecado({ tipo: 'success', texto: frase(entregas) });
    } catch (error) {
      setRecado({ tipo: 'danger', texto: textoDoErro(error) });
    }
    setFazendo(false);
    await reler();
  };
  return (
    <section aria-labelledby="reenviar-periodo">
      <h3 id="reenviar-periodo">Enviar um período de novo</h3>
      <p>
        Para quando o sistema perdeu avisos, ou o webhook estava desativado. O sistema reconhece os que já tem
        pelo número da entrega.
      </p>
      {recado && (
        <Message type={recado.tipo} title={recado.tipo === 'success' ? 'Pedido feito.' : 'Não foi feito.'}>
          {recado.texto}
        </Message>
      )}
      <div className="webhook-filtro">
        <DateInput label="Do dia" value={de} onChange={setDe} />
        <DateInput label="Até o dia" value={ate} onChange={setAte} />
        <Button variant="secondary" loading={fazendo} disabled={!periodo} onClick={() => void reenviar()}>
          Enviar de novo
        </Button>
      </div>
    </section>
  );
}
