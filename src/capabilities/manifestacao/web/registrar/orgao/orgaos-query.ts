import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Orgao, orgaoContract } from '#capabilities/orgao/contract.ts';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { chaveDeBusca } from '#capabilities/tabela-apoio/domain/busca-municipio.ts';
import { createReader } from '#shell/api/client.ts';
import { lugarDaRota } from '../../../domain/registrar/lugar-e-tipos.ts';

const api = createReader<typeof orgaoContract>();
const tabelas = createReader<typeof tabelaApoioContract>();

interface Procura {
  readonly busca: string;
  /** When left out, whatever forms they take. */
  readonly formulario?: number;
  readonly uf: string | null;
  readonly municipio: string | null;
  /** At the desk: the sphere of the person's own office, wherever the page is. */
  readonly esfera?: number | undefined;
  /** At the desk: an office for training files in itself, too. */
  readonly deTeste?: boolean;
  readonly enabled?: boolean;
  /** Keeps showing earlier results until the new answer comes. */
  readonly isAnteriorMantido?: boolean;
}

/** The two groups without territory do not filter by state: their offices may be anywhere. */
const ufDoFiltro = (uf: string | null): string => (uf !== null && uf.length === 2 && uf !== 'Jf' ? uf : '');

/** The offices of the place that take this form. */
export const useOrgaosDoLugar = (procura: Procura) => {
  const { busca, formulario, uf, municipio, esfera, deTeste, enabled = true, isAnteriorMantido } = procura;
  const lugar = lugarDaRota(uf ?? undefined, municipio ?? undefined);
  const estado = esfera ? '' : ufDoFiltro(lugar.uf);
  const filtro = {
    busca,
    esfera: String(esfera ?? lugar.esfera),
    uf: estado,
    municipio: estado && (lugar.municipio ?? ''),
    formulario: formulario === undefined ? '' : String(formulario),
    ...(deTeste && { deTeste: '1' as const }),
  };
  const consulta = useInfiniteQuery({
    queryKey: ['orgaos', filtro],
    queryFn: ({ pageParam, signal }) =>
      api('GET /app-web/v1/orgaos', { query: { ...filtro, cursor: pageParam } }, { quiet: true, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
    enabled,
    ...(isAnteriorMantido && { placeholderData: keepPreviousData }),
  });
  const paginas = consulta.data?.pages ?? [];
  return {
    ...consulta,
    orgaos: paginas.flatMap(({ itens }) => itens),
    total: paginas[0]?.total ?? 0,
  };
};

/** Fewer letters find half the country. */
const MIN_LETRAS = 3;

/**
 * What a search finds wherever it is: a city by its name, without choosing its state first. Cities
 * of just that name without an office of their own are said, so that nobody searches on.
 */
export const useOrgaosDeTodoLugar = (busca: string, formulario: number, enabled: boolean) => {
  const { data } = useQuery({
    queryKey: ['orgaos-de-todo-lugar', busca, formulario],
    queryFn: async ({ signal }): Promise<DeTodoLugar> => {
      const [{ itens }, cidades] = await Promise.all([
        api(
          'GET /app-web/v1/orgaos',
          { query: { busca, formulario: String(formulario) } },
          { quiet: true, signal },
        ),
        tabelas('GET /app-web/v1/municipios', { query: { busca, limite: '5' } }, { quiet: true, signal }),
      ]);
      const comOrgao = new Set(itens.map(({ municipio }) => municipio?.idMunicipio));
      const semOrgao = cidades.filter(
        ({ idMunicipio, descMunicipio }) =>
          chaveDeBusca(descMunicipio) === chaveDeBusca(busca) && !comOrgao.has(idMunicipio),
      );
      return { itens, semOrgao: semOrgao.map(({ descMunicipio, uf }) => `${descMunicipio}/${uf.sigUf}`) };
    },
    enabled: enabled && busca.length >= MIN_LETRAS,
    retry: false,
  });
  return data;
};

export interface DeTodoLugar {
  readonly itens: readonly Orgao[];
  /** 'Campinas/SP' */
  readonly semOrgao: readonly string[];
}
