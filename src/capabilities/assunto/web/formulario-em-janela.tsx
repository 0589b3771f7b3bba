import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { output } from 'zod/v4/core';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario, type FormularioProps } from '#shell/ui/form/formulario.tsx';
import type { SchemaFormulario } from '#shell/ui/form/resolver-zod.ts';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';

interface FormularioEmJanelaProps<S extends SchemaFormulario> extends Pick<FormularioProps<S>, 'form'> {
  readonly titulo: string;
  readonly enviar: (dados: output<S> & FieldValues) => Promise<void>;
  readonly onFechar: () => void;
  readonly children: ReactNode;
}

/** A small form in a dialog over its list; what was typed stays if it is refused. */
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
