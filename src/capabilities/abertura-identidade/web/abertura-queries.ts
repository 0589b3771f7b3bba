import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import { readUmDe } from '#shell/lista/read-do-endereco.ts';
import { definirLista, useLista } from '#shell/lista/use-lista.ts';
import { type aberturaIdentidadeContract, filasDeAberturas } from '../contract.ts';
import type { abrirIdentidadeAprovada } from '../domain/abrir-identidade-aprovada.ato.ts';
import type { decidirAbertura } from '../domain/decidir-abertura.ato.ts';
import type { manifestante } from '../domain/manifestante.ts';
import type { verIdentidade as atoDeVer } from '../domain/ver-identidade.ato.ts';

export type Fila = (typeof filasDeAberturas)[number];
export type Identidade = z.output<typeof manifestante>;

const read = createReader<typeof aberturaIdentidadeContract>();
const api = createApi<
  ContratoDoAto<typeof atoDeVer> &
    ContratoDoAto<typeof decidirAbertura> &
    ContratoDoAto<typeof abrirIdentidadeAprovada>
>();

export const CHAVE_DAS_ABERTURAS = ['aberturas-de-identidade'] as const;
export const ENDERECO_DAS_ABERTURAS = '/manifestacao/identidade/aberturas';

export const chaveDasAberturasDoCaso = (idManifestacao: number) => [
  ...chaveDoDetalhe(idManifestacao),
  'aberturas-de-identidade',
];

export const useAberturasDoCaso = (idManifestacao: number, enabled = true) =>
  useQuery({
    queryKey: chaveDasAberturasDoCaso(idManifestacao),
    queryFn: () =>
      read('GET /app-web/v1/manifestacoes/:idManifestacao/aberturas-de-identidade', {
        params: { idManifestacao },
      }),
    enabled,
    retry: false,
    staleTime: 0,
  });

const listaDeAberturas = definirLista({
  chave: [...CHAVE_DAS_ABERTURAS, 'lista'],
  forma: {
    ler: (params) => ({ fila: readUmDe(filasDeAberturas, params.get('fila')) ?? 'a-aprovar' }),
    escrever: ({ fila }: { readonly fila: Fila }) => ({ fila }),
  },
  semFiltro: {},
  tamanhos: [20, 50, 100],
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/aberturas-de-identidade', { query: { ...filtro, ...pagina } }, { signal }),
  chaveDe: ({ idAbertura }) => String(idAbertura),
});
export const useAberturas = () => useLista(listaDeAberturas);

export const useAbertura = (idAbertura: number) =>
  useQuery({
    queryKey: [...CHAVE_DAS_ABERTURAS, idAbertura],
    queryFn: () => read('GET /app-web/v1/aberturas-de-identidade/:idAbertura', { params: { idAbertura } }),
    retry: false,
    staleTime: 0,
  });

export const verIdentidade = (idManifestacao: number, justificativa: string) =>
  api(
    'POST /app-web/v1/tratamento/:idManifestacao/identidade',
    { params: { idManifestacao }, body: { justificativa } },
    SILENT,
  );

export const decidir = (idAbertura: number, decisao: { aprova: boolean; fundamento: string }) =>
  api(
    'POST /app-web/v1/aberturas-de-identidade/:idAbertura/decidir',
    { params: { idAbertura }, body: decisao },
    SILENT,
  );

export const abrirAprovada = (idAbertura: number) =>
  api(
    'POST /app-web/v1/aberturas-de-identidade/:idAbertura/abrir',
    { params: { idAbertura }, body: {} },
    SILENT,
  );
