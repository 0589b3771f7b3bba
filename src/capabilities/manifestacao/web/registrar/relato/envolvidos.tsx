import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#shell/ui/button.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { MAX_ENVOLVIDOS } from '../../../domain/registrar/teor.ts';
import { useFuncoes } from './tabelas-query.ts';

const VAZIO = { nome: '', idFuncao: '', orgao: '' };

/** Any number of people involved, each with their function and office. */
export function Envolvidos() {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'envolvidos' });
  const { data: funcoes = [] } = useFuncoes();
  const adicionar = useRef<HTMLButtonElement>(null);
  const novo = useRef<HTMLFieldSetElement>(null);
  const isNovo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field of a person just added takes the focus
  useEffect(() => {
    if (isNovo.current) novo.current?.querySelector('input')?.focus();
    isNovo.current = false;
  }, [fields.length]);
  const opcoes = funcoes.map((funcao) => ({
    value: String(funcao.idFuncaoEnvolvidoManifestacao),
    label: funcao.descFuncaoEnvolvidoManifestacao,
  }));
  return (
    <div className="registrar-envolvidos">
      {fields.map((field, indice) => (
        <fieldset key={field.id} ref={indice === fields.length - 1 ? novo : undefined}>
          <legend>Pessoa envolvida {indice + 1}</legend>
          <CampoTexto
            name={`envolvidos.${indice}.nome`}
            label="Nome"
            help="Ou o apelido, se não souber o nome."
            autoComplete="off"
            required
          />
          <CampoSelect name={`envolvidos.${indice}.idFuncao`} label="Função" options={opcoes} optional />
          <CampoTexto
            name={`envolvidos.${indice}.orgao`}
            label="Órgão ou empresa"
            autoComplete="off"
            maxLength={200}
            optional
          />
          <Button
            variant="tertiary"
            size="small"
            icon={faTrash}
            onClick={() => {
              remove(indice);
              adicionar.current?.focus();
            }}
          >
            Remover pessoa {indice + 1}
          </Button>
        </fieldset>
      ))}
      {fields.length < MAX_ENVOLVIDOS && (
        <Button
          ref={adicionar}
          variant="secondary"
          size="small"
          icon={faPlus}
          onClick={() => {
            isNovo.current = true;
            append(VAZIO, { shouldFocus: false });
          }}
        >
          Adicionar pessoa envolvida
        </Button>
      )}
    </div>
  );
}
