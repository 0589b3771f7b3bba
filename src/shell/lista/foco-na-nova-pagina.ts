import { useEffect, useRef } from 'react';

/**
 * 'Carregar mais' may disappear with the last page, so the first new row takes the focus. Call the
 * returned function when the next page is asked for.
 */
export const useFocoNaNovaPagina = (paginas: number, primeiraNova: string | undefined): (() => void) => {
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current === 0 || paginas !== asked.current || primeiraNova === undefined) return;
    asked.current = 0;
    document.getElementById(primeiraNova)?.focus();
  }, [paginas, primeiraNova]);
  return () => {
    asked.current = paginas + 1;
  };
};
