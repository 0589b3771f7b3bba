import { startTransition, useEffect, useState } from 'react';

const isComplete = (): boolean => typeof document !== 'undefined' && document.readyState === 'complete';

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 1000 });
  return () => window.cancelIdleCallback(handle);
};

/**
 * True once the window has loaded and the browser is idle. Whatever is not needed to see the page
 * waits for this and arrives in small steps, so that a slow phone can still scroll and tap.
 */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (loaded) return;
    let cancel = () => {};
    const onLoad = () => {
      cancel = whenIdle(() => startTransition(() => setLoaded(true)));
    };
    if (isComplete()) onLoad();
    else window.addEventListener('load', onLoad, { once: true });
    return () => {
      window.removeEventListener('load', onLoad);
      cancel();
    };
  }, [loaded]);
  return loaded;
}
