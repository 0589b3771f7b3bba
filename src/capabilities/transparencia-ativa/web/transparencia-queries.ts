import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { type Checklist, type ItemVisto, tamanhosDaLista, type transparenciaContract } from '../contract.ts';
import type { avaliarItem } from '../domain/avaliar-item.ato.ts';
import type { retomar } from '../domain/retomar.ato.ts';
import { formaDoItem, formaDosOrgaos, semFiltroDaTransparencia } from './filtros-da-transparencia.ts';

export const api = createApi<
  typeof transparenciaContract & ContratoDoAto<typeof retomar> & ContratoDoAto<typeof avaliarItem>
>();
const read = createReader<typeof transparenciaContract>();
const TRANSPARENCIA = ['transparencia-ativa'] as const;
const CHECKLIST = [...TRANSPARENCIA, 'checklist'] as const;

/** Without an id: the body that the reader works for. */
export const useChecklist = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: [...CHECKLIST, idOuvidoria],
    queryFn: (): Promise<Checklist> =>
      idOuvidoria === null
        ? read('GET /app-web/v1/transparencia-ativa/meu-orgao')
        : read('GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria', { params: { idOuvidoria } }),
    retry: false,
    staleTime: 0,
  });

/** Shows the item as the server returned it at once; the figures are fetched afterwards. */
export const useItemMudou = () => {
  const client = useQueryClient();
  return (idOuvidoria: number, item: ItemVisto) => {
    client.setQueriesData<Checklist>({ queryKey: CHECKLIST }, (antes) =>
      antes?.orgao.idOuvidoria === idOuvidoria
        ? { ...antes, itens: antes.itens.map((cada) => (cada.idItem === item.idItem ? item : cada)) }
        : antes,
    );
    return client.invalidateQueries({ queryKey: TRANSPARENCIA });
  };
};

export const useRelerTransparencia = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: TRANSPARENCIA });
};

export const useHistorico = (idOuvidoria: number, idItem: number) =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'historico', idOuvidoria, idItem],
    queryFn: () =>
      read('GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico', {
        params: { idOuvidoria, idItem },
      }),
    staleTime: 0,
  });

export const listaDeOrgaos = definirLista({
  chave: [...TRANSPARENCIA, 'orgaos'],
  forma: formaDosOrgaos,
  semFiltro: semFiltroDaTransparencia,
  tamanhos: tamanhosDaLista,
  ler: ({ busca, situacao }, pagina, signal) =>
    read(
      'GET /app-web/v1/transparencia-ativa/orgaos',
      { query: { busca: busca || undefined, situacao, ...pagina } },
      { signal },
    ),
  chaveDe: ({ orgao }) => String(orgao.idOuvidoria),
  // The sheet has every body, whatever the filter on screen.
  arquivo: (_, formato) => enderecoDaTabela('orgaos')(formato),
});

export const useItens = () =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'itens'],
    queryFn: () => read('GET /app-web/v1/transparencia-ativa/itens'),
    staleTime: 0,
  });

export const listaDoItem = (idItem: number) =>
  definirLista({
    chave: [...TRANSPARENCIA, 'item', idItem],
    forma: formaDoItem,
    semFiltro: semFiltroDaTransparencia,
    tamanhos: tamanhosDaLista,
    ler: ({ busca, situacao }, pagina, signal) =>
      read(
        'GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos',
        { params: { idItem }, query: { busca: busca || undefined, situacao, ...pagina } },
        { signal },
      ),
    chaveDe: ({ orgao }) => String(orgao.idOuvidoria),
  });

export const useGerencial = () =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'gerencial'],
    queryFn: async () => ({
      ...(await read('GET /app-web/v1/transparencia-ativa/gerencial')),
      lidoEm: serverNow().toISOString(),
    }),
    staleTime: 0,
  });

type Conteudo = 'orgaos' | 'itens' | 'respostas';

export const enderecoDaTabela =
  (conteudo: Conteudo, idOuvidoria?: number) =>
  (formato: 'csv' | 'xlsx'): string => {
    const query = new URLSearchParams({
      conteudo,
      formato,
      ...(idOuvidoria !== undefined && { idOuvidoria: String(idOuvidoria) }),
    });
    return `/api/app-web/v1/transparencia-ativa/exportar?${query}`;
  };
