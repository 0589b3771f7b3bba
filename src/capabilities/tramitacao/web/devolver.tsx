import { useId } from 'react';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { devolver } from '../domain/devolver.ato.ts';

const api = createApi<ContratoDoAto<typeof devolver>>();
const DEVOLVER = 'POST /app-web/v1/tramitacoes/:idTramitacao/devolver';
const { motivo } = devolver.entrada.shape;

interface DevolverProps {
  readonly idTramitacao: number;
  readonly onDevolvido: () => void;
  readonly onFechar: () => void;
}

/** The matter is not the area's: the office reads why. */
export function Devolver({ idTramitacao, onDevolvido, onFechar }: DevolverProps) {
  const formId = useId();
  const form = useFormulario(devolver.entrada, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(form, async (body: { motivo: string }) => {
    await api(DEVOLVER, { params: { idTramitacao }, body }, SILENT);
    onDevolvido();
  });
  return (
    <Modal
      open
      title="Devolver sem contribuir?"
      acceptLabel="Devolver"
      cancelLabel="Voltar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível devolver.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Devolver sem contribuir">
        <p>
          O pedido volta à ouvidoria e sai da sua lista. O que você escreveu na contribuição não é enviado.
        </p>
        <CampoTextoLongo
          name="motivo"
          label="Por que está devolvendo?"
          help="Se souber, diga que área cuida do assunto. Só a ouvidoria lê."
          rows={4}
          limit={motivo.maxLength ?? undefined}
          required
        />
      </Formulario>
    </Modal>
  );
}
