import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { assuntoContract } from '#capabilities/assunto/contract.ts';
import { createReader } from '#shell/api/client.ts';

const api = createReader<typeof assuntoContract>();

const UMA_HORA = 3_600_000;

/** The subjects change a few times a year. */
export const useAssuntos = () =>
  useQuery({
    queryKey: ['assuntos'],
    queryFn: () => api('GET /app-web/v1/assuntos'),
    staleTime: UMA_HORA,
  });

export type Assunto = NonNullable<ReturnType<typeof useAssuntos>['data']>[number];

const NENHUM: readonly number[] = [];

/** The subjects the office puts first; if this list fails to load, only the order differs. */
export const useFavoritos = (idOuvidoria: number | undefined): readonly number[] => {
  const { data = NENHUM } = useQuery({
    queryKey: ['assuntos', 'favoritos', idOuvidoria],
    queryFn: () =>
      api(
        'GET /app-web/v1/assuntos/favoritos',
        { query: { idOuvidoria: idOuvidoria ?? 0 } },
        { quiet: true },
      ),
    enabled: idOuvidoria !== undefined,
    staleTime: UMA_HORA,
  });
  return data;
};

const MIN_TEXTO = 20;

interface PedidoDeSugestao {
  readonly texto: string;
  readonly idTipoManifestacao: number;
  readonly idAssunto: number | null;
  readonly uf: string | null;
  readonly municipio: string | null;
}

/** Subject and office that fit the text; asked only when there is enough text to judge by. */
export const useSugestoes = ({ texto, idTipoManifestacao, idAssunto, uf, municipio }: PedidoDeSugestao) =>
  useQuery({
    queryKey: ['sugestoes', texto, idTipoManifestacao, idAssunto, uf, municipio],
    queryFn: ({ signal }) =>
      api(
        'POST /app-web/v1/assuntos/sugestoes',
        {
          body: {
            texto: texto.slice(0, 8000),
            idTipoManifestacao,
            ...(idAssunto && { idAssunto }),
            ...(uf && { uf }),
            ...(municipio && { municipio }),
          },
        },
        { quiet: true, signal },
      ),
    enabled: texto.trim().length >= MIN_TEXTO,
    placeholderData: keepPreviousData,
    retry: false,
  });
