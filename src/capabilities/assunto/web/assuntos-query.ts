import { useQuery } from '@tanstack/react-query';
import { createApi } from '#shell/api/client.ts';
import type { assuntoContract } from '../contract.ts';

const api = createApi<typeof assuntoContract>();

const UMA_HORA = 3_600_000;

/** The subjects change a few times a year. */
export const useAssuntos = () =>
  useQuery({
    queryKey: ['assuntos'],
    queryFn: () => api('GET /app-web/v1/assuntos', undefined, { errors: 'silent' }),
    staleTime: UMA_HORA,
  });
