import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faEye } from '@fortawesome/free-solid-svg-icons/faEye.js';
import { faEyeSlash } from '@fortawesome/free-solid-svg-icons/faEyeSlash.js';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { FieldFrame, type FieldProps, useFieldWiring } from './field.tsx';

export interface InputProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'size'> {
  /** Drawn inside the field, at its start. */
  readonly icon?: IconDefinition;
  /** A button drawn inside the field, at its end. */
  readonly action?: ReactNode;
}

/** `required` is announced, not enforced by the browser: its bubble has other sentences. */
export function Input({ label, help, error, required, optional, icon, action, ...native }: InputProps) {
  const field = { label, help, error, required, optional };
  const wiring = useFieldWiring(field, native.id, native['aria-describedby']);
  return (
    <FieldFrame {...field} wiring={wiring} className="br-input">
      <div className="ui-control">
        {icon && <Icon icon={icon} className="ui-lead" />}
        <input
          {...native}
          id={wiring.id}
          type={native.type ?? 'text'}
          aria-describedby={wiring.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        {action}
      </div>
    </FieldFrame>
  );
}

/** A password field whose button shows or hides what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'action'>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <Button
          icon={shown ? faEyeSlash : faEye}
          size="small"
          disabled={props.disabled}
          aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
