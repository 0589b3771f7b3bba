import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi } from '#web/api/client.ts';
import { serverNow } from '#web/api/server-clock.ts';
import type {
  Checklist,
  filtrosDeOrgaos,
  filtrosDoItem,
  ItemVisto,
  tamanhosDaLista,
  transparenciaContract,
} from '../contract.ts';
import type { avaliar } from '../domain/avaliar.ato.ts';
import type { retomar } from '../domain/retomar.ato.ts';

export const api = createApi<
  typeof transparenciaContract & ContratoDoAto<typeof retomar> & ContratoDoAto<typeof avaliar>
>();
export const SILENT = { errors: 'silent' } as const;
const TRANSPARENCIA = ['transparencia-ativa'] as const;
const CHECKLIST = [...TRANSPARENCIA, 'checklist'] as const;

export type TamanhoDaLista = (typeof tamanhosDaLista)[number];

/** Without an id, the body one works for. */
export const useChecklist = (idOuvidoria: number | null) =>
  useQuery({
    queryKey: [...CHECKLIST, idOuvidoria],
    queryFn: (): Promise<Checklist> =>
      idOuvidoria === null
        ? api('GET /app-web/v1/transparencia-ativa/meu-orgao', undefined, SILENT)
        : api('GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria', { params: { idOuvidoria } }, SILENT),
    retry: false,
    staleTime: 0,
  });

/** The item as the server has it now, at once; the figures come after it. */
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
      api(
        'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico',
        { params: { idOuvidoria, idItem } },
        SILENT,
      ),
    staleTime: 0,
  });

interface Pagina {
  readonly busca: string;
  readonly tamanho: TamanhoDaLista;
  readonly cursor: string | undefined;
}

export interface FiltroDeOrgaos {
  readonly busca: string;
  readonly situacao: (typeof filtrosDeOrgaos)[number];
}

export const useOrgaosDaTransparencia = (pagina: Pagina & FiltroDeOrgaos) =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'orgaos', pagina],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/transparencia-ativa/orgaos',
        { query: { ...pagina, busca: pagina.busca || undefined } },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useItens = () =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'itens'],
    queryFn: () => api('GET /app-web/v1/transparencia-ativa/itens', undefined, SILENT),
    staleTime: 0,
  });

export interface FiltroDoItem {
  readonly busca: string;
  readonly situacao: (typeof filtrosDoItem)[number];
}

export const useOrgaosDoItem = (idItem: number, pagina: Pagina & FiltroDoItem) =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'item', idItem, pagina],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos',
        { params: { idItem }, query: { ...pagina, busca: pagina.busca || undefined } },
        { ...SILENT, signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });

export const useGerencial = () =>
  useQuery({
    queryKey: [...TRANSPARENCIA, 'gerencial'],
    queryFn: async () => ({
      ...(await api('GET /app-web/v1/transparencia-ativa/gerencial', undefined, SILENT)),
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
