import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi } from '#web/api/client.ts';
import type { emailContract } from '../contract.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';
import { escreverFiltroDeMensagens, type FiltroDeMensagens } from './filtro-de-mensagens.ts';
import { escreverFiltroDeModelos, type FiltroDeModelos } from './filtro-de-modelos.ts';

export const api = createApi<typeof emailContract>();
export const SILENT = { errors: 'silent' } as const;
const CHAVE = ['email'] as const;

export const tamanhos = [25, 50, 100] as const;
export type Tamanho = (typeof tamanhos)[number];

interface Pagina {
  readonly tamanho: Tamanho;
  readonly cursor: string | undefined;
}

/** While another page is on its way, this one stays. */
const DE_LISTA = { placeholderData: keepPreviousData, staleTime: 0, retry: false } as const;

export const useModelos = ({ filtro, ...pagina }: Pagina & { readonly filtro: FiltroDeModelos }) =>
  useQuery({
    queryKey: [...CHAVE, 'modelos', filtro, pagina],
    queryFn: ({ signal }) =>
      api(
        'GET /app-web/v1/emails/modelos',
        { query: { ...escreverFiltroDeModelos(filtro), ...pagina } as never },
        { ...SILENT, signal },
      ),
    ...DE_LISTA,
  });

interface PedidoDeMensagens extends Pagina {
  readonly filtro: FiltroDeMensagens;
  /** Only what was sent to oneself. */
  readonly soMinhas: boolean;
}

export const useMensagens = ({ filtro, soMinhas, ...pagina }: PedidoDeMensagens) =>
  useQuery({
    queryKey: [...CHAVE, 'mensagens', soMinhas, filtro, pagina],
    queryFn: ({ signal }) => {
      const { aba: _, ...escolhas } = escreverFiltroDeMensagens(filtro);
      const query = { ...escolhas, ...pagina } as never;
      return soMinhas
        ? api('GET /app-web/v1/emails/meus', { query }, { ...SILENT, signal })
        : api('GET /app-web/v1/emails/enviados', { query }, { ...SILENT, signal });
    },
    ...DE_LISTA,
  });

/** What each event is about and the platform's words for it. */
export const useEventos = () =>
  useQuery({
    queryKey: [...CHAVE, 'eventos'],
    queryFn: () => api('GET /app-web/v1/emails/eventos', undefined, { ...SILENT, quiet: true }),
    retry: false,
  });

export const useEmail = (idEmail: number | null) =>
  useQuery({
    queryKey: [...CHAVE, 'um', idEmail],
    queryFn: () => api('GET /app-web/v1/emails/:idEmail', { params: { idEmail: idEmail ?? 0 } }, SILENT),
    enabled: idEmail !== null,
    staleTime: 0,
    retry: false,
  });

export interface EmPrevia {
  readonly evento: EventoDeEmail;
  readonly idOuvidoria: number | null;
  readonly assunto: string;
  readonly titulo: string;
  readonly corpo: string;
  readonly botao: string;
}

export const usePrevia = (pedido: EmPrevia) =>
  useQuery({
    queryKey: [...CHAVE, 'previa', pedido],
    queryFn: ({ signal }) =>
      api('POST /app-web/v1/emails/previa', { body: pedido }, { ...SILENT, quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
export type Previa = Output<(typeof emailContract)['POST /app-web/v1/emails/previa']>;

/** What was saved or sent is read again everywhere. */
export const useRenovar = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHAVE });
};
