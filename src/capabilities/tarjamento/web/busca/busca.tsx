import { faChevronDown } from '@fortawesome/free-solid-svg-icons/faChevronDown.js';
import { faChevronUp } from '@fortawesome/free-solid-svg-icons/faChevronUp.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useId } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { contar } from '../nomes.ts';
import type { BuscaNoDocumento } from './use-busca.ts';

interface BuscaProps {
  readonly busca: BuscaNoDocumento;
  readonly onMarcarTodas: () => void;
}

/** Finds a text in the whole document, ignoring accents and capitals; can mark it everywhere. */
export function Busca({ busca, onMarcarTodas }: BuscaProps) {
  const id = useId();
  const { termo, achados, paginas, atual, setTermo, ir } = busca;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ir(1);
  };
  const procurando = termo.trim() !== '';
  return (
    <form className="tj-busca" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        Procurar no documento
      </label>
      <div className="tj-campo">
        <Icon icon={faSearch} />
        <input
          id={id}
          type="search"
          placeholder="Procurar no documento"
          autoComplete="off"
          maxLength={200}
          value={termo}
          onChange={({ target }) => setTermo(target.value)}
        />
      </div>
      {procurando && (
        <>
          <Button
            size="small"
            icon={faChevronUp}
            aria-label="Anterior"
            disabled={achados.length === 0}
            onClick={() => ir(-1)}
          />
          <Button
            size="small"
            icon={faChevronDown}
            aria-label="Próximo"
            disabled={achados.length === 0}
            onClick={() => ir(1)}
          />
          <Button size="small" variant="secondary" disabled={achados.length === 0} onClick={onMarcarTodas}>
            Marcar todas
          </Button>
        </>
      )}
      <span className="tj-achados" role="status">
        {procurando &&
          (achados.length === 0
            ? 'Nada encontrado'
            : `${atual === null ? '' : `${atual + 1} de `}${contar(achados.length, 'ocorrência', 'ocorrências')} em ${contar(paginas, 'página', 'páginas')}`)}
      </span>
    </form>
  );
}
