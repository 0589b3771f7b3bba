import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Orgao, orgaoContract } from '#capabilities/orgao/contract.ts';
import { semAcento } from '#kernel/texto.ts';
import { createApi } from '#web/api/client.ts';
import { lugarDaRota } from '../home/home-destinos.ts';

const api = createApi<typeof orgaoContract>();

const BASTAM = 5;

interface Procura {
  readonly busca: string;
  readonly formulario: number;
  readonly uf: string | null;
  readonly municipio: string | null;
  /** At the desk: the sphere of one's own office, wherever the page is. */
  readonly esfera?: number;
}

/** Links write 'juazeiro-do-norte', people 'Juazeiro do Norte', others the IBGE code. */
const chave = (nome: string): string =>
  semAcento(nome)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const isDoMunicipio = ({ municipio }: Orgao, pedido: string): boolean =>
  municipio !== null &&
  (chave(municipio.descMunicipio) === chave(pedido) || String(municipio.idMunicipio) === pedido.slice(0, 6));

/** The states of the two groups without territory are no filter: their offices may be anywhere. */
const ufDoFiltro = (uf: string | null): string => (uf !== null && uf.length === 2 && uf !== 'Jf' ? uf : '');

/** The offices of the place that take this form; pages are read until there is something to choose from. */
export const useOrgaosDoLugar = ({ busca, formulario, uf, municipio, esfera }: Procura) => {
  const lugar = lugarDaRota(uf ?? undefined, municipio ?? undefined);
  const filtro = {
    busca,
    esfera: String(esfera ?? lugar.esfera),
    uf: esfera ? '' : ufDoFiltro(lugar.uf),
  };
  const consulta = useInfiniteQuery({
    queryKey: ['orgaos', filtro],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /app-web/v1/orgaos',
        { query: { ...filtro, cursor: pageParam } },
        { errors: 'silent', quiet: true, signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = consulta;
  const orgaos = (data?.pages ?? [])
    .flatMap(({ itens }) => itens)
    .filter(
      (orgao) =>
        orgao.formularios.some(({ idTipoFormulario }) => idTipoFormulario === formulario) &&
        (esfera !== undefined || !municipio || isDoMunicipio(orgao, municipio)),
    );
  const faltam = orgaos.length < BASTAM && hasNextPage && !isFetching;
  useEffect(() => {
    if (faltam) void fetchNextPage();
  }, [faltam, fetchNextPage]);
  return { ...consulta, orgaos, isProcurando: consulta.isPending || (orgaos.length === 0 && hasNextPage) };
};
