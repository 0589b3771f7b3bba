import { useCallback, useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { input, output } from 'zod/v4/core';
import { camposDoServidor } from './campos-do-servidor.ts';
import { GERAL, resolverZod, type SchemaFormulario } from './resolver-zod.ts';
import { campoNaTela, type RotulosDaTela } from './rotulos-da-tela.ts';

type Valores<S extends SchemaFormulario> = input<S>;

export interface OpcoesFormulario<S extends SchemaFormulario>
  extends Omit<
    UseFormProps<Valores<S>, unknown, output<S>>,
    'resolver' | 'mode' | 'reValidateMode' | 'shouldFocusError' | 'defaultValues'
  > {
  readonly defaultValues: DefaultValues<Valores<S>>;
}

/** What sends a form asks of it. */
export interface FormularioEnviavel {
  /** Puts the server's field errors beside the fields; false when the error names no field. */
  readonly aplicarErros: (error: unknown) => boolean;
  /** The form itself: what this browser keeps is kept for it (`shell/guardado/ate-enviar.ts`). */
  readonly control: object;
}

export interface UseFormulario<S extends SchemaFormulario>
  extends UseFormReturn<Valores<S>, unknown, output<S>>,
    Pick<FormularioEnviavel, 'aplicarErros'> {
  /** A model update: sets the value and validates it at once (S5-01). */
  readonly atualizar: <N extends FieldPath<Valores<S>>>(
    campo: N,
    valor: FieldPathValue<Valores<S>, N>,
  ) => void;
  /** Refuses what was filled in, with a sentence at a field: for what no schema of the form can know. */
  readonly recusar: (campo: FieldPath<Valores<S>>, message: string) => void;
  /** Increases with each refusal, by the form or by the server. */
  readonly tentativa: number;
  /** The fields on the screen and how they are called there. */
  readonly rotulos: RotulosDaTela;
}

/**
 * A form that follows one zod schema. It validates on blur, on the browser's own `change` event
 * (handled by `Formulario`) and on model updates, never while the person types (S5-01).
 */
export function useFormulario<S extends SchemaFormulario>(
  schema: S,
  options: OpcoesFormulario<S>,
): UseFormulario<S> {
  const [recusas, setRecusas] = useState(0);
  const [rotulos] = useState<RotulosDaTela>(() => new Map());
  const resolver = useMemo(() => resolverZod(schema), [schema]);
  const form = useForm<Valores<S>, unknown, output<S>>({
    ...options,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setValue, setError } = form;
  const atualizar = useCallback<UseFormulario<S>['atualizar']>(
    (campo, valor) => setValue(campo, valor, { shouldValidate: true, shouldDirty: true, shouldTouch: true }),
    [setValue],
  );
  const aplicarErros = useCallback(
    (error: unknown): boolean => {
      const campos = Object.entries(camposDoServidor(error));
      for (const [campo, message] of campos) {
        const onde = campo === GERAL ? 'root' : campoNaTela(rotulos, campo);
        setError(onde as FieldPath<Valores<S>>, { type: 'servidor', message });
      }
      if (campos.length > 0) setRecusas((n) => n + 1);
      return campos.length > 0;
    },
    [setError, rotulos],
  );
  const recusar = useCallback<UseFormulario<S>['recusar']>(
    (campo, message) => {
      setError(campo, { type: 'validacao', message });
      setRecusas((n) => n + 1);
    },
    [setError],
  );
  const tentativa = form.formState.submitCount + recusas;
  return { ...form, atualizar, aplicarErros, recusar, tentativa, rotulos };
}
