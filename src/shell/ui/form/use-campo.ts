import { useController, useFormContext } from 'react-hook-form';
import { useIdDoCampo } from './formulario.tsx';
import { useErroComRotulo } from './rotulos-da-tela.ts';

/** What every bound field needs: its id, its error under its label's name, and its registration in the form. */
export function useCampo(name: string, label: unknown) {
  const { register, getFieldState, formState } = useFormContext();
  const id = useIdDoCampo(name);
  const error = useErroComRotulo(name, label, getFieldState(name, formState).error?.message);
  return { id, error, register };
}

/** For controls that are not native inputs: a choice is validated at once (S5-01). */
export function useCampoControlado(name: string, label: unknown) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name });
  const atualizar = (valor: unknown) =>
    setValue(name, valor, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  const error = useErroComRotulo(name, label, fieldState.error?.message);
  return { id: useIdDoCampo(name), error, field, atualizar };
}
