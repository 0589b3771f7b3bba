import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import type { retencaoContract, suspenderGuarda } from '../contract.ts';

const read = createReader<typeof retencaoContract>();
const api = createApi<typeof retencaoContract>();

export const CHAVE = ['eliminacoes'] as const;

export const useListagens = () =>
  useQuery({
    queryKey: [...CHAVE, 'listagens'],
    queryFn: () => read('GET /app-web/v1/eliminacoes'),
    staleTime: 0,
  });

export const useSuspensoes = (enabled: boolean) =>
  useQuery({
    queryKey: [...CHAVE, 'suspensoes'],
    queryFn: () => read('GET /app-web/v1/guarda/suspensoes'),
    staleTime: 0,
    enabled,
  });

export const usePublicas = () =>
  useQuery({ queryKey: [...CHAVE, 'publicas'], queryFn: () => read('GET /app-web/v1/eliminacoes/publicas') });

export const useCasos = (idEliminacao: number) =>
  useInfiniteQuery({
    queryKey: [...CHAVE, 'casos', idEliminacao],
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/eliminacoes/:idEliminacao/casos', {
        params: { idEliminacao },
        query: { depoisDe: pageParam },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ casos, haMais }) => (haMais ? casos.at(-1)?.idManifestacao : undefined),
  });

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
