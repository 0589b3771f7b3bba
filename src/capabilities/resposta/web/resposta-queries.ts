import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { respostaContract } from '../contract.ts';

export const api = createApi<typeof respostaContract>();
const read = createReader<typeof respostaContract>();
const apoio = createReader<typeof tabelaApoioContract>();
const UMA_HORA = 3_600_000;

const MODELOS = 'GET /app-web/v1/tratamento/modelos';
export type Modelo = z.output<(typeof respostaContract)[typeof MODELOS]['response']>[number];

export const CHAVE_DOS_MODELOS = ['tratamento', 'modelos'] as const;

/** The administrador names an office; everybody else leaves it out. */
export const useModelos = (idOuvidoria: number | undefined, enabled = true) =>
  useQuery({
    queryKey: [...CHAVE_DOS_MODELOS, idOuvidoria],
    queryFn: () =>
      read(MODELOS, { query: idOuvidoria === undefined ? {} : { idOuvidoria: String(idOuvidoria) } }),
    enabled,
  });

/** The possible decisions on an access request, with their specifications and details. */
export const useDecisoes = (enabled: boolean) =>
  useQuery({
    queryKey: ['decisoes'],
    queryFn: async () => {
      const [decisoes, especificacoes, detalhamentos] = await Promise.all([
        apoio('GET /codigos-decisao', {
          query: { idTipoFormulario: String(TipoFormulario.acessoAInformacao) },
        }),
        apoio('GET /codigos-especificacao-decisao'),
        apoio('GET /detalhamentos-especificacoes-manifestacao'),
      ]);
      return { decisoes, especificacoes, detalhamentos };
    },
    staleTime: UMA_HORA,
    enabled,
  });
export type Decisoes = NonNullable<ReturnType<typeof useDecisoes>['data']>;

export const useTiposDeManifestacao = () =>
  useQuery({
    queryKey: ['tipos-manifestacao'],
    queryFn: () => apoio('GET /tipos-manifestacao'),
    staleTime: UMA_HORA,
  });
