import { useState } from 'react';
import { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { createApi } from '#shell/api/client.ts';
import { formatDiaComDistancia, formatDiaDoMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { responderConsentimento } from '../domain/responder-consentimento.ato.ts';
import type { PedidoDeConsentimento } from './consentimento-queries.ts';

const api = createApi<ContratoDoAto<typeof responderConsentimento>>();

const SIM = 'sim';
const formulario = z.object({ resposta: campo('Sua resposta', z.enum([SIM, 'nao'])) });

interface ConfirmarProps {
  readonly consente: boolean;
  readonly destinatario: string;
  readonly enviando: boolean;
  readonly onConfirmar: () => void;
  readonly onVoltar: () => void;
}

function Confirmar({ consente, destinatario, enviando, onConfirmar, onVoltar }: ConfirmarProps) {
  return (
    <Modal
      open
      title={consente ? 'Autorizar o envio dos seus dados?' : 'Não autorizar o envio dos seus dados?'}
      acceptLabel={consente ? 'Autorizar' : 'Não autorizar'}
      cancelLabel="Voltar"
      accepting={enviando}
      onAccept={onConfirmar}
      onClose={onVoltar}
    >
      <p>
        {consente
          ? `${destinatario} vai saber quem você é. A autorização não pode ser desfeita depois que os dados forem enviados.`
          : `${destinatario} recebe o relato sem os seus dados, se isso for possível. Sua denúncia continua sendo tratada.`}
      </p>
    </Modal>
  );
}

interface ResponderProps {
  readonly idManifestacao: number;
  readonly pedido: PedidoDeConsentimento;
  readonly onRespondido: (consente: boolean) => void;
}

/** Decreto 10.153/2019, art. 7: the denunciante decides whether another body may know them. */
export function ResponderConsentimento({ idManifestacao, pedido, onRespondido }: ResponderProps) {
  const [escolha, setEscolha] = useState<boolean | null>(null);
  const [enviando, setEnviando] = useState(false);
  const form = useFormulario(formulario, { defaultValues: {} });
  const { erro, onSubmit: enviar } = useEnvio(form, async (consente: boolean) => {
    await api(
      'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento',
      { params: { idManifestacao }, body: { consente } },
      { errors: 'silent' },
    );
    onRespondido(consente);
  });
  const confirmar = async () => {
    if (escolha === null) return;
    setEnviando(true);
    await enviar(escolha);
    setEnviando(false);
    setEscolha(null);
  };
  return (
    <>
      <p>
        Protocolo <span className="ui-mono">{pedido.numeroProtocolo}</span>. Em{' '}
        {formatDiaDoMomento(pedido.pedidoEm)}, <strong>{pedido.orgao}</strong> pediu a sua autorização para
        enviar os seus dados de identificação a <strong>{pedido.destinatario}</strong>. O motivo:
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={pedido.motivo} />
      </blockquote>
      <Message type="warning" title={`Responda até ${formatDiaComDistancia(pedido.ultimoDia)}.`} still>
        Se você não responder, vale como não: seus dados não são enviados.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario
        form={form}
        onSubmit={({ resposta }) => setEscolha(resposta === SIM)}
        aria-label="Responder ao pedido de consentimento"
      >
        <CampoOpcoes
          name="resposta"
          label="Você autoriza?"
          required
          options={[
            {
              value: SIM,
              label: 'Autorizo',
              help: `${pedido.destinatario} recebe o relato com os seus dados.`,
            },
            {
              value: 'nao',
              label: 'Não autorizo',
              help: 'Ninguém mais fica sabendo quem você é. A sua denúncia não é prejudicada por isso.',
            },
          ]}
        />
        <div className="ui-actions">
          <BotaoEnviar>Responder</BotaoEnviar>
        </div>
      </Formulario>
      {escolha !== null && (
        <Confirmar
          consente={escolha}
          destinatario={pedido.destinatario}
          enviando={enviando}
          onConfirmar={() => void confirmar()}
          onVoltar={() => setEscolha(null)}
        />
      )}
    </>
  );
}
