import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { createReader } from '#shell/api/client.ts';

/** What is used of the work list here: its filter as it stands, a page of it, and the ids of its rows. */
interface Lista extends Endpoint {
  readonly query: z.ZodType<unknown, Readonly<Record<string, string | number>>>;
  readonly response: z.ZodType<{
    readonly itens: readonly { readonly idManifestacao: number }[];
    readonly proximoCursor: string | null;
  }>;
}

const LISTAR = 'GET /app-web/v1/tratamento/manifestacoes';
const listar = createReader<{ readonly [LISTAR]: Lista }>();

export interface PaginaDaFila {
  readonly ids: readonly number[];
  readonly proximoCursor: string | null;
}

interface Pedido {
  readonly consulta: Readonly<Record<string, string>>;
  readonly porPagina: number;
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
}

/** A page of the queue beside the open one; null asks for none. */
export const usePaginaDaFila = (pedido: Pedido | null): PaginaDaFila | undefined => {
  const { data } = useQuery({
    queryKey: ['vizinhas-da-fila', pedido?.consulta, pedido?.porPagina, pedido?.cursor],
    queryFn: async (): Promise<PaginaDaFila> => {
      const { consulta = {}, porPagina = 0, cursor } = pedido ?? {};
      const { itens, proximoCursor } = await listar(
        LISTAR,
        { query: cursor === undefined ? { ...consulta, porPagina } : { ...consulta, porPagina, cursor } },
        { quiet: true },
      );
      return { ids: itens.map(({ idManifestacao }) => idManifestacao), proximoCursor };
    },
    enabled: pedido !== null,
    refetchOnReconnect: false,
  });
  return data;
};
