import { Select, type SelectProps } from '../campos/select.tsx';
import { useCampoControlado } from './use-campo.ts';

export type CampoSelectProps = Omit<
  SelectProps,
  'name' | 'id' | 'error' | 'value' | 'onBlur' | 'inputRef'
> & {
  readonly name: string;
};

/** `onChange` is called after the form has the choice, as when a state narrows the cities. */
export function CampoSelect({ name, onChange, ...props }: CampoSelectProps) {
  const { id, error, field, atualizar } = useCampoControlado(name, props.label);
  return (
    <Select
      {...props}
      id={id}
      error={error}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(value) => {
        atualizar(value);
        onChange?.(value);
      }}
    />
  );
}
