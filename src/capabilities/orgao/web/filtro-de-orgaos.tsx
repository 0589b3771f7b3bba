import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import type { FormEvent } from 'react';
import { nomeEsfera } from '#kernel/enumeracoes.ts';
import { opcoesDeEstado } from '#kernel/estados.ts';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import type { FiltroOrgaos } from './orgao-queries.ts';

/** The searchable select has no empty choice. */
const TODOS = 'todos';

const opcoesUf = [{ value: TODOS, label: 'Todos os estados' }, ...opcoesDeEstado];

const opcoesEsfera = [
  { value: TODOS, label: 'Todas as esferas' },
  { value: String(nomeEsfera.Federal), label: 'Federal' },
  { value: String(nomeEsfera.Estadual), label: 'Estadual' },
  { value: String(nomeEsfera.Municipal), label: 'Municipal' },
  { value: String(nomeEsfera.Servicos_Autonomos), label: 'Serviços autônomos e conselhos' },
  { value: String(nomeEsfera.Judiciario_Federal), label: 'Judiciário Federal' },
];

interface FiltroProps {
  readonly filtro: FiltroOrgaos;
  readonly onFiltrar: (mudanca: Partial<FiltroOrgaos>) => void;
}

export function FiltroDeOrgaos({ filtro, onFiltrar }: FiltroProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFiltrar({ busca: String(new FormData(event.currentTarget).get('busca') ?? '').trim() });
  };
  const escolher = (campo: 'uf' | 'esfera') => (valor: string) =>
    onFiltrar({ [campo]: valor === TODOS ? '' : valor });
  return (
    <search>
      <form className="orgaos-filtro" onSubmit={submit}>
        <Input
          // When the address changes, as after the browser's Back, the field takes its new text.
          key={filtro.busca}
          label="Nome ou sigla"
          name="busca"
          type="search"
          defaultValue={filtro.busca}
          maxLength={100}
          icon={faSearch}
          autoComplete="off"
        />
        <Select label="Estado" options={opcoesUf} value={filtro.uf || TODOS} onChange={escolher('uf')} />
        <Select
          label="Esfera"
          options={opcoesEsfera}
          value={filtro.esfera || TODOS}
          onChange={escolher('esfera')}
        />
        <Button type="submit" variant="primary">
          Buscar
        </Button>
      </form>
    </search>
  );
}
