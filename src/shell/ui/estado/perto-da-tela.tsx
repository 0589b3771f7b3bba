import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';

/** Fetched half a screen before it is seen. */
const ANTES = '50%';
/** Whoever neither scrolls nor sees (a screen reader, a print) has it this long after the page. */
const SEM_ROLAR_MS = 3000;

interface PertoDaTelaProps {
  /** What stands there until then, of about the same height. */
  readonly espera: ReactNode;
  readonly children: ReactNode;
}

/** Draws its content when the page has loaded and somebody scrolls near it, and else when all that is seen first is done. */
export function PertoDaTela({ espera, children }: PertoDaTelaProps) {
  const isLoaded = useAfterLoad();
  const [isPerto, setPerto] = useState(false);
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoaded || isPerto || !lugar.current) return;
    if (!('IntersectionObserver' in window)) {
      setPerto(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entradas) => {
        if (entradas.some(({ isIntersecting }) => isIntersecting)) setPerto(true);
      },
      { rootMargin: ANTES },
    );
    observer.observe(lugar.current);
    const limite = setTimeout(() => setPerto(true), SEM_ROLAR_MS);
    return () => {
      observer.disconnect();
      clearTimeout(limite);
    };
  }, [isLoaded, isPerto]);
  return <div ref={lugar}>{isPerto ? children : espera}</div>;
}
