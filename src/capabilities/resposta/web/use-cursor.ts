import { useRef } from 'react';

/** Cursor position in a text area, even after it lost the focus; null until first focused. */
export const useCursor = (id: string) => {
  const tocado = useRef(false);
  const area = () => document.getElementById(id) as HTMLTextAreaElement | null;
  return {
    area,
    onFocus: () => {
      tocado.current = true;
    },
    posicao: (): number | null => (tocado.current ? (area()?.selectionEnd ?? null) : null),
    focar: (): void => area()?.focus(),
    /** Selects a stretch of the text; with one argument, only places the cursor. */
    marcar: (inicio: number, fim = inicio): void => {
      tocado.current = true;
      area()?.setSelectionRange(inicio, fim);
    },
  };
};
