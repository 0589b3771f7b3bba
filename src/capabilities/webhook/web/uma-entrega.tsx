import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { EntregaVista, WebhookVisto } from '../contract.ts';
import { nomeDoEvento } from '../domain/eventos.ts';
import { SituacaoDaEntregaVista } from './nomes-do-webhook.tsx';
import { api, useEntrega, useRelerWebhooks } from './webhook-queries.ts';

const bonito = (corpo: string): string => JSON.stringify(JSON.parse(corpo), null, 2);

function Aberta({ entrega }: { readonly entrega: EntregaVista }) {
  return (
    <>
      <Ficha
        fatos={{
          Evento: nomeDoEvento(entrega.evento),
          Protocolo: entrega.numProtocolo,
          Situação: <SituacaoDaEntregaVista situacao={entrega.situacao} />,
          'Próxima tentativa': entrega.proximaTentativaEm && formatMomento(entrega.proximaTentativaEm),
        }}
      />
      <h3>Tentativas</h3>
      {entrega.registro.length === 0 && <p>Nenhuma ainda.</p>}
      <ol className="webhook-tentativas">
        {entrega.registro.map(({ ocorridaEm, frase, duracaoMs }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows, and two tries may share a moment
          <li key={i}>
            {formatMomento(ocorridaEm)}: {frase} <span className="ui-muted">({duracaoMs} ms)</span>
          </li>
        ))}
      </ol>
      <h3>Corpo enviado</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <pre className="webhook-corpo" tabIndex={0}>
        {bonito(entrega.corpo)}
      </pre>
    </>
  );
}

interface UmaEntregaProps {
  readonly webhook: WebhookVisto;
  readonly idEntrega: number;
  readonly onFechar: () => void;
}

/** One delivery, in a dialog: what was sent, every try, and a button to send it again. */
export function UmaEntrega({ webhook, idEntrega, onFechar }: UmaEntregaProps) {
  const { idWebhook, ativo } = webhook;
  const consulta = useEntrega(idWebhook, idEntrega);
  const reler = useRelerWebhooks();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const reenviar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      await api(
        'POST /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega/reenviar',
        { params: { idWebhook, idEntrega } },
        SILENT,
      );
      await reler();
      onFechar();
    } catch (error) {
      setErro(textoDoErro(error));
      setEnviando(false);
    }
  };
  const podeReenviar = ativo && consulta.data !== undefined && consulta.data.situacao !== 'pendente';
  return (
    <Modal
      open
      title={`Entrega ${idEntrega}`}
      largura={800}
      onClose={onFechar}
      footer={
        <>
          <Button variant="secondary" onClick={onFechar}>
            Fechar
          </Button>
          <Button
            variant="primary"
            loading={enviando}
            disabled={!podeReenviar}
            onClick={() => void reenviar()}
          >
            Enviar de novo
          </Button>
        </>
      }
    >
      {erro && (
        <Message type="danger" title="Não foi enviada.">
          {erro}
        </Message>
      )}
      {!ativo && <p>Ative o webhook para enviar de novo.</p>}
      {consulta.isPending && <Skeleton lines={6} label="Abrindo a entrega…" />}
      {consulta.isError && <FalhaAoAbrir titulo="Não foi possível abrir a entrega." falha={consulta} />}
      {consulta.data && <Aberta entrega={consulta.data} />}
    </Modal>
  );
}
