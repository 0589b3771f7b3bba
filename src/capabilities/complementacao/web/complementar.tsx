import { useState } from 'react';
import { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { TextoGuardadoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { formatDia, formatDiaComDistancia, formatDiaDoMomento } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { complementar } from '../domain/complementar.ato.ts';

const AlertaDoCampo = parte('alerta-do-campo');
const CampoAnexos = parte('campo-anexos');
const AlertasDeExposicao = parte('alertas-de-exposicao');

const ENVIAR = 'POST /app-web/v1/manifestacoes/:idManifestacao/complementar';
const api = createApi<ContratoDoAto<typeof complementar>>();

const formulario = z.object({ texto: complementar.entrada.shape.texto });

interface ComplementarProps {
  readonly idManifestacao: number;
  readonly orgao: string;
  readonly pedido: {
    readonly pedido: string;
    readonly novidade?: string | null | undefined;
    readonly pedidaEm: string;
    readonly ultimoDia: string;
  };
  readonly isAnonimo?: boolean;
  /** Receives the day until which the office now has to answer. */
  readonly onEnviada: (prazoAtendimento: string) => void;
}

/** What the office asked, until when, and the reply form (Decreto 9.492/2018, art. 18 §2). */
export function Complementar(props: ComplementarProps) {
  const { idManifestacao, orgao, pedido, isAnonimo, onEnviada } = props;
  const [anexos, setAnexos] = useState<readonly AnexoEscolhido[]>([]);
  const [ocupado, setOcupado] = useState(false);
  const [texto, setTexto] = useState<string | null>(null);
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit: enviar } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const body = { ...dados, anexos: anexosParaEnvio(anexos) };
      return api(ENVIAR, { params: { idManifestacao }, body }, SILENT);
    },
    ({ prazoAtendimento }) => onEnviada(prazoAtendimento),
  );
  const [enviando, setEnviando] = useState(false);
  const confirmar = async () => {
    if (texto === null) return;
    setEnviando(true);
    await enviar({ texto });
    setEnviando(false);
    setTexto(null);
  };
  return (
    <>
      <p>
        <strong>{orgao}</strong> pediu, em {formatDiaDoMomento(pedido.pedidaEm)}:
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={pedido.pedido} />
      </blockquote>
      {pedido.novidade && (
        <>
          <p>O que há de novo desde o pedido anterior:</p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={pedido.novidade} />
          </blockquote>
        </>
      )}
      <Message type="warning" title={`Responda até ${formatDiaComDistancia(pedido.ultimoDia)}.`} still>
        Sem resposta até esse dia, a manifestação é arquivada.
      </Message>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario
        form={form}
        onSubmit={({ texto: digitado }) => setTexto(digitado)}
        aria-label="Complementar manifestação"
      >
        <CampoTextoLongo
          name="texto"
          label="Sua complementação"
          help={
            isAnonimo
              ? 'Responda ao que foi pedido. Não escreva nada que diga quem você é.'
              : 'Responda ao que foi pedido. O que você já contou não precisa ser repetido.'
          }
          required
        />
        {isAnonimo && <AlertaDoCampo name="texto" />}
        <TextoGuardadoDoAto idManifestacao={idManifestacao} ato={complementar} campo="texto" />
        <CampoAnexos value={anexos} onChange={setAnexos} isAnonimo={isAnonimo} onOcupado={setOcupado} />
        <div className="ui-actions">
          <BotaoEnviar disabled={ocupado}>Enviar complementação</BotaoEnviar>
          <span role="status">{ocupado && 'Espere os arquivos terminarem de chegar.'}</span>
        </div>
      </Formulario>
      <Modal
        open={texto !== null}
        title="Enviar a complementação?"
        acceptLabel="Enviar"
        cancelLabel="Voltar e revisar"
        accepting={enviando}
        onAccept={() => void confirmar()}
        onClose={() => setTexto(null)}
      >
        <p>
          Depois de enviada, ela não pode ser mudada. O prazo do órgão volta a correr
          {anexos.length > 0 &&
            `, e ${anexos.length === 1 ? 'vai junto 1 arquivo' : `vão juntos ${anexos.length} arquivos`}`}
          .
        </p>
        {isAnonimo && texto !== null && <AlertasDeExposicao textos={[texto]} />}
      </Modal>
    </>
  );
}

export const frasePosEnvio = (prazoAtendimento: string): string =>
  `O órgão recebeu a sua complementação e tem até ${formatDia(prazoAtendimento)} para responder.`;
