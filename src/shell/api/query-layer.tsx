import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { usuarioStore } from '#shell/session/session.ts';

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
});

const identity = (): string => {
  const usuario = usuarioStore.get();
  return usuario ? `${usuario.login}:${usuario.idUsuarioPerfilOuvidoriaAtual}` : '';
};

/** What one person or profile saw is not for another: a change of either empties the cache. */
let before = identity();
usuarioStore.subscribe(() => {
  if (identity() === before) return;
  before = identity();
  queryClient.clear();
});

/** After something that many pages show was changed from outside of them. */
export const relerTudo = (): Promise<void> => queryClient.invalidateQueries();

/** Wraps every lazy page, so that the first chunk does not need the query library (ADR 0004). */
export function QueryLayer({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The page inside the layer; the router calls this once per screen. */
export const withQueries = (page: ComponentType): ComponentType => {
  const Page = page;
  return () => (
    <QueryLayer>
      <Page />
    </QueryLayer>
  );
};
