import { useState } from 'react';

/**
 * What is shown, and a way to keep it unchanged (`hold`) until the person asks for something else
 * (`release`): a late answer would otherwise move what the finger is about to press.
 */
export function useStill<T>(current: T) {
  const [held, setHeld] = useState<{ readonly value: T }>();
  const shown = held ? held.value : current;
  return {
    shown,
    isHeld: held !== undefined,
    hold: () => setHeld({ value: shown }),
    release: () => setHeld(undefined),
  };
}
