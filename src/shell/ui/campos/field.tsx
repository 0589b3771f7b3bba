import { faTimesCircle } from '@fortawesome/free-solid-svg-icons/faTimesCircle.js';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export interface FieldProps {
  readonly label: string;
  /** Says what to write, under the label. */
  readonly help?: ReactNode;
  /** What is wrong, under the field. */
  readonly error?: string;
  readonly required?: boolean;
  /** Marks the label '(opcional)'. */
  readonly optional?: boolean;
}

export interface FieldWiring {
  readonly id: string;
  readonly labelId: string;
  readonly helpId: string;
  readonly errorId: string;
  readonly describedBy: string | undefined;
}

/** Ids that connect label, help and error to the control; help comes first, as on the screen. */
export function useFieldWiring(
  field: Pick<FieldProps, 'help' | 'error'>,
  id?: string,
  also?: string,
): FieldWiring {
  const generated = useId();
  const base = id ?? generated;
  const helpId = `${base}-ajuda`;
  const errorId = `${base}-erro`;
  const describedBy = cx(field.help ? helpId : null, field.error ? errorId : null, also) || undefined;
  return { id: base, labelId: `${base}-rotulo`, helpId, errorId, describedBy };
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <span className="feedback danger" id={id}>
      <Icon icon={faTimesCircle} />
      {children}
    </span>
  );
}

export function FieldLabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="ui-optional"> (opcional)</span>}
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  readonly wiring: FieldWiring;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Label above, help under the label, control, error under the control. */
export function FieldFrame({ wiring, className, children, ...field }: FieldFrameProps) {
  return (
    <div className={cx('ui-field', className, field.error && 'danger')}>
      <label htmlFor={wiring.id} id={wiring.labelId}>
        <FieldLabelText label={field.label} optional={field.optional} />
      </label>
      {field.help && (
        <p className="ui-help" id={wiring.helpId}>
          {field.help}
        </p>
      )}
      {children}
      <FieldError id={wiring.errorId}>{field.error}</FieldError>
    </div>
  );
}
