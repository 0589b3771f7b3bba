import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import type { FormEvent, Ref } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import './lista.css';

interface ProcurarProps {
  readonly busca: string;
  readonly ajuda: string;
  /** A hint inside the field, for when the help text is not always visible. */
  readonly exemplo?: string;
  readonly onProcurar: (busca: string) => void;
  readonly campoRef?: Ref<HTMLInputElement>;
}

export function Procurar({ busca, ajuda, exemplo, onProcurar, campoRef }: ProcurarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onProcurar(String(new FormData(event.currentTarget).get('busca') ?? '').trim());
  };
  return (
    <form className="lista-busca" onSubmit={submit}>
      <Input
        // A new address, as after the browser's Back, brings a new text.
        key={busca}
        ref={campoRef}
        label="Procurar"
        help={ajuda}
        name="busca"
        type="search"
        placeholder={exemplo}
        defaultValue={busca}
        maxLength={200}
        icon={faSearch}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        Procurar
      </Button>
    </form>
  );
}
