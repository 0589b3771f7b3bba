import { useQuery } from '@tanstack/react-query';

/**
 * The secret of a link, exchanged once for a cookie, however often the page is drawn. Nothing of the answer is kept:
 * what the cookie opens is asked for afterwards.
 */
export const useTrocaDoLink = (
  qual: string,
  idManifestacao: number,
  segredo: string | null,
  trocar: (segredo: string) => Promise<unknown>,
) =>
  useQuery({
    queryKey: ['troca', qual, idManifestacao, segredo],
    queryFn: async () => {
      await trocar(segredo ?? '');
      return true;
    },
    enabled: segredo !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
