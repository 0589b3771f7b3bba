import { useEffect, useRef, useState } from 'react';

/**
 * S2-21. Watches the space that the header takes on the page. Once it was scrolled out of view, the
 * header becomes fixed and compact, and the space keeps its height so that nothing below jumps.
 */
export function useCompactHeader() {
  const room = useRef<HTMLDivElement>(null);
  const [keptHeight, setKeptHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!room.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setKeptHeight(last.isIntersecting ? null : last.boundingClientRect.height);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return { room, keptHeight };
}
