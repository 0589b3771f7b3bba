import { useQuery } from '@tanstack/react-query';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { nomeEsfera } from '#kernel/enumeracoes.ts';
import { createReader } from '#shell/api/client.ts';
import type { OpcaoDeApoio } from '#shell/lista/apoio.ts';
import { useAssuntos, useCanais, useSituacoes, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import type { NomeDoFiltro } from '../domain/filtros.ts';

const apoio = createReader<typeof tabelaApoioContract>();

/** Fetched only if the report has the filter; the options do not change during the day. */
const useTabela = (nome: string, precisa: boolean, buscar: () => Promise<readonly OpcaoDeApoio[]>) => {
  const { data = [] } = useQuery({
    queryKey: ['apoio', 'relatorio', nome],
    queryFn: buscar,
    enabled: precisa,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
};

const esferas = Object.entries(nomeEsfera).map(([nome, id]) => ({ id, nome: nome.replaceAll('_', ' ') }));

/** The options of each filter that takes ids. */
export const useOpcoesDosFiltros = (
  seus: readonly NomeDoFiltro[],
): Readonly<Partial<Record<NomeDoFiltro, readonly OpcaoDeApoio[]>>> => ({
  tipos: useTiposDeManifestacao(),
  situacoes: useSituacoes(),
  canais: useCanais(),
  assuntos: useAssuntos(),
  esferas,
  formularios: useTabela('formularios', seus.includes('formularios'), async () =>
    (await apoio('GET /tipos-formulario', undefined, { quiet: true })).map((linha) => ({
      id: linha.idTipoFormulario,
      nome: linha.descTipoFormulario,
    })),
  ),
  decisoes: useTabela('decisoes', seus.includes('decisoes'), async () =>
    (await apoio('GET /codigos-decisao', { query: {} }, { quiet: true })).map((linha) => ({
      id: linha.codigoDecisao,
      nome: linha.descricaoDecisao,
    })),
  ),
  instancias: useTabela('instancias', seus.includes('instancias'), async () =>
    (await apoio('GET /instancias-recurso', undefined, { quiet: true })).map((linha) => ({
      id: linha.idInstanciaRecurso,
      nome: linha.descInstanciaRecurso,
    })),
  ),
  resultados: useTabela('resultados', seus.includes('resultados'), async () =>
    (await apoio('GET /tipos-recurso-respostas', undefined, { quiet: true })).map((linha) => ({
      id: linha.idTipoRespostaRecurso,
      nome: linha.descTipoRespostaRecurso,
    })),
  ),
});
