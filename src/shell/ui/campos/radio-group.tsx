import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError, FieldLabelText, type FieldProps, useFieldWiring } from './field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean;
}

type Native = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'>;

export interface RadioGroupProps extends FieldProps, Native {
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly inline?: boolean;
  readonly id?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, inline, id, name, onChange, onBlur, ref, disabled, ...field } = props;
  const wiring = useFieldWiring(field, id);
  const group = name ?? wiring.id;
  const checked = (option: RadioOption) =>
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <div
      className={cx('ui-field', 'ui-choices', field.error && 'danger')}
      id={wiring.id}
      role="radiogroup"
      tabIndex={-1}
      data-inline={inline}
      aria-labelledby={wiring.labelId}
      aria-describedby={wiring.describedBy}
      aria-invalid={field.error ? true : undefined}
      aria-required={field.required || undefined}
    >
      <div className="label" id={wiring.labelId}>
        <FieldLabelText label={field.label} optional={field.optional} />
      </div>
      {field.help && (
        <p className="ui-help" id={wiring.helpId}>
          {field.help}
        </p>
      )}
      <div className="ui-choices-list">
        {options.map((option) => {
          const optionId = `${wiring.id}-${option.value}`;
          const off = disabled || option.disabled;
          return (
            <div className={cx('br-radio', off && 'disabled', field.error && 'invalid')} key={option.value}>
              <input
                {...checked(option)}
                ref={ref}
                id={optionId}
                type="radio"
                name={group}
                value={option.value}
                disabled={off}
                onChange={onChange ?? (() => undefined)}
                onBlur={onBlur}
              />
              <label htmlFor={optionId}>
                {option.label}
                {option.help && <span className="ui-choice-help">{option.help}</span>}
              </label>
            </div>
          );
        })}
      </div>
      <FieldError id={wiring.errorId}>{field.error}</FieldError>
    </div>
  );
}
