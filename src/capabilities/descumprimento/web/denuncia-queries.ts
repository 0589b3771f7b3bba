import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi } from '#shell/api/client.ts';
import type { descumprimentoContract, filasDeDenuncias } from '../contract.ts';
import type { decidir } from '../domain/decidir.ato.ts';

export const api = createApi<typeof descumprimentoContract & ContratoDoAto<typeof decidir>>();
export const SILENT = { errors: 'silent' } as const;
export type Fila = (typeof filasDeDenuncias)[number];

export const CHAVE_DAS_DENUNCIAS = ['descumprimentos'] as const;

/** Below the key of the case: whoever reads the case again reads this, too. */
export const useDescumprimento = (idManifestacao: number) =>
  useQuery({
    queryKey: ['manifestacao', idManifestacao, 'descumprimento'],
    queryFn: () =>
      api(
        'GET /app-web/v1/manifestacoes/:idManifestacao/descumprimento',
        { params: { idManifestacao } },
        SILENT,
      ),
    retry: false,
    staleTime: 0,
  });
export type Descumprimento = NonNullable<ReturnType<typeof useDescumprimento>['data']>;

export const useDenunciaveis = () =>
  useQuery({
    queryKey: [...CHAVE_DAS_DENUNCIAS, 'denunciaveis'],
    queryFn: () => api('GET /app-web/v1/descumprimentos/denunciaveis', undefined, SILENT),
    staleTime: 0,
  });

export const useDenuncias = (fila: Fila, pagina: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_DENUNCIAS, 'lista', fila, pagina],
    queryFn: () => api('GET /app-web/v1/descumprimentos', { query: { fila, pagina } }, SILENT),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useDenuncia = (idDenuncia: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_DENUNCIAS, idDenuncia],
    queryFn: () => api('GET /app-web/v1/descumprimentos/:idDenuncia', { params: { idDenuncia } }, SILENT),
    retry: false,
    staleTime: 0,
  });
