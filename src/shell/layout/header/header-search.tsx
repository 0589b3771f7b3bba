import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type ReactNode, Suspense } from 'react';
import { useStore } from '#shell/store.ts';
import { Button } from '#shell/ui/button.tsx';
import { buscaStore, openBusca } from '../busca/busca.ts';

/** S2-20: its button or the skip link opens it; Escape, the close button or a search closes it. */
export function HeaderSearch({ busca }: { readonly busca: ReactNode }) {
  const open = useStore(buscaStore);
  return (
    <>
      <Button
        id="abrir-busca"
        icon={faSearch}
        aria-label="Abrir busca"
        aria-expanded={open}
        onClick={openBusca}
      />
      {open && <Suspense fallback={null}>{busca}</Suspense>}
    </>
  );
}
