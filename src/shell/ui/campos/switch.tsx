import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

/** For what takes effect at once; inside a form that is sent later, use a `Checkbox`. */
export function Switch({ label, help, ...native }: SwitchProps) {
  const generated = useId();
  const id = native.id ?? generated;
  const helpId = `${id}-ajuda`;
  return (
    <div className="ui-switch">
      <div className={cx('br-switch', 'right', native.disabled && 'disabled')}>
        <input
          {...native}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser derives aria-checked from the checkbox itself
          role="switch"
          aria-describedby={help ? helpId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {help && (
        <span className="ui-choice-help" id={helpId}>
          {help}
        </span>
      )}
    </div>
  );
}
