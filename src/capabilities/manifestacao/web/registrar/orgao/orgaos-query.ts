import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import { createReader } from '#shell/api/client.ts';
import { lugarDaRota } from '../../../domain/registrar/lugar-e-tipos.ts';

const api = createReader<typeof orgaoContract>();

interface Procura {
  readonly busca: string;
  /** When left out, whatever forms they take. */
  readonly formulario?: number;
  readonly uf: string | null;
  readonly municipio: string | null;
  /** At the desk: the sphere of the person's own office, wherever the page is. */
  readonly esfera?: number | undefined;
  readonly enabled?: boolean;
  /** Keeps showing earlier results until the new answer comes. */
  readonly isAnteriorMantido?: boolean;
}

/** The two groups without territory do not filter by state: their offices may be anywhere. */
const ufDoFiltro = (uf: string | null): string => (uf !== null && uf.length === 2 && uf !== 'Jf' ? uf : '');

/** The offices of the place that take this form. */
export const useOrgaosDoLugar = (procura: Procura) => {
  const { busca, formulario, uf, municipio, esfera, enabled = true, isAnteriorMantido } = procura;
  const lugar = lugarDaRota(uf ?? undefined, municipio ?? undefined);
  const estado = esfera ? '' : ufDoFiltro(lugar.uf);
  const filtro = {
    busca,
    esfera: String(esfera ?? lugar.esfera),
    uf: estado,
    municipio: estado && (lugar.municipio ?? ''),
    formulario: formulario === undefined ? '' : String(formulario),
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
