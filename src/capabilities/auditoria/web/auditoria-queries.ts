import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import type { auditoriaContract } from '../contract.ts';
import { escreverFiltro, type FiltroDaTela, formaDoFiltro, semFiltro } from './filtro-do-endereco.ts';

const read = createReader<typeof auditoriaContract>();

/** For people of a single office: the filter by office is ignored. */
const deUmOrgao: FormaDoFiltro<FiltroDaTela> = {
  ...formaDoFiltro,
  ler: (params) => ({ ...formaDoFiltro.ler(params), idOuvidoria: null }),
};

export const listaDeAtos = (comOrgaos: boolean) =>
  definirLista({
    chave: ['auditoria', 'lista'],
    forma: comOrgaos ? formaDoFiltro : deUmOrgao,
    semFiltro,
    tamanhos: [25, 50, 100],
    ler: (filtro, pagina, signal) =>
      read(
        'GET /app-web/v1/auditoria',
        { query: { ...escreverFiltro(filtro), ...pagina } as never },
        { signal },
      ),
    chaveDe: ({ origem, id }) => `${origem}-${id}`,
  });

export const useEstadoDaCadeia = () =>
  useQuery({
    queryKey: ['auditoria', 'estado'],
    queryFn: () => read('GET /app-web/v1/auditoria/estado', undefined, { quiet: true }),
  });
