import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import type { configuracaoContract } from '../contract.ts';

export const api = createApi<typeof configuracaoContract>();
const read = createReader<typeof configuracaoContract>();

const TUDO = ['configuracoes'] as const;

export const useDaPlataforma = () =>
  useQuery({
    queryKey: [...TUDO, 'plataforma'],
    queryFn: () => read('GET /app-web/v1/configuracoes/plataforma', undefined, { quiet: true }),
  });

/** Null for the office of the session. */
export const useDoOrgao = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: [...TUDO, 'orgao', idOuvidoria],
    queryFn: () =>
      read(
        'GET /app-web/v1/configuracoes/orgao',
        { query: idOuvidoria === null ? {} : { idOuvidoria } },
        { quiet: true },
      ),
  });

export const useItensDeInterface = () =>
  useQuery({
    queryKey: [...TUDO, 'itens-interface'],
    queryFn: () => read('GET /app-web/v1/itens-interface', undefined, { quiet: true }),
  });

export const useRenovar = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: TUDO });
};
