import { useId } from 'react';
import { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { desistir } from '../domain/desistir.ato.ts';

const DESISTIR = 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir';
const api = createApi<ContratoDoAto<typeof desistir>>();

const { motivo: porQue } = desistir.entrada.shape;
const formulario = z.object({ motivo: porQue });

interface DesistirProps {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
  readonly onDesistiu: () => void;
  readonly onFechar: () => void;
}

/** The person cannot undo a withdrawal, so the dialog says so and asks first. */
export function Desistir({ idManifestacao, numeroProtocolo, onDesistiu, onFechar }: DesistirProps) {
  const formId = useId();
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(form, async ({ motivo }: z.output<typeof formulario>) => {
    await api(DESISTIR, { params: { idManifestacao }, body: motivo ? { motivo } : {} }, { errors: 'silent' });
    onDesistiu();
  });
  return (
    <Modal
      open
      danger
      title="Desistir desta manifestação?"
      formId={formId}
      acceptLabel="Desistir"
      cancelLabel="Continuar com ela"
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      <p>
        O protocolo <span className="ui-mono">{numeroProtocolo}</span> será arquivado, e o órgão não precisará
        mais responder. Isto não pode ser desfeito; se mudar de ideia, será preciso registrar de novo.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível desistir.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Desistir da manifestação">
        <CampoTextoLongo
          name="motivo"
          label="Por que está desistindo?"
          limit={porQue.unwrap().maxLength ?? undefined}
          rows={3}
          optional
        />
      </Formulario>
    </Modal>
  );
}
