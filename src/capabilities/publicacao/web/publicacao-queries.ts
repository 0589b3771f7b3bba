import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import type { PublicacaoDoCaso, publicacaoContract } from '../contract.ts';
import type { Decisao } from '../domain/publicacao.ts';

const api = createApi<typeof publicacaoContract>();
const read = createReader<typeof publicacaoContract>();
const PENDENTES = 'GET /app-web/v1/publicacao/pendentes';
const DAQUI_A_POUCO = 2000;

/** Below the case's key, so that any act on the case reads this again. */
const chaveDaPublicacao = (idManifestacao: number) =>
  ['caso-da-equipe', idManifestacao, 'publicacao'] as const;

/** Polled only while the texts are being scanned, which takes a moment. */
export const usePublicacao = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDaPublicacao(idManifestacao),
    queryFn: () =>
      read('GET /app-web/v1/publicacao/:idManifestacao', { params: { idManifestacao } }, { quiet: true }),
    refetchInterval: ({ state }) => (state.data?.estado === 'em-conferencia' ? DAQUI_A_POUCO : false),
    staleTime: 0,
  });

export const useRelerPublicacao = (idManifestacao: number) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: chaveDaPublicacao(idManifestacao) });
};

/** The server's answer is the new state, from which the next decision continues. */
export const useDecidir = () => {
  const queries = useQueryClient();
  return async (
    { idManifestacao, versao }: PublicacaoDoCaso,
    decisao: Decisao & { readonly achados: number[] },
  ): Promise<PublicacaoDoCaso> => {
    const nova = await api(
      'POST /app-web/v1/publicacao/:idManifestacao/decisoes',
      { params: { idManifestacao }, body: { versao, ...decisao } },
      SILENT,
    );
    queries.setQueryData(chaveDaPublicacao(idManifestacao), nova);
    return nova;
  };
};

export type Pendente = Output<(typeof publicacaoContract)[typeof PENDENTES]>['itens'][number];

export const idDoPendente = ({ idManifestacao }: { readonly idManifestacao: number }): string =>
  `pendente-${idManifestacao}`;

const listaDePendentes = definirLista({
  chave: ['publicacao', 'pendentes'],
  forma: { ler: () => ({}), escrever: () => ({}) },
  semFiltro: {},
  tamanhos: [20, 50, 100],
  tamanhoInicial: 50,
  ler: (_, pagina, signal) => read(PENDENTES, { query: pagina }, { signal }),
  chaveDe: ({ idManifestacao }) => String(idManifestacao),
  idDaLinha: (item) => idDoPendente(item),
});

export const usePendentes = () => useLista(listaDePendentes);
