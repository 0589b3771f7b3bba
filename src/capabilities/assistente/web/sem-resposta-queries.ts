import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi } from '#web/api/client.ts';
import { lerBusca, lerUmDe, soEscolhidos } from '#web/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#web/lista/use-filtro-do-endereco.ts';
import type { assistenteContract } from '../contract.ts';

const api = createApi<typeof assistenteContract>();
const CHAVE = ['assistente'] as const;

export const tamanhos = [25, 50, 100] as const;
export type Tamanho = (typeof tamanhos)[number];

/** '' in `situacao`: those still to be looked at. */
export interface FiltroDasPerguntas {
  readonly busca: string;
  readonly situacao: 'tratadas' | '';
}

export const formaDoFiltro: FormaDoFiltro<FiltroDasPerguntas> = {
  ler: (params) => ({
    busca: lerBusca(params.get('busca')),
    situacao: lerUmDe(['tratadas'], params.get('situacao')) ?? '',
  }),
  escrever: (filtro) => soEscolhidos({ ...filtro }),
};

interface Pagina {
  readonly filtro: FiltroDasPerguntas;
  readonly tamanho: Tamanho;
  readonly cursor: string | undefined;
}

export const useSemResposta = ({ filtro, ...pagina }: Pagina) =>
  useQuery({
    queryKey: [...CHAVE, 'sem-resposta', filtro, pagina],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/assistente/sem-resposta',
        { query: { ...formaDoFiltro.escrever(filtro), ...pagina } as never },
        { errors: 'silent', signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

export const useAvaliacoes = () =>
  useQuery({
    queryKey: [...CHAVE, 'avaliacoes'],
    queryFn: ({ signal }) =>
      api('GET /app-web/v1/assistente/avaliacoes', undefined, { errors: 'silent', quiet: true, signal }),
    staleTime: 0,
    retry: false,
  });

export const useTratar = () => {
  const client = useQueryClient();
  /** Whether it was done; why not, the client shows. */
  return async (idPergunta: number, tratada: boolean): Promise<boolean> => {
    const isFeito = await api('POST /app-web/v1/assistente/sem-resposta/:idPergunta/tratar', {
      params: { idPergunta },
      body: { tratada },
    }).then(
      () => true,
      () => false,
    );
    await client.invalidateQueries({ queryKey: CHAVE });
    return isFeito;
  };
};
