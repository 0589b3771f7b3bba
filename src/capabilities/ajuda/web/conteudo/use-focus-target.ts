import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes the reader to the element with this id, on arrival and on every navigation, also to the
 * same address. Screens are lazy, so the browser's own jump to `#id` comes too early and finds
 * nothing. `reveal` runs first, to open or unfilter what hides the element; pass the same function
 * on every render.
 */
export const useFocusTarget = (id: string, reveal?: (id: string) => void): void => {
  const { key } = useLocation();
  const [target, setTarget] = useState({ id: '', key });

  useEffect(() => {
    if (id !== '') reveal?.(id);
    setTarget({ id, key });
  }, [id, key, reveal]);

  useEffect(() => {
    const element = target.id === '' ? null : document.getElementById(target.id);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [target]);
};

export const useHash = (): string => useLocation().hash.slice(1);
