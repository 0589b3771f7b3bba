import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { isolate, nextInTrap } from '#shell/ui/janela/focus-trap.ts';

/** Where focus goes when the control that had it is no longer on the page. */
export const focusContent = (): void => document.getElementById('conteudo')?.focus({ preventScroll: true });

/** Keeps focus inside a layer that is a direct child of the body, and gives it back afterwards. */
export function useTrappedFocus(layer: RefObject<HTMLElement | null>, active = true): void {
  useEffect(() => {
    const box = layer.current;
    if (!box || !active) return;
    const before = document.activeElement;
    const release = isolate(box);
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    box.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      release();
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusContent();
    };
  }, [layer, active]);
}

/** Tab cycles inside the layer; Escape leaves it. */
export const onTrapKeyDown =
  (onEscape: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== 'Tab') return;
    const next = nextInTrap(event.currentTarget, document.activeElement, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
