import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { createReader } from '#shell/api/client.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import type { pesquisaContract, resultadosDaPesquisa } from '../contract.ts';
import type { PeriodoDosResultados } from '../domain/reserva-dos-resultados.ts';

const api = createReader<typeof pesquisaContract>();

type Resposta = z.output<typeof resultadosDaPesquisa>;
export type PerguntaDosResultados = Resposta['perguntas'][number];
export type MesDaSerie = Resposta['serie'][number];
export type Comentario = Resposta['comentarios'][number];

/** The results as the server counted them, and when. */
export interface Resultados extends Resposta {
  readonly lidosEm: string;
}

export interface Recorte {
  readonly periodo: PeriodoDosResultados;
  readonly idTipoManifestacao: number | null;
  readonly idAssunto: number | null;
  readonly idOuvidoria: number | null;
}

const daPergunta = ({ periodo, idTipoManifestacao, idAssunto, idOuvidoria }: Recorte) => ({
  periodo,
  idTipoManifestacao: idTipoManifestacao ?? undefined,
  idAssunto: idAssunto ?? undefined,
  idOuvidoria: idOuvidoria ?? undefined,
});

/** Each page brings more comments; while new results load, the last ones stay visible. */
export const useResultados = (recorte: Recorte) =>
  useInfiniteQuery({
    queryKey: ['pesquisa-satisfacao', 'resultados', recorte],
    queryFn: async ({ pageParam, signal }): Promise<Resultados> => {
      const resposta = await api(
        'GET /app-web/v1/pesquisa-satisfacao/resultados',
        { query: { ...daPergunta(recorte), cursor: pageParam || undefined } },
        { signal },
      );
      return { ...resposta, lidosEm: serverNow().toISOString() };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.proximoCursor,
    placeholderData: keepPreviousData,
  });

export type ConsultaDeResultados = ReturnType<typeof useResultados>;
