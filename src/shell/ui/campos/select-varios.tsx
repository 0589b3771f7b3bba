import { type Ref, useEffect, useId, useRef } from 'react';
import { Tag } from '../estado/tag.tsx';
import { Select, type SelectOption, type SelectProps } from './select.tsx';
import './select-varios.css';

interface SelectVariosProps extends Omit<SelectProps, 'value' | 'onChange' | 'inputRef' | 'options'> {
  readonly options: readonly SelectOption[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** The name of the list of chosen options: 'Quem vai receber'. */
  readonly nomeDaLista: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Chooses several options, one after the other; each is listed below and can be removed. */
export function SelectVarios({ options, values, onChange, nomeDaLista, ...select }: SelectVariosProps) {
  const generated = useId();
  const id = select.id ?? generated;
  const escolhidas = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const mudou = useRef(false);
  // The select is drawn anew after each choice, without the typed text, and focused again.
  useEffect(() => {
    if (mudou.current) document.getElementById(id)?.focus();
    mudou.current = false;
  });
  const mudar = (novos: readonly string[]) => {
    mudou.current = true;
    onChange(novos);
  };
  return (
    <>
      <Select
        {...select}
        key={values.join(' ')}
        id={id}
        value=""
        options={options.filter((option) => !values.includes(option.value))}
        onChange={(value) => value && mudar([...values, value])}
      />
      <ul className="ui-escolhidas" aria-label={nomeDaLista}>
        {escolhidas.map(({ value, label }) => (
          <li key={value}>
            <Tag tone="info" onRemove={() => mudar(values.filter((outro) => outro !== value))}>
              {label}
            </Tag>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {escolhidas.length > 0 && `Escolhidas: ${escolhidas.map(({ label }) => label).join(', ')}.`}
      </p>
    </>
  );
}
