import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { orgaoContract } from '../../contract.ts';

const api = createReader<typeof orgaoContract>();

export const MENOR_BUSCA = 2;

/** The offices of the platform, anywhere, by their name or short name; by the form they take, where only one is meant. */
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
