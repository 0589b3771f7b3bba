import { DateInput, type DateInputProps } from '../campos/date-input.tsx';
import { DateRangeInput } from '../campos/date-range-input.tsx';
import { isoFromDateText } from '../campos/date-text.ts';
import { useCampoControlado } from './use-campo.ts';

export type CampoDataProps = Omit<
  DateInputProps,
  'name' | 'id' | 'error' | 'value' | 'onChange' | 'onBlur' | 'inputRef'
> & {
  readonly name: string;
};

function useData(name: string, label: string, isComplete: (text: string) => boolean) {
  const { id, error, field, atualizar } = useCampoControlado(name, label);
  /** A complete date is validated at once; a half-typed one when the field is left. */
  const onChange = (text: string) => (isComplete(text) ? atualizar(text) : field.onChange(text));
  return { id, name, error, value: field.value ?? '', inputRef: field.ref, onBlur: field.onBlur, onChange };
}

export function CampoData({ name, ...props }: CampoDataProps) {
  return <DateInput {...props} {...useData(name, props.label, (text) => isoFromDateText(text) !== null)} />;
}

export function CampoPeriodo({ name, ...props }: CampoDataProps) {
  return <DateRangeInput {...props} {...useData(name, props.label, () => false)} />;
}
