import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#shell/api/client.ts';
import type { configuracaoContract } from '../contract.ts';

export const api = createApi<typeof configuracaoContract>();

const QUIET = { errors: 'silent', quiet: true } as const;
const TUDO = ['configuracoes'] as const;

export const useDaPlataforma = () =>
  useQuery({
    queryKey: [...TUDO, 'plataforma'],
    queryFn: () => api('GET /app-web/v1/configuracoes/plataforma', undefined, QUIET),
  });

/** Null: the office of the session. */
export const useDoOrgao = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: [...TUDO, 'orgao', idOuvidoria],
    queryFn: () =>
      api(
        'GET /app-web/v1/configuracoes/orgao',
        { query: idOuvidoria === null ? {} : { idOuvidoria } },
        QUIET,
      ),
  });

export const useItensDeInterface = () =>
  useQuery({
    queryKey: [...TUDO, 'itens-interface'],
    queryFn: () => api('GET /app-web/v1/itens-interface', undefined, QUIET),
  });

export const useRenovar = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: TUDO });
};
