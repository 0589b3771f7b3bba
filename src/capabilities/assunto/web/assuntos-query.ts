import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { assuntoContract } from '../contract.ts';

const api = createReader<typeof assuntoContract>();

const UMA_HORA = 3_600_000;

/** The subjects change a few times a year. */
export const useAssuntos = () =>
  useQuery({
    queryKey: ['assuntos'],
    queryFn: () => api('GET /app-web/v1/assuntos'),
    staleTime: UMA_HORA,
  });
