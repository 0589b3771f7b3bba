import { useEffect, useState } from 'react';

/** True once the window's load event is over: what nobody needs to see the page waits for it. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    if (loaded) return;
    const onLoad = () => setLoaded(true);
    window.addEventListener('load', onLoad, { once: true });
    return () => window.removeEventListener('load', onLoad);
  }, [loaded]);
  return loaded;
}
