import { useState } from 'react';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { useReler } from './administrar-queries.ts';

/** Tells what was done to the list, or why it was not; either way the list is read again. */
export const useAtoNaLista = () => {
  const reler = useReler();
  const [feito, setFeito] = useState<string | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  return {
    feito,
    erro,
    concluir: (frase: string) => {
      setErro(null);
      setFeito(frase);
      void reler();
    },
    /** For acts that need no confirmation: done when the button is pressed. */
    fazer: async (ato: () => Promise<unknown>, frase: string) => {
      setErro(null);
      setFeito(null);
      try {
        await ato();
        await reler();
        setFeito(frase);
      } catch (error) {
        setErro(textoDoErro(error));
        await reler();
      }
    },
    esquecer: () => {
      setFeito(null);
      setErro(null);
    },
  };
};
