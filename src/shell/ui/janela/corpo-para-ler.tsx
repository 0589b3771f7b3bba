import { faAngleDown } from '@fortawesome/free-solid-svg-icons/faAngleDown.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';

/** Less than a line: nobody would scroll for it. */
const QUASE_NADA = 16;

interface CorpoParaLerProps {
  /** What the text is about, for who reaches it by the keyboard. */
  readonly rotulo: string;
  readonly children: ReactNode;
}

/**
 * The body of a dialog that is read from its top. While more of it lies below the edge, a fade and a line say so;
 * screen readers read on by themselves and are not told.
 */
export function CorpoParaLer({ rotulo, children }: CorpoParaLerProps) {
  const corpo = useRef<HTMLDivElement>(null);
  const [haMais, setHaMais] = useState(false);
  useEffect(() => {
    const caixa = corpo.current;
    if (!caixa) return undefined;
    const medir = () => setHaMais(caixa.scrollHeight - caixa.scrollTop - caixa.clientHeight > QUASE_NADA);
    medir();
    caixa.focus({ preventScroll: true });
    caixa.addEventListener('scroll', medir, { passive: true });
    const vigia = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(medir);
    vigia?.observe(caixa);
    // What is inside may come later, or unfold.
    for (const parte of caixa.children) vigia?.observe(parte);
    const chegadas = new MutationObserver(() => {
      for (const parte of caixa.children) vigia?.observe(parte);
      medir();
    });
    chegadas.observe(caixa, { childList: true, subtree: true });
    return () => {
      caixa.removeEventListener('scroll', medir);
      vigia?.disconnect();
      chegadas.disconnect();
    };
  }, []);
  return (
    <>
      <section
        className="br-modal-body"
        aria-label={rotulo}
        ref={corpo}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it (WCAG 2.1.1)
        tabIndex={0}
      >
        {children}
      </section>
      <div className="ui-ha-mais" data-mostra={haMais} aria-hidden="true">
        {haMais && (
          <p>
            Role para ler o resto <Icon icon={faAngleDown} size="sm" />
          </p>
        )}
      </div>
    </>
  );
}
