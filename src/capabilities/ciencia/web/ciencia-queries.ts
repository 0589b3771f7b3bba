import { useInfiniteQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { cienciaContract } from '../contract.ts';

const read = createReader<typeof cienciaContract>();

export const useAAvisar = () =>
  useInfiniteQuery({
    queryKey: ['ciencia', 'a-avisar'],
    queryFn: ({ pageParam }) =>
      read('GET /app-web/v1/ciencia/a-avisar', { query: pageParam ? { cursor: pageParam } : {} } as never),
    initialPageParam: '',
    getNextPageParam: ({ proximoCursor }) => proximoCursor,
    staleTime: 0,
  });
