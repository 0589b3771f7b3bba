import { useEffect } from 'react';
import { isSaindoDepressa } from '#shell/sair-depressa/saindo.ts';

/** Closing or reloading the page asks for confirmation, in the browser's own words. */
export const useAvisoAoFechar = (isAtivo: boolean): void => {
  useEffect(() => {
    if (!isAtivo) return;
    const avisar = (event: BeforeUnloadEvent) => {
      if (!isSaindoDepressa()) event.preventDefault();
    };
    window.addEventListener('beforeunload', avisar);
    return () => window.removeEventListener('beforeunload', avisar);
  }, [isAtivo]);
};
