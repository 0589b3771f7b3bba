import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { emailContract } from '../contract.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';
import {
  escreverFiltroDeMensagens,
  formaDasMensagens,
  semFiltroDeMensagens,
} from './mensagens/filtro-de-mensagens.ts';
import { escreverFiltroDeModelos, formaDosModelos, semFiltroDeModelos } from './modelos/filtro-de-modelos.ts';

export const api = createApi<typeof emailContract>();
const read = createReader<typeof emailContract>();
const CHAVE = ['email'] as const;

const tamanhos = [25, 50, 100] as const;

export const listaDeModelos = definirLista({
  chave: [...CHAVE, 'modelos'],
  forma: formaDosModelos,
  semFiltro: semFiltroDeModelos,
  tamanhos,
  ler: (filtro, pagina, signal) =>
    read(
      'GET /app-web/v1/emails/modelos',
      { query: { ...escreverFiltroDeModelos(filtro), ...pagina } as never },
      { signal },
    ),
  chaveDe: ({ idModelo }) => String(idModelo),
});

/** All mails, or only those sent to the person. */
export const listaDeMensagens = (soMinhas: boolean) =>
  definirLista({
    chave: [...CHAVE, 'mensagens', soMinhas],
    forma: formaDasMensagens,
    semFiltro: semFiltroDeMensagens,
    tamanhos,
    ler: (filtro, pagina, signal) => {
      const { aba: _, ...escolhas } = escreverFiltroDeMensagens(filtro);
      const query = { ...escolhas, ...pagina } as never;
      return soMinhas
        ? read('GET /app-web/v1/emails/meus', { query }, { signal })
        : read('GET /app-web/v1/emails/enviados', { query }, { signal });
    },
    chaveDe: ({ idEmail }) => String(idEmail),
  });

/** What each event is about and the platform's words for it. */
export const useEventos = () =>
  useQuery({
    queryKey: [...CHAVE, 'eventos'],
    queryFn: () => read('GET /app-web/v1/emails/eventos', undefined, { quiet: true }),
    retry: false,
  });

export const useEmail = (idEmail: number | null) =>
  useQuery({
    queryKey: [...CHAVE, 'um', idEmail],
    queryFn: () => read('GET /app-web/v1/emails/:idEmail', { params: { idEmail: idEmail ?? 0 } }),
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

/** After saving or sending, every query of mails is read again. */
export const useRenovar = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CHAVE });
};
