import { useQuery } from '@tanstack/react-query';

/**
 * Exchanges a link's secret for a cookie, once, however often the page is drawn. The answer is not
 * kept: what the cookie opens is fetched afterwards.
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

interface PeloLink<T> {
  /** The part of the case that the link opens. */
  readonly qual: string;
  readonly idManifestacao: number;
  readonly segredo: string | null;
  readonly trocar: (segredo: string) => Promise<unknown>;
  readonly ver: () => Promise<T>;
}

/**
 * What a mail's link opens. If the link was used already or is wrong, the person's session or code
 * may still open it.
 */
export const useAbertoPeloLink = <T>({ qual, idManifestacao, segredo, trocar, ver }: PeloLink<T>) => {
  const { isFetched } = useTrocaDoLink(qual, idManifestacao, segredo, trocar);
  return useQuery({
    queryKey: ['manifestacao', idManifestacao, qual],
    queryFn: ver,
    enabled: segredo === null || isFetched,
    retry: false,
    staleTime: 0,
  });
};
