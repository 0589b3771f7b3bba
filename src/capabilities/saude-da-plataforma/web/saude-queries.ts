import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { saudeDaPlataformaContract } from '../contract.ts';

const read = createReader<typeof saudeDaPlataformaContract>();

/** As often as the server reads its figures. */
const INTERVALO_MS = 30_000;

export const useSaude = () =>
  useQuery({
    queryKey: ['saude-da-plataforma'],
    queryFn: () => read('GET /app-web/v1/saude-da-plataforma', undefined, { quiet: true }),
    refetchInterval: INTERVALO_MS,
  });
