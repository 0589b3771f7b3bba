import type { ChangeEvent } from 'react';
import { Checkbox, type CheckboxProps } from '../campos/checkbox.tsx';
import { Input, type InputProps, PasswordInput } from '../campos/input.tsx';
import { RadioGroup, type RadioGroupProps } from '../campos/radio-group.tsx';
import { Switch, type SwitchProps } from '../campos/switch.tsx';
import { Textarea, type TextareaProps } from '../campos/textarea.tsx';
import { useCampo, useCampoControlado } from './use-campo.ts';

/** The form controls these; a bound field only gives its name. */
type Bound<P> = Omit<
  P,
  'name' | 'id' | 'error' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'
> & {
  /** Dotted path of the value in the schema. */
  readonly name: string;
};

export interface CampoTextoProps extends Bound<InputProps> {
  /** Rewrites what is typed: a CPF's dots, only digits. */
  readonly mask?: (text: string) => string;
}

export function CampoTexto({ name, mask, ...props }: CampoTextoProps) {
  const { id, error, register } = useCampo(name, props.label);
  const { onChange, ...bound } = register(name);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask) event.target.value = mask(event.target.value);
    return onChange(event);
  };
  return <Input {...props} {...bound} onChange={change} id={id} error={error} />;
}

export function CampoSenha({ name, ...props }: Bound<Omit<InputProps, 'type' | 'action'>>) {
  const { id, error, register } = useCampo(name, props.label);
  return <PasswordInput {...props} {...register(name)} id={id} error={error} />;
}

/** Controlled, so that the counter also follows a restored draft. */
export function CampoTextoLongo({ name, ...props }: Bound<TextareaProps>) {
  const { id, error, field } = useCampoControlado(name, props.label);
  return <Textarea {...props} {...field} id={id} error={error} />;
}

export function CampoCheckbox({ name, ...props }: Bound<Omit<CheckboxProps, 'checked' | 'defaultChecked'>>) {
  const { id, error, register } = useCampo(name, props.label);
  return <Checkbox {...props} {...register(name)} id={id} error={error} />;
}

export function CampoSwitch({ name, ...props }: Bound<Omit<SwitchProps, 'checked' | 'defaultChecked'>>) {
  const { id, register } = useCampo(name, props.label);
  return <Switch {...props} {...register(name)} id={id} />;
}

export function CampoOpcoes({ name, ...props }: Bound<RadioGroupProps>) {
  const { id, error, field } = useCampoControlado(name, props.label);
  return <RadioGroup {...props} {...field} value={field.value ?? ''} id={id} error={error} />;
}
