import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createApi } from '#shell/api/client.ts';

const apoio = createApi<typeof tabelaApoioContract>();

export const useMotivosDeArquivamento = () =>
  useQuery({
    queryKey: ['motivos-arquivamento'],
    queryFn: () => apoio('GET /motivos-arquivamento', undefined, { errors: 'silent', quiet: true }),
  });
