import { useEffect } from 'react';

/** Closing or reloading the page asks for confirmation, in the browser's own words. */
export const useAvisoAoFechar = (isAtivo: boolean): void => {
  useEffect(() => {
    if (!isAtivo) return;
    const avisar = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', avisar);
    return () => window.removeEventListener('beforeunload', avisar);
  }, [isAtivo]);
};
