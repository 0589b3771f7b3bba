import { useId } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import './lista.css';

/** A filter in use, in words, and the filter's value without it. */
export interface Escolha<F> {
  readonly texto: string;
  readonly sem: Partial<F>;
}

interface EscolhidosProps<F> {
  readonly escolhas: readonly Escolha<F>[];
  readonly onFiltrar: (mudanca: Partial<F>) => void;
  readonly onLimpar: () => void;
}

/** Reads as a sentence; each of its parts can be removed with one click. */
export function Escolhidos<F>({ escolhas, onFiltrar, onLimpar }: EscolhidosProps<F>) {
  const id = useId();
  if (escolhas.length === 0) return null;
  return (
    <div className="lista-escolhidos">
      <span id={id}>Mostrando só:</span>
      <ul aria-labelledby={id}>
        {escolhas.map(({ texto, sem }) => (
          <li key={texto}>
            <Tag tone="info" onRemove={() => onFiltrar(sem)}>
              {texto}
            </Tag>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onLimpar}>
        Limpar filtros
      </Button>
    </div>
  );
}
