import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { faTrash } from '@fortawesome/free-solid-svg-icons/faTrash.js';
import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#shell/ui/button.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';
import { MAX_QUE_NAO_VEEM } from '../../../domain/impedidos/nao-deve-ver.ts';

const VAZIO = { nome: '', funcao: '' };

/** 'Não quero que … veja': people of the office from whom the report is kept. */
export function QuemNaoDeveVer() {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'naoDevemVer' });
  const adicionar = useRef<HTMLButtonElement>(null);
  const novo = useRef<HTMLFieldSetElement>(null);
  const isNovo = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field of a person just added takes the focus
  useEffect(() => {
    if (isNovo.current) novo.current?.querySelector('input')?.focus();
    isNovo.current = false;
  }, [fields.length]);
  return (
    <section className="registrar-envolvidos" aria-labelledby="registrar-nao-deve-ver">
      <h3 id="registrar-nao-deve-ver">Há alguém do órgão que não deve ver este relato?</h3>
      <p className="ui-muted">
        Opcional. Quem você indicar não acha, não abre e não recebe avisos da manifestação, mesmo que trabalhe
        na ouvidoria. Só você pode mudar isso depois.
      </p>
      {fields.map((field, indice) => (
        <fieldset key={field.id} ref={indice === fields.length - 1 ? novo : undefined}>
          <legend>Quem não deve ver {indice + 1}</legend>
          <CampoTexto
            name={`naoDevemVer.${indice}.nome`}
            label="Nome"
            help="De preferência o nome completo."
            autoComplete="off"
            maxLength={200}
          />
          <CampoTexto
            name={`naoDevemVer.${indice}.funcao`}
            label="Função ou setor"
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
            Remover quem não deve ver {indice + 1}
          </Button>
        </fieldset>
      ))}
      {fields.length < MAX_QUE_NAO_VEEM && (
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
          Indicar quem não deve ver
        </Button>
      )}
    </section>
  );
}
