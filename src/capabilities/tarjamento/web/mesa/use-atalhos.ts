import { useEffect, useRef } from 'react';
import type { Acoes } from './acoes.ts';

const EDITAVEL = 'input, textarea, select, [contenteditable="true"]';

/**
 * Undo and redo from anywhere on the screen, except in a field or under a dialog, where the browser
 * has its own.
 */
export const useAtalhos = ({ desfazer, refazer }: Pick<Acoes, 'desfazer' | 'refazer'>): void => {
  const acoes = useRef({ desfazer, refazer });
  useEffect(() => {
    acoes.current = { desfazer, refazer };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const alvo = event.target instanceof Element ? event.target : null;
      if (alvo?.closest(EDITAVEL) || document.querySelector('[data-modal-layer]')) return;
      const tecla = event.key.toLowerCase();
      const refaz = tecla === 'y' || (tecla === 'z' && event.shiftKey);
      if (!refaz && tecla !== 'z') return;
      event.preventDefault();
      if (refaz) acoes.current.refazer();
      else acoes.current.desfazer();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
