import { useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import type { descumprimentoContract } from '../contract.ts';
import type { decidir } from '../domain/decidir.ato.ts';
import { filasDeDenuncias } from '../domain/filas-de-denuncias.ts';

export const api = createApi<typeof descumprimentoContract & ContratoDoAto<typeof decidir>>();
const read = createReader<typeof descumprimentoContract>();
export type Fila = (typeof filasDeDenuncias)[number];

export const CHAVE_DAS_DENUNCIAS = ['descumprimentos'] as const;

/** Under the key of the case: reading the case again reads this again too. */
export const useDescumprimento = (idManifestacao: number) =>
  useQuery({
    queryKey: ['manifestacao', idManifestacao, 'descumprimento'],
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/descumprimento', { params: { idManifestacao } }),
    retry: false,
    staleTime: 0,
  });
export type Descumprimento = NonNullable<ReturnType<typeof useDescumprimento>['data']>;

export const useDenunciaveis = () =>
  useQuery({
    queryKey: [...CHAVE_DAS_DENUNCIAS, 'denunciaveis'],
    queryFn: () => read('GET /app-web/v1/descumprimentos/denunciaveis'),
    staleTime: 0,
  });

/** One page, and the counts of every queue. */
const listaDeDenuncias = definirLista({
  chave: [...CHAVE_DAS_DENUNCIAS, 'lista'],
  forma: {
    ler: (params) => ({ fila: readUmDe(filasDeDenuncias, params.get('fila')) ?? 'abertas' }),
    escrever: ({ fila }: { readonly fila: Fila }) => ({ fila }),
  },
  semFiltro: {},
  tamanhos: [20, 50, 100],
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/descumprimentos', { query: { ...filtro, ...pagina } }, { signal }),
  chaveDe: ({ idDenuncia }) => String(idDenuncia),
});
export const useDenuncias = () => useLista(listaDeDenuncias);

export const useDenuncia = (idDenuncia: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_DENUNCIAS, idDenuncia],
    queryFn: () => read('GET /app-web/v1/descumprimentos/:idDenuncia', { params: { idDenuncia } }),
    retry: false,
    staleTime: 0,
  });
