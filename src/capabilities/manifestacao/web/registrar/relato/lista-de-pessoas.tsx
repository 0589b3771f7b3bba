import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#shell/ui/button.tsx';

interface ListaProps {
  /** The array of the form, and what a new entry starts with. */
  readonly name: string;
  readonly vazio: Readonly<Record<string, string>>;
  readonly max: number;
  /** 'Pessoa envolvida'; numbered. */
  readonly legenda: string;
  readonly remover: string;
  readonly adicionar: string;
  /** The fields of one entry, whose names begin with `prefixo`. */
  readonly children: (prefixo: string) => ReactNode;
}

/** Any number of people, each with their fields; who adds one goes on typing, who removes one stays at the button. */
export function ListaDePessoas({ name, vazio, max, legenda, remover, adicionar, children }: ListaProps) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const botao = useRef<HTMLButtonElement>(null);
  const novo = useRef<HTMLFieldSetElement>(null);
  const isNovo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field of a person just added takes the focus
  useEffect(() => {
    if (isNovo.current) novo.current?.querySelector('input')?.focus();
    isNovo.current = false;
  }, [fields.length]);
  return (
    <>
      {fields.map((field, indice) => (
        <fieldset key={field.id} ref={indice === fields.length - 1 ? novo : undefined}>
          <legend>
            {legenda} {indice + 1}
          </legend>
          {children(`${name}.${indice}`)}
          <Button
            variant="tertiary"
            size="small"
            icon={faTrash}
            onClick={() => {
              remove(indice);
              botao.current?.focus();
            }}
          >
            {`${remover} ${indice + 1}`}
          </Button>
        </fieldset>
      ))}
      {fields.length < max && (
        <Button
          ref={botao}
          variant="secondary"
          size="small"
          icon={faPlus}
          onClick={() => {
            isNovo.current = true;
            append(vazio, { shouldFocus: false });
          }}
        >
          {adicionar}
        </Button>
      )}
    </>
  );
}
