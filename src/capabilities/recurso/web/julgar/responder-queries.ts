import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { listaDeTrabalhoContract } from '#capabilities/lista-de-trabalho/contract.ts';
import type { prazoContract } from '#capabilities/simulador-de-prazo/contract.ts';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import type { SentInput } from '#kernel/endpoint.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { createReader } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { chaveDoRecurso } from '../recurso-queries.ts';

const apoio = createReader<typeof tabelaApoioContract>();
const outras = createReader<typeof prazoContract & typeof listaDeTrabalhoContract>();
const SEMPRE = Number.POSITIVE_INFINITY;

export const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));

interface Opcao {
  readonly value: string;
  readonly label: string;
}

export interface OpcoesDaDecisao {
  readonly tipos: readonly Opcao[];
  readonly especificacoes: readonly (Opcao & { readonly tipos: readonly string[] })[];
  readonly detalhamentos: readonly Opcao[];
}

const buscarOpcoes = async (): Promise<OpcoesDaDecisao> => {
  const [tipos, especificacoes, detalhamentos] = await Promise.all([
    apoio('GET /tipos-recurso-respostas'),
    apoio('GET /especificacoes-tipos-respostas-recursos'),
    apoio('GET /detalhamentos-especificacoes-respostas-recursos'),
  ]);
  return {
    tipos: tipos.map((cada) => ({
      value: String(cada.idTipoRespostaRecurso),
      label: cada.descTipoRespostaRecurso,
    })),
    especificacoes: especificacoes.map((cada) => ({
      value: String(cada.idEspecificacaoRespostaRecurso),
      label: cada.descEspecificacaoRespostaRecurso,
      tipos: cada.idsTipoRespostaRecurso.map(String),
    })),
    detalhamentos: detalhamentos.map((cada) => ({
      value: String(cada.idDetalhamentoEspecificacaoRespostaRecurso),
      label: cada.descDetalhamentoEspecificacaoRespostaRecurso,
    })),
  };
};

export const useOpcoesDaDecisao = () =>
  useQuery({ queryKey: ['apoio', 'decisao-de-recurso'], queryFn: buscarOpcoes, staleTime: SEMPRE });

export const useJustificativas = (enabled: boolean) =>
  useQuery({
    queryKey: ['apoio', 'justificativas-nao-conhecimento'],
    queryFn: () => apoio('GET /justificativas-resposta-recurso-nao-conhecimento'),
    enabled,
    staleTime: SEMPRE,
  });

/** The people of the office that judges. */
export const usePessoasQueJulgam = (idOuvidoria: number, enabled: boolean) =>
  useQuery({
    queryKey: ['recursos', 'pessoas', idOuvidoria],
    queryFn: () => outras('GET /app-web/v1/tratamento/opcoes-da-lista', { query: { idOuvidoria } as never }),
    enabled,
    staleTime: 60_000,
  });

const SIMULAR = 'GET /app-web/v1/prazos/simular';
type Simulacao = SentInput<(typeof prazoContract)[typeof SIMULAR]>['query'];
const simular = (query: Simulacao) => outras(SIMULAR, { query });

/** Null when the term was moved and no longer follows the law's days. */
const explicar = async ({ registradoEm, prazoOriginal, orgao }: RecursoVisto) => {
  const pedido = {
    procedimento: 'decisao-de-recurso',
    inicio: toIsoDate(localDate(Date.parse(registradoEm))),
    idOuvidoria: orgao.idOuvidoria,
  } as const;
  const noDia = await simular(pedido as never);
  if (noDia.vencimento === prazoOriginal) return noDia;
  const depoisDoCorte = await simular({ ...pedido, aposCorte: 'true' } as never);
  return depoisDoCorte.vencimento === prazoOriginal ? depoisDoCorte : null;
};

/** The term day by day, fetched on demand. */
export const usePrazoDoRecurso = (recurso: RecursoVisto, enabled: boolean) =>
  useQuery({
    queryKey: [...chaveDoRecurso(recurso.idRecurso), 'prazo', recurso.prazoOriginal],
    queryFn: () => explicar(recurso),
    enabled,
    retry: false,
  });

/** Until when a decision given today could be appealed. */
export const usePrazoParaRecorrer = ({ orgao }: Pick<RecursoVisto, 'orgao'>, enabled: boolean) =>
  useQuery({
    queryKey: ['recursos', 'recorrer-de-hoje', orgao.idOuvidoria, hoje()],
    queryFn: async () =>
      (await simular({ procedimento: 'recorrer', inicio: hoje(), idOuvidoria: orgao.idOuvidoria } as never))
        .vencimento,
    enabled,
    retry: false,
  });

/** Reads the appeal, the others of its case and the list again. */
export const useRelerRecurso = ({
  idRecurso,
  idManifestacao,
}: Pick<RecursoVisto, 'idRecurso' | 'idManifestacao'>) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: chaveDoRecurso(idRecurso) }),
      queries.invalidateQueries({ queryKey: chaveDoDetalhe(idManifestacao) }),
      queries.invalidateQueries({ queryKey: ['recursos'] }),
    ]);
  };
};
