import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import {
  type FieldValues,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { output } from 'zod/v4/core';
import { Button, type ButtonProps } from '../button.tsx';
import { ErrorSummary } from '../campos/error-summary.tsx';
import { type Conferencia, ConferenciasDoFormulario, conferirTudo } from './antes-de-enviar.ts';
import { errosEmLista } from './erros-em-lista.ts';
import type { SchemaFormulario } from './resolver-zod.ts';
import { comRotulo, RotulosDoFormulario } from './rotulos-da-tela.ts';
import type { UseFormulario } from './use-formulario.ts';

const FormularioId = createContext('');

export const idDoCampo = (formId: string, campo: string): string => `${formId}-${campo.replaceAll('.', '-')}`;

/** The id on the page of a field in the surrounding form; the error summary links to it. */
export const useIdDoCampo = (campo: string): string => idDoCampo(useContext(FormularioId), campo);

export interface FormularioProps<S extends SchemaFormulario> {
  readonly form: UseFormulario<S>;
  readonly onSubmit: SubmitHandler<output<S> & FieldValues>;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

/**
 * React's onChange is the browser's `input` event; S5-01 requires its `change` event. The listener
 * is on the document, above React's own, so that the form already has the new value when it
 * validates.
 */
function useNativeChange(form: Pick<UseFormReturn, 'trigger'>) {
  const element = useRef<HTMLFormElement>(null);
  const trigger = useRef(form.trigger);
  trigger.current = form.trigger;
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const name = (target as HTMLInputElement).name;
      if (name && element.current?.contains(target as Node)) void trigger.current(name);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  return element;
}

export function Formulario<S extends SchemaFormulario>({
  form,
  onSubmit,
  children,
  ...native
}: FormularioProps<S>) {
  const generated = useId();
  const id = native.id ?? generated;
  const methods = form as unknown as UseFormReturn;
  const element = useNativeChange(methods);
  const [conferencias] = useState(() => new Set<Conferencia>());
  const enviar: SubmitHandler<output<S> & FieldValues> = (dados, event) =>
    conferencias.size === 0
      ? onSubmit(dados, event)
      : conferirTudo(conferencias).then((vai) => (vai ? onSubmit(dados, event) : undefined));
  const { errors } = form.formState;
  const listed = form.tentativa > 0 ? errosEmLista(errors) : [];
  return (
    <FormProvider {...methods}>
      <FormularioId value={id}>
        <form
          {...native}
          id={id}
          ref={element}
          noValidate
          onSubmit={form.handleSubmit(enviar as SubmitHandler<output<S>>)}
        >
          <ErrorSummary
            attempt={form.tentativa}
            errors={listed.map(({ campo, message }) => ({
              // What is not on the screen cannot be led to.
              fieldId: form.rotulos.has(campo) ? idDoCampo(id, campo) : undefined,
              message: comRotulo(form.rotulos, campo, message),
            }))}
          />
          <RotulosDoFormulario value={form.rotulos}>
            <ConferenciasDoFormulario value={conferencias}>{children}</ConferenciasDoFormulario>
          </RotulosDoFormulario>
        </form>
      </FormularioId>
    </FormProvider>
  );
}

/** The form's primary button; busy while the form is being sent. */
export function BotaoEnviar(props: ButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button variant="primary" type="submit" loading={isSubmitting} {...props} />;
}
