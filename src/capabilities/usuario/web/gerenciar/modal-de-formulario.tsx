import { type ReactNode, useId } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { input, output } from 'zod/v4/core';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import type { SchemaFormulario } from '#shell/ui/form/resolver-zod.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface ModalDeFormularioProps<S extends SchemaFormulario> {
  readonly titulo: string;
  /** The label of the button: 'Bloquear'. */
  readonly rotulo: string;
  readonly schema: S;
  readonly valores: DefaultValues<input<S>>;
  readonly enviar: (dados: output<S>) => Promise<void>;
  readonly onFechar: () => void;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** An act in a dialog with its form; a refusal keeps what was typed. */
export function ModalDeFormulario<S extends SchemaFormulario>(props: ModalDeFormularioProps<S>) {
  const { titulo, rotulo, schema, valores, enviar, onFechar, danger = false, children } = props;
  const formId = useId();
  const form = useFormulario(schema, { defaultValues: valores });
  const { erro, onSubmit } = useEnvio(form, enviar);
  return (
    <Modal
      open
      title={titulo}
      acceptLabel={rotulo}
      cancelLabel="Voltar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
      danger={danger}
      largura={640}
    >
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label={titulo}>
        {children}
      </Formulario>
    </Modal>
  );
}
