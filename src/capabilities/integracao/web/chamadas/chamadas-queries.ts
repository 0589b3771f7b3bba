import { useQuery } from '@tanstack/react-query';
import { createReader } from '#shell/api/client.ts';
import { definirLista } from '#shell/lista/use-lista.ts';
import { type chamadasContract, tamanhosDaLista } from '../../contract.ts';
import { escreverFiltro, type FiltroDaTela, formaDasChamadas, semFiltro } from './filtro-das-chamadas.ts';

const read = createReader<typeof chamadasContract>();
const CHAMADAS = ['integracao', 'chamadas'] as const;

export const listaDeChamadas = (comOrgaos: boolean) =>
  definirLista({
    chave: [...CHAMADAS, 'lista'],
    forma: formaDasChamadas(comOrgaos),
    semFiltro,
    tamanhos: tamanhosDaLista,
    ler: (filtro, pagina, signal) =>
      read(
        'GET /app-web/v1/integracao/chamadas',
        { query: { ...escreverFiltro(filtro), ...pagina } as never },
        { signal },
      ),
    chaveDe: ({ id }) => String(id),
  });

export const useDias = (filtro: FiltroDaTela) =>
  useQuery({
    queryKey: [...CHAMADAS, 'dias', filtro],
    queryFn: () =>
      read('GET /app-web/v1/integracao/chamadas/dias', { query: escreverFiltro(filtro) as never }),
    staleTime: 0,
  });

export const useSistemas = () =>
  useQuery({
    queryKey: [...CHAMADAS, 'sistemas'],
    queryFn: () => read('GET /app-web/v1/integracao/chamadas/sistemas', undefined, { quiet: true }),
  });
