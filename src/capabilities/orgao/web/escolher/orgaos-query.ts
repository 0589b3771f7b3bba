import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { orgaoContract } from '../../contract.ts';

const api = createReader<typeof orgaoContract>();

export const MENOR_BUSCA = 2;

/** All offices of the platform, by name or sigla, and optionally only those that take one form. */
export const useOrgaos = (busca: string, formulario?: number) =>
  useQuery({
    queryKey: ['orgaos', 'escolher', busca, formulario],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/orgaos',
        { query: { busca, formulario: formulario === undefined ? '' : String(formulario) } },
        { quiet: true, signal },
      ),
    enabled: busca.length >= MENOR_BUSCA,
  });
