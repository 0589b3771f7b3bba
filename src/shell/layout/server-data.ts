import { useEffect, useState } from 'react';
import type { Usuario } from '#shell/session/session.ts';

/** Answers and pending requests; the key names person and profile where they matter. */
const cache = new Map<string, Promise<unknown>>();
const arrived = new Map<string, unknown>();

export const forgetServerData = (): void => {
  cache.clear();
  arrived.clear();
};

const fetchOnce = (key: string, load: () => Promise<unknown>): Promise<unknown> => {
  const known = cache.get(key);
  if (known) return known;
  const request = load().then(
    (answer) => arrived.set(key, answer),
    (error: unknown) => {
      // The next caller tries again.
      cache.delete(key);
      throw error;
    },
  );
  cache.set(key, request);
  return request;
};

/**
 * A short answer of the server that the frame shows. It changes only with the person or the
 * profile, so the frame needs no query library, which would be in the first chunk (ADR 0004). It is
 * undefined without a key and until it arrives; a failure is only logged, and the frame shows what
 * it knows by itself.
 */
export function useServerData<T>(
  key: readonly (string | number | null)[] | null,
  load: () => Promise<T>,
  usuario: Usuario | null,
): T | undefined {
  const [, setArrivals] = useState(0);
  const text = key && JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `usuario` may be worth another try
  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    fetchOnce(text, load).then(
      () => wanted && setArrivals((count) => count + 1),
      (error: unknown) => wanted && console.warn('Não foi possível carregar parte do menu.', error),
    );
    return () => {
      wanted = false;
    };
  }, [text, load, usuario]);
  return text === null ? undefined : (arrived.get(text) as T | undefined);
}
