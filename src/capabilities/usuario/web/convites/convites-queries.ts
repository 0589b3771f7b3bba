import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { usuarioContract } from '../../contract.ts';

const read = createReader<typeof usuarioContract>();
const CHAVE = ['meus-convites'];

/** The profiles that wait for the person's own answer. */
export const useMeusConvites = (quiet = false) =>
  useQuery({
    queryKey: CHAVE,
    queryFn: () => read('GET /app-web/v1/usuarios/meus-convites', undefined, { quiet }),
    staleTime: 0,
  });

export const useRelerConvites = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHAVE });
};
