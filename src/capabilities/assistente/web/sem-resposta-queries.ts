import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { readBusca, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { assistenteContract } from '../contract.ts';

const api = createApi<typeof assistenteContract>();
const read = createReader<typeof assistenteContract>();
const CHAVE = ['assistente'] as const;

/** An empty `situacao` means those not handled yet. */
export interface FiltroDasPerguntas {
  readonly busca: string;
  readonly situacao: 'tratadas' | '';
}

const formaDoFiltro: FormaDoFiltro<FiltroDasPerguntas> = {
  ler: (params) => ({
    busca: readBusca(params.get('busca')),
    situacao: readUmDe(['tratadas'], params.get('situacao')) ?? '',
  }),
  escrever: (filtro) => soEscolhidos({ ...filtro }),
};

export const perguntasSemResposta = definirLista({
  chave: [...CHAVE, 'sem-resposta'],
  forma: formaDoFiltro,
  semFiltro: { busca: '', situacao: '' },
  tamanhos: [25, 50, 100],
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/assistente/sem-resposta',
      { query: { ...formaDoFiltro.escrever(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idPergunta }) => String(idPergunta),
});

export const useAvaliacoes = () =>
  useQuery({
    queryKey: [...CHAVE, 'avaliacoes'],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/assistente/avaliacoes', undefined, { quiet: true, signal }),
    staleTime: 0,
    retry: false,
  });

export const useTratar = () => {
  const client = useQueryClient();
  /** Whether it worked; the API client shows the error. */
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
