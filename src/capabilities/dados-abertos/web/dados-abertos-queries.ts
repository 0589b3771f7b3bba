import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { dadosAbertosContract } from '../contract.ts';

const api = createReader<typeof dadosAbertosContract>();

export const BASE = '/api/app-web/v1/dados-abertos';

export const useArquivos = () =>
  useQuery({
    queryKey: ['dados-abertos'],
    queryFn: ({ signal }) => api('GET /app-web/v1/dados-abertos', undefined, { signal }),
  });
