import { createContext, useContext, useEffect, useState } from 'react';

/**
 * A case is printed whole, or to be filed in an administrative process, which other people read: then without who looked at it,
 * without other people and without other cases. What people wrote is printed as it stands, and may name somebody.
 */
export type FormaDaImpressao = 'completa' | 'processo';

export const FormaNoPapel = createContext<FormaDaImpressao | null>(null);

/** Whether what is drawn goes into a process. Printing by the browser's own menu is the whole page. */
export const useVaiAoProcesso = (): boolean => useContext(FormaNoPapel) === 'processo';

/** What a process reads instead of it: the office that acted, not who acted there. */
export const useNoProcesso = <T>(dito: T, noProcesso: (dito: T) => T): T => {
  const vaiAoProcesso = useVaiAoProcesso();
  return vaiAoProcesso ? noProcesso(dito) : dito;
};

/** The page is first drawn as it is to be printed, then printed, then drawn as before. */
export const useImpressao = () => {
  const [forma, setForma] = useState<FormaDaImpressao | null>(null);
  useEffect(() => {
    if (forma === null) return;
    const terminou = () => setForma(null);
    window.addEventListener('afterprint', terminou);
    window.print();
    return () => window.removeEventListener('afterprint', terminou);
  }, [forma]);
  return { forma, imprimir: setForma };
};
