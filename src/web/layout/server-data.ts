import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient, type Usuario } from '#web/session/session.ts';

/**
 * A short answer of the server that the shell shows, kept by the query client. It changes only with the person or the
 * profile, so the shell does without the observers of `useQuery`, which the first chunk would have to carry.
 * Without a key, or until it has come, it is undefined; a failure is only logged and leaves what the shell knows itself.
 */
export function useServerData<T>(
  key: QueryKey | null,
  load: () => Promise<T>,
  usuario: Usuario | null,
): T | undefined {
  const [, setArrivals] = useState(0);
  const text = key && JSON.stringify(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `usuario` means that the cache may have been emptied
  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    const queryKey: QueryKey = JSON.parse(text);
    queryClient.fetchQuery({ queryKey, queryFn: load, staleTime: Number.POSITIVE_INFINITY }).then(
      () => wanted && setArrivals((count) => count + 1),
      (error: unknown) => console.warn('Não foi possível carregar parte do menu.', error),
    );
    return () => {
      wanted = false;
    };
  }, [text, load, usuario]);
  return key ? queryClient.getQueryData<T>(key) : undefined;
}
