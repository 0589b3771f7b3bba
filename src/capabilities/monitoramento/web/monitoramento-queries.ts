import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import {
  type monitoramentoContract,
  type RelatorioPedido,
  type recortes,
  tamanhosDaLista,
} from '../contract.ts';
import type { avaliarCaso } from '../domain/avaliar-caso.ato.ts';
import type { cancelar } from '../domain/cancelar.ato.ts';
import type { devolver } from '../domain/devolver.ato.ts';
import type { encerrar } from '../domain/encerrar.ato.ts';
import { type SituacaoDaAvaliacao, situacoesDaAvaliacao } from '../domain/fatos-da-avaliacao.ts';
import type { responder } from '../domain/responder.ato.ts';
import { type FiltroDosOrgaos, formaDosOrgaos, semFiltro } from './filtro-dos-orgaos.ts';

export const api = createApi<
  typeof monitoramentoContract &
    ContratoDoAto<typeof avaliarCaso> &
    ContratoDoAto<typeof devolver> &
    ContratoDoAto<typeof responder> &
    ContratoDoAto<typeof encerrar> &
    ContratoDoAto<typeof cancelar>
>();
const read = createReader<typeof monitoramentoContract>();
const MONITORAMENTO = ['monitoramento'] as const;
const ENTRE_OLHADAS = 3_000;

const daPergunta = ({ busca, idEsfera, alerta }: FiltroDosOrgaos) => ({
  busca: busca || undefined,
  idEsfera: idEsfera ?? undefined,
  alerta,
});

const enderecoDosOrgaos = (filtro: FiltroDosOrgaos, formato: 'csv' | 'xlsx'): string => {
  const query = Object.entries({ ...daPergunta(filtro), formato }).flatMap(([nome, valor]) =>
    valor === undefined ? [] : [[nome, String(valor)]],
  );
  return `/api/app-web/v1/monitoramento/orgaos/exportar?${new URLSearchParams(query)}`;
};

export const listaDeOrgaos = definirLista({
  chave: [...MONITORAMENTO, 'orgaos'],
  forma: formaDosOrgaos,
  semFiltro,
  tamanhos: tamanhosDaLista,
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/monitoramento/orgaos', { query: { ...daPergunta(filtro), ...pagina } }, { signal }),
  chaveDe: ({ orgao }) => String(orgao.idOuvidoria),
  arquivo: enderecoDosOrgaos,
});

/** The first watched offices and their number: with only one there is nothing to choose. */
export const usePrimeirosOrgaos = () =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'orgaos', 'primeiros'],
    queryFn: ({ signal }) =>
      read('GET /app-web/v1/monitoramento/orgaos', { query: daPergunta(semFiltro) }, { signal }),
    staleTime: 0,
  });

export const useOrgaoMonitorado = (idOuvidoria: number) =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'orgao', idOuvidoria],
    queryFn: () => read('GET /app-web/v1/monitoramento/orgaos/:idOuvidoria', { params: { idOuvidoria } }),
    retry: false,
    staleTime: 0,
  });

export const nomesDasSituacoes = Object.keys(situacoesDaAvaliacao) as readonly SituacaoDaAvaliacao[];

const formaDasAvaliacoes: FormaDoFiltro<{ readonly situacao: SituacaoDaAvaliacao | undefined }> = {
  ler: (params) => ({ situacao: readUmDe(nomesDasSituacoes, params.get('situacao')) }),
  escrever: ({ situacao }) => soEscolhidos({ situacao: situacao ?? '' }),
};

export const listaDeAvaliacoes = definirLista({
  chave: [...MONITORAMENTO, 'avaliacoes'],
  forma: formaDasAvaliacoes,
  semFiltro: { situacao: undefined },
  tamanhos: tamanhosDaLista,
  ler: (filtro, pagina, signal) =>
    read('GET /app-web/v1/monitoramento/avaliacoes', { query: { ...filtro, ...pagina } }, { signal }),
  chaveDe: ({ idAvaliacao }) => String(idAvaliacao),
});

export const useAvaliacao = (idAvaliacao: number) =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'avaliacao', idAvaliacao],
    queryFn: () => read('GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao', { params: { idAvaliacao } }),
    retry: false,
    staleTime: 0,
  });

export const useCasoDaAmostra = (idAvaliacao: number, idManifestacao: number) =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'caso', idAvaliacao, idManifestacao],
    queryFn: () =>
      read('GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao', {
        params: { idAvaliacao, idManifestacao },
      }),
    retry: false,
    staleTime: 0,
  });

export const useRelerMonitoramento = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MONITORAMENTO });
};

export interface PeriodoDoOrgao {
  readonly idOuvidoria: number;
  readonly de: string;
  readonly ate: string;
}

export const useUniverso = (
  universo: (PeriodoDoOrgao & { readonly recorte: keyof typeof recortes }) | null,
) =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'amostra', universo],
    queryFn: () =>
      read(
        'GET /app-web/v1/monitoramento/amostra',
        { query: universo ?? { idOuvidoria: 0, de: '', ate: '' } },
        { quiet: true },
      ),
    enabled: universo !== null,
    retry: false,
  });

export const useRelatorio = (periodo: PeriodoDoOrgao | null) =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'relatorio', periodo],
    queryFn: () =>
      read('GET /app-web/v1/monitoramento/relatorio', {
        query: periodo ?? { idOuvidoria: 0, de: '', ate: '' },
      }),
    enabled: periodo !== null,
    retry: false,
    staleTime: 0,
  });

export const enderecoDoPdf = ({ idOuvidoria, de, ate }: PeriodoDoOrgao): string =>
  `/api/app-web/v1/monitoramento/relatorio/pdf?${new URLSearchParams({ idOuvidoria: String(idOuvidoria), de, ate })}`;

const espera = (relatorios: readonly RelatorioPedido[] = []): boolean =>
  relatorios.some(({ estado }) => estado === 'na-fila');

/** Polled while a report is written; it neither shows nor counts as activity (`semAtividade`). */
export const useRelatoriosPedidos = () =>
  useQuery({
    queryKey: [...MONITORAMENTO, 'relatorios'],
    queryFn: () => read('GET /app-web/v1/monitoramento/relatorios', undefined, { quiet: true }),
    refetchInterval: ({ state }) => (espera(state.data) ? ENTRE_OLHADAS : false),
    staleTime: 0,
  });
