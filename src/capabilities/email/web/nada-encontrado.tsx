import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NadaEncontrado({ onLimpar }: { readonly onLimpar: () => void }) {
  return (
    <EmptyState
      title="Nada encontrado com estes filtros"
      icon={faSearch}
      action={
        <Button variant="secondary" onClick={onLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Tente outras palavras ou menos filtros.
    </EmptyState>
  );
}
