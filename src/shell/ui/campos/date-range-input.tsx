import { splitIntervalo } from '#kernel/texto.ts';
import { cx } from '../cx.ts';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { isoFromDateText, joinRange } from './date-text.ts';
import { FieldError, FieldLabelText, useFieldWiring } from './field.tsx';

/** The value reads 'x até y' (S5-03). */
export function DateRangeInput(props: DateInputProps) {
  const { value, onChange, onBlur, min, max, disabled, name, id, inputRef, ...field } = props;
  const wiring = useFieldWiring(field, id);
  const { de, ate } = splitIntervalo(value);
  const shared = { disabled, onBlur };
  return (
    <fieldset
      className={cx('ui-field', 'ui-choices', field.error && 'danger')}
      aria-describedby={wiring.describedBy}
    >
      <legend>
        <FieldLabelText label={field.label} optional={field.optional} />
      </legend>
      {field.help && (
        <p className="ui-help" id={wiring.helpId}>
          {field.help}
        </p>
      )}
      <div className="ui-range">
        <DateInput
          {...shared}
          id={wiring.id}
          name={name}
          inputRef={inputRef}
          label="De"
          value={de}
          min={min}
          max={isoFromDateText(ate) ?? max}
          onChange={(text) => onChange(joinRange(text, ate))}
        />
        <span className="ui-range-ate" aria-hidden="true">
          até
        </span>
        <DateInput
          {...shared}
          label="Até"
          value={ate}
          min={isoFromDateText(de) ?? min}
          max={max}
          onChange={(text) => onChange(joinRange(de, text))}
        />
      </div>
      <FieldError id={wiring.errorId}>{field.error}</FieldError>
    </fieldset>
  );
}
