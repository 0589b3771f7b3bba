import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string;
  /** Neither ticked nor clear: only some of the rows below are ticked. */
  readonly indeterminate?: boolean;
  /** For table cells: screen readers get the label, but it is not shown. */
  readonly hiddenLabel?: boolean;
}

export function Checkbox({
  label,
  help,
  error,
  indeterminate = false,
  hiddenLabel,
  ref,
  ...native
}: CheckboxProps) {
  const generated = useId();
  const id = native.id ?? generated;
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const assign = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div className="ui-choice">
      <div
        className={cx(
          'br-checkbox',
          native.disabled && 'disabled',
          error && 'invalid',
          hiddenLabel && 'hidden-label',
        )}
      >
        <input
          {...native}
          ref={assign}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(help ? `${id}-ajuda` : null, error ? `${id}-erro` : null) || undefined}
        />
        <label htmlFor={id}>{hiddenLabel ? <span className="sr-only">{label}</span> : label}</label>
      </div>
      {help && (
        <span className="ui-choice-help" id={`${id}-ajuda`}>
          {help}
        </span>
      )}
      <FieldError id={`${id}-erro`}>{error}</FieldError>
    </div>
  );
}
