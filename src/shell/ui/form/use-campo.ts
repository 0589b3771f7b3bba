import { useController, useFormContext } from 'react-hook-form';
import { useIdDoCampo } from './formulario.tsx';

/** What every bound field needs: its id, its error, and its registration in the form. */
export function useCampo(name: string) {
  const { register, getFieldState, formState } = useFormContext();
  const id = useIdDoCampo(name);
  const error = getFieldState(name, formState).error?.message;
  return { id, error, register };
}

/** For controls that are not native inputs: a choice is validated at once (S5-01). */
export function useCampoControlado(name: string) {
  const { setValue } = useFormContext();
  const { field, fieldState } = useController({ name });
  const atualizar = (valor: unknown) =>
    setValue(name, valor, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  return { id: useIdDoCampo(name), error: fieldState.error?.message, field, atualizar };
}
