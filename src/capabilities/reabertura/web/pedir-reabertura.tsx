import { useId } from 'react';
import { z } from 'zod';
import { isAnonima } from '#capabilities/manifestacao/domain/identificacao.ts';
import type { DetalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { TextoGuardadoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { formatDiaComDistancia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { pedirReabertura } from '../domain/pedir-reabertura.ato.ts';
import { porQueReabrir } from '../domain/reabertura.ts';

const PEDIR = 'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-reabertura';
const api = createApi<ContratoDoAto<typeof pedirReabertura>>();
const formulario = z.object({ texto: porQueReabrir });

interface PedirReaberturaProps {
  readonly caso: DetalheDaManifestacao;
  /** Receives the sentence that tells the result. */
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** An appeal is another remedy, with a window of its own: asking here does not move it. */
function RecursoContinua({ caso }: Pick<PedirReaberturaProps, 'caso'>) {
  const recorrer = caso.atos.find(({ ato }) => ato === 'recorrer');
  if (!isPedidoDeAcesso(caso) || !recorrer) return null;
  return (
    <Message type="info" title="Este pedido não substitui o recurso." still>
      {recorrer.ultimoDia
        ? `O prazo para recorrer continua correndo, até ${formatDiaComDistancia(recorrer.ultimoDia)}.`
        : 'O prazo para recorrer continua correndo.'}
    </Message>
  );
}

/** Who filed says why an ended case should go on; the office decides. */
export function PedirReabertura({ caso, onFeito, onFechar }: PedirReaberturaProps) {
  const formId = useId();
  const { idManifestacao, numeroProtocolo } = caso;
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    (body: z.output<typeof formulario>) => api(PEDIR, { params: { idManifestacao }, body }, SILENT),
    () => onFeito(pedirReabertura.tela?.feito ?? ''),
  );
  return (
    <Modal
      open
      title="Pedir a reabertura?"
      formId={formId}
      acceptLabel="Pedir a reabertura"
      cancelLabel="Voltar"
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      <p>
        O órgão decide se o protocolo <span className="ui-mono">{numeroProtocolo}</span> volta a ser
        analisado, e diz por quê. A reabertura só pode ser pedida uma vez.
      </p>
      <RecursoContinua caso={caso} />
      {erro && (
        <Message type="danger" title="Não foi possível pedir.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Pedir a reabertura">
        <CampoTextoLongo
          name="texto"
          label="Por que reabrir?"
          help={
            isAnonima(caso)
              ? 'Conte o que ficou sem resposta ou mudou desde então. Não escreva nada que diga quem você é.'
              : 'Conte o que ficou sem resposta ou mudou desde então.'
          }
          limit={porQueReabrir.maxLength ?? undefined}
          rows={5}
          required
        />
        <TextoGuardadoDoAto idManifestacao={idManifestacao} ato={pedirReabertura} campo="texto" />
      </Formulario>
    </Modal>
  );
}
