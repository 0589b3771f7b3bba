import { useRef } from 'react';

/** Where the cursor of a text is, or was when another control took the focus; null until somebody has been there. */
export const useCursor = (id: string) => {
  const tocado = useRef(false);
  const area = () => document.getElementById(id) as HTMLTextAreaElement | null;
  return {
    onFocus: () => {
      tocado.current = true;
    },
    posicao: (): number | null => (tocado.current ? (area()?.selectionEnd ?? null) : null),
    focar: (): void => area()?.focus(),
    /** Selects a stretch of the text; of no length, only puts the cursor there. */
    marcar: (inicio: number, fim = inicio): void => {
      tocado.current = true;
      area()?.setSelectionRange(inicio, fim);
    },
  };
};
