import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { output } from 'zod/v4/core';
import { useFormularioNaoSalvo } from '#web/nao-salvo/use-nao-salvo.ts';
import { Formulario, type FormularioProps } from '#web/ui/form/formulario.tsx';
import type { SchemaFormulario } from '#web/ui/form/resolver-zod.ts';
import { useEnvio } from '#web/ui/form/use-envio.ts';
import { Message } from '#web/ui/message.tsx';
import { Modal } from '#web/ui/modal.tsx';

interface FormularioEmJanelaProps<S extends SchemaFormulario> extends Pick<FormularioProps<S>, 'form'> {
  readonly titulo: string;
  readonly enviar: (dados: output<S> & FieldValues) => Promise<void>;
  readonly onFechar: () => void;
  readonly children: ReactNode;
}

/** A form of a few fields over the list it is about; what was typed stays when it is refused. */
export function FormularioEmJanela<S extends SchemaFormulario>(props: FormularioEmJanelaProps<S>) {
  const { form, titulo, enviar, onFechar, children } = props;
  const id = useId();
  const { erro, onSubmit } = useEnvio(form, enviar);
  useFormularioNaoSalvo(form);
  return (
    <Modal
      open
      title={titulo}
      acceptLabel="Salvar"
      formId={id}
      largura={600}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario id={id} form={form} onSubmit={onSubmit} aria-label={titulo}>
        {children}
      </Formulario>
    </Modal>
  );
}
