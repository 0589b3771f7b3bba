import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { createReader } from '#shell/api/client.ts';

const apoio = createReader<typeof tabelaApoioContract>();

export const useMotivosDeArquivamento = () =>
  useQuery({
    queryKey: ['motivos-arquivamento'],
    queryFn: () => apoio('GET /motivos-arquivamento', undefined, { quiet: true }),
  });
