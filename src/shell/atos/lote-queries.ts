import { useQuery } from '@tanstack/react-query';
import type { ItemDeTrabalho, tratamentoContract } from '#capabilities/lista-de-trabalho/contract.ts';
import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import { createApi } from '#shell/api/client.ts';
import { escreverIds } from './casos.ts';

const api = createApi<typeof tratamentoContract>();
const LISTAR = 'GET /app-web/v1/tratamento/manifestacoes';

const buscar = async (query: object): Promise<readonly ItemDeTrabalho[]> => {
  const { itens } = await api(
    LISTAR,
    { query: { porPagina: MAXIMO_DO_LOTE, ...query } as never },
    { errors: 'silent' },
  );
  return itens;
};

export const CHAVE_DOS_ESCOLHIDOS = ['tratamento', 'escolhidos'] as const;

/** The cases chosen in the list, as they are now and in the order they were chosen. */
export const useCasosEscolhidos = (ids: readonly number[]) =>
  useQuery({
    queryKey: [...CHAVE_DOS_ESCOLHIDOS, ids],
    queryFn: async () => {
      const itens = await buscar({ ids: escreverIds(ids) });
      return ids.flatMap((id) => itens.find(({ idManifestacao }) => idManifestacao === id) ?? []);
    },
    enabled: ids.length > 0,
    staleTime: 0,
    // The version under a half-filled form changes only before the person's eyes.
    refetchOnReconnect: false,
  });

/** To choose one without coming from the list. */
export const useProcura = (busca: string) =>
  useQuery({
    queryKey: ['tratamento', 'procura', busca],
    queryFn: () => buscar({ busca, porPagina: 10 }),
    enabled: busca !== '',
  });
