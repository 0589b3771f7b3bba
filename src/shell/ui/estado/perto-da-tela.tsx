import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';

/** Fetched half a screen before it is seen. */
const ANTES = '50%';

interface PertoDaTelaProps {
  /** What stands there until then, of about the same height. */
  readonly espera: ReactNode;
  readonly children: ReactNode;
}

/** Draws its content once the page has loaded and somebody scrolls near it: who reads only the top fetches none of it. */
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
    return () => observer.disconnect();
  }, [isLoaded, isPerto]);
  return <div ref={lugar}>{isPerto ? children : espera}</div>;
}
