import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { painelContract } from '../contract.ts';
import type { NomeDoPainel } from '../domain/visao.ts';
import type { FiltroDoPainel } from './filtro-do-painel.ts';

export const api = createReader<typeof painelContract>();
const orgaosApi = createApi<typeof orgaoContract>();

const daPergunta = ({ de, ate, idEsfera, uf, orgaos, idTipo, idAssunto }: FiltroDoPainel) => ({
  de: de || undefined,
  ate: ate || undefined,
  idEsfera: idEsfera ?? undefined,
  uf: uf || undefined,
  idOuvidoria: orgaos.join(',') || undefined,
  idTipo: idTipo ?? undefined,
  idAssunto: idAssunto ?? undefined,
});

export const useVisao = (painel: NomeDoPainel, filtro: FiltroDoPainel) =>
  useQuery({
    queryKey: ['paineis', painel, daPergunta(filtro)],
    queryFn: ({ signal }) =>
      api('GET /app-web/v1/paineis/:painel', { params: { painel }, query: daPergunta(filtro) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The offices named in the address. */
export const useOrgaosEscolhidos = (ids: readonly number[]) =>
  useQueries({
    queries: ids.map((idOuvidoria) => ({
      queryKey: ['orgaos', 'um', idOuvidoria],
      queryFn: () =>
        orgaosApi(
          'GET /app-web/v1/orgaos/:idOuvidoria',
          { params: { idOuvidoria } },
          { errors: 'silent' as const, quiet: true },
        ),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (consultas) => consultas.flatMap(({ data }) => data ?? []),
  });
