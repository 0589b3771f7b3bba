import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Pagina } from '#kernel/lista/pagina.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import type { retencaoContract, suspenderGuarda } from '../contract.ts';

const read = createReader<typeof retencaoContract>();
const api = createApi<typeof retencaoContract>();

export const CHAVE = ['eliminacoes'] as const;

/** One page after the other, as the person asks for more. */
const usePaginas = <I>(
  nome: readonly (string | number)[],
  ler: (query: { cursor?: string }, signal: AbortSignal) => Promise<Pagina<I>>,
) => {
  const consulta = useInfiniteQuery({
    queryKey: [...CHAVE, ...nome],
    queryFn: ({ pageParam, signal }) => ler(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (pagina) => pagina.proximoCursor,
    staleTime: 0,
  });
  return { consulta, itens: consulta.data?.pages.flatMap((pagina) => pagina.itens) ?? [] };
};

export const useListagens = () =>
  usePaginas(['listagens'], (query, signal) => read('GET /app-web/v1/eliminacoes', { query }, { signal }));

export const useSuspensoes = () =>
  usePaginas(['suspensoes'], (query, signal) =>
    read('GET /app-web/v1/guarda/suspensoes', { query }, { signal }),
  );

export const usePublicas = () =>
  usePaginas(['publicas'], (query, signal) =>
    read('GET /app-web/v1/eliminacoes/publicas', { query }, { signal }),
  );

export const useCasos = (idEliminacao: number) =>
  usePaginas(['casos', idEliminacao], (query, signal) =>
    read('GET /app-web/v1/eliminacoes/:idEliminacao/casos', { params: { idEliminacao }, query }, { signal }),
  );

export const propor = (idEliminacao: number, justificativa: string) =>
  api(
    'POST /app-web/v1/eliminacoes/:idEliminacao/propor',
    { params: { idEliminacao }, body: { justificativa } },
    SILENT,
  );

export const decidir = (idEliminacao: number, body: { aprova: boolean; fundamento: string }) =>
  api('POST /app-web/v1/eliminacoes/:idEliminacao/decidir', { params: { idEliminacao }, body }, SILENT);

export const suspender = (body: z.output<typeof suspenderGuarda>) =>
  api('POST /app-web/v1/guarda/suspensoes', { body }, SILENT);

export const levantar = (idSuspensao: number, motivo: string) =>
  api(
    'POST /app-web/v1/guarda/suspensoes/:idSuspensao/levantar',
    { params: { idSuspensao }, body: { motivo } },
    SILENT,
  );
