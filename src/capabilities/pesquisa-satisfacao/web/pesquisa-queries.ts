import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createApi } from '#web/api/client.ts';
import { useTrocaDoLink } from '#web/consultar/troca-do-link.ts';
import type { pesquisaContract } from '../contract.ts';

const api = createApi<typeof pesquisaContract>();

const VER = 'GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa';
export type Pesquisa = z.output<(typeof pesquisaContract)[typeof VER]['response']>;

/** The link of the mail opens it; used or wrong, the person's session or code may still do. */
export const usePesquisa = (idManifestacao: number, token: string | null = null) => {
  const troca = useTrocaDoLink('pesquisa', idManifestacao, token, (segredo) =>
    api(
      'POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir',
      { params: { idManifestacao }, body: { token: segredo } },
      { errors: 'silent' },
    ),
  );
  return useQuery({
    queryKey: ['manifestacao', idManifestacao, 'pesquisa'],
    queryFn: () => api(VER, { params: { idManifestacao } }, { errors: 'silent' }),
    enabled: token === null || troca.isFetched,
    retry: false,
    staleTime: 0,
  });
};
