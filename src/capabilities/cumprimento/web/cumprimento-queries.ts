import { useQuery } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { readNumero, readUmDe } from '#shell/lista/read-do-endereco.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import { type cumprimentoContract, filasDeEntregas, filasDoControle } from '../contract.ts';
import type { confirmarEntrega } from '../domain/confirmar-entrega.ato.ts';
import type { contestarEntrega } from '../domain/contestar-entrega.ato.ts';
import type { declararSemMeios } from '../domain/declarar-sem-meios.ato.ts';
import type { entregar } from '../domain/entregar.ato.ts';
import type { fixarNovaData } from '../domain/fixar-nova-data.ato.ts';

export const api = createApi<
  ContratoDoAto<typeof entregar> &
    ContratoDoAto<typeof confirmarEntrega> &
    ContratoDoAto<typeof contestarEntrega> &
    ContratoDoAto<typeof fixarNovaData> &
    ContratoDoAto<typeof declararSemMeios>
>();
const read = createReader<typeof cumprimentoContract>();

export type FilaDeEntregas = (typeof filasDeEntregas)[number];
export type FilaDoControle = (typeof filasDoControle)[number];

/** Under the key of the case: reading the case again reads this again too. */
export const usePromessas = (idManifestacao: number) =>
  useQuery({
    queryKey: ['manifestacao', idManifestacao, 'promessas'],
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/promessas', { params: { idManifestacao } }),
    retry: false,
    staleTime: 0,
  });

const CHAVE = ['promessas'] as const;

const listaDeEntregas = definirLista({
  chave: [...CHAVE, 'entregas'],
  forma: {
    ler: (params) => ({ fila: readUmDe(filasDeEntregas, params.get('fila')) ?? 'a-entregar' }),
    escrever: ({ fila }: { readonly fila: FilaDeEntregas }) => ({ fila }),
  },
  semFiltro: {},
  tamanhos: [20, 50, 100],
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/promessas', { query: { ...filtro, ...pagina } }, { signal }),
  chaveDe: ({ idPromessa }) => String(idPromessa),
});
export const useEntregas = () => useLista(listaDeEntregas);

interface FiltroDoControle {
  readonly fila: FilaDoControle;
  readonly idOuvidoria: number | undefined;
}

const listaDoControle = definirLista({
  chave: [...CHAVE, 'controle'],
  forma: {
    ler: (params): FiltroDoControle => ({
      fila: readUmDe(filasDoControle, params.get('fila')) ?? 'vencidas',
      idOuvidoria: readNumero(params.get('orgao')) ?? undefined,
    }),
    escrever: ({ fila, idOuvidoria }: FiltroDoControle) => ({
      fila,
      ...(idOuvidoria !== undefined && { orgao: String(idOuvidoria) }),
    }),
  },
  semFiltro: { idOuvidoria: undefined },
  tamanhos: [20, 50, 100],
  ler: ({ fila, idOuvidoria }, pagina, signal) =>
    read(
      'GET /app-web/v1/cumprimento',
      { query: { fila, ...(idOuvidoria !== undefined && { idOuvidoria }), ...pagina } },
      { signal },
    ),
  chaveDe: ({ idPromessa }) => String(idPromessa),
});
export const useCumprimento = () => useLista(listaDoControle);
