import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import { createReader } from '#shell/api/client.ts';
import { type CasoNaLista, escreverIds } from '../casos.ts';

/** What is used of the work list here: a few of its filters, and a few fields of its rows. */
interface Lista extends Endpoint {
  readonly query: z.ZodType<unknown, { ids?: string; busca?: string; porPagina: number }>;
  readonly response: z.ZodType<{ readonly itens: readonly CasoNaLista[] }>;
}

const LISTAR = 'GET /app-web/v1/tratamento/manifestacoes';
const listar = createReader<{ readonly [LISTAR]: Lista }>();

export const CHAVE_DOS_ESCOLHIDOS = ['tratamento', 'escolhidos'] as const;

/** The cases chosen in the list, as they are now, in the order they were chosen. */
export const useCasosEscolhidos = (ids: readonly number[]) =>
  useQuery({
    queryKey: [...CHAVE_DOS_ESCOLHIDOS, ids],
    queryFn: async () => {
      const { itens } = await listar(LISTAR, { query: { porPagina: MAXIMO_DO_LOTE, ids: escreverIds(ids) } });
      return ids.flatMap((id) => itens.find(({ idManifestacao }) => idManifestacao === id) ?? []);
    },
    enabled: ids.length > 0,
    staleTime: 0,
    // The version beneath a half-filled form must not change unnoticed.
    refetchOnReconnect: false,
  });

/** For choosing a case without coming from the list. */
export const useProcura = (busca: string) =>
  useQuery({
    queryKey: ['tratamento', 'procura', busca],
    queryFn: async () => (await listar(LISTAR, { query: { porPagina: 10, busca } })).itens,
    enabled: busca !== '',
  });
