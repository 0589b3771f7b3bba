import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';

interface NadaEncontradoProps {
  readonly title?: string;
  readonly onLimpar: () => void;
  /** The label of the way back, when not the usual one. */
  readonly limpar?: string;
  readonly children?: ReactNode;
}

/** Why a filtered list is empty, and the way back to all of it. */
export function NadaEncontrado(props: NadaEncontradoProps) {
  const { title = 'Nada encontrado com estes filtros', onLimpar, limpar = 'Limpar filtros' } = props;
  return (
    <EmptyState
      title={title}
      icon={faSearch}
      action={
        <Button variant="secondary" onClick={onLimpar}>
          {limpar}
        </Button>
      }
    >
      {props.children ?? 'Tente outras palavras ou menos filtros.'}
    </EmptyState>
  );
}
