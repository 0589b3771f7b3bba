import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader } from '#shell/api/client.ts';
import { readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { tamanhosDaLista, type webhookContract } from '../contract.ts';
import { type SituacaoDaEntrega, situacoesDaEntrega } from '../domain/webhook.ts';

export const api = createApi<typeof webhookContract>();
const read = createReader<typeof webhookContract>();
const WEBHOOKS = ['webhooks'] as const;

interface DoOrgao {
  /** Null: every office, for the administrador. */
  readonly idOuvidoria: number | null;
}

const formaDosWebhooks: FormaDoFiltro<DoOrgao> = {
  ler: (params) => ({ idOuvidoria: readNumero(params.get('idOuvidoria')) }),
  escrever: ({ idOuvidoria }) => soEscolhidos({ idOuvidoria: String(idOuvidoria ?? '') }),
};
/** A gestor sees only their own office, so there is no filter. */
const soOMeuOrgao: FormaDoFiltro<DoOrgao> = { ler: () => ({ idOuvidoria: null }), escrever: () => ({}) };

export const listaDeWebhooks = (isAdministrador: boolean) =>
  definirLista({
    chave: [...WEBHOOKS, 'lista'],
    forma: isAdministrador ? formaDosWebhooks : soOMeuOrgao,
    semFiltro: { idOuvidoria: null },
    tamanhos: tamanhosDaLista,
    tamanhoInicial: 25,
    ler: ({ idOuvidoria }, pagina, signal) =>
      read(
        'GET /app-web/v1/webhooks',
        { query: { ...pagina, idOuvidoria: idOuvidoria ?? undefined } },
        { signal },
      ),
    chaveDe: ({ idWebhook }) => String(idWebhook),
  });

export const useWebhook = (idWebhook: number) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'um', idWebhook],
    queryFn: () => read('GET /app-web/v1/webhooks/:idWebhook', { params: { idWebhook } }),
    retry: false,
    staleTime: 0,
  });

const formaDasEntregas: FormaDoFiltro<{ readonly situacao: SituacaoDaEntrega | undefined }> = {
  ler: (params) => ({ situacao: readUmDe(situacoesDaEntrega, params.get('situacao')) }),
  escrever: ({ situacao }) => soEscolhidos({ situacao: situacao ?? '' }),
};

export const listaDeEntregas = (idWebhook: number) =>
  definirLista({
    chave: [...WEBHOOKS, 'entregas', idWebhook],
    forma: formaDasEntregas,
    semFiltro: { situacao: undefined },
    tamanhos: tamanhosDaLista,
    ler: (filtro, pagina, signal) =>
      read(
        'GET /app-web/v1/webhooks/:idWebhook/entregas',
        { params: { idWebhook }, query: { ...pagina, ...filtro } },
        { signal },
      ),
    chaveDe: ({ idEntrega }) => String(idEntrega),
  });

export const useEntrega = (idWebhook: number, idEntrega: number) =>
  useQuery({
    queryKey: [...WEBHOOKS, 'entrega', idWebhook, idEntrega],
    queryFn: () =>
      read('GET /app-web/v1/webhooks/:idWebhook/entregas/:idEntrega', { params: { idWebhook, idEntrega } }),
    staleTime: 0,
  });

export const useRelerWebhooks = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WEBHOOKS });
};
