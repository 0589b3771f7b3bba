import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { corrigirContato as atoDeCorrigir } from '#capabilities/analise/domain/corrigir-contato.ato.ts';
import { assumir as atoDeAssumir } from '#capabilities/lista-de-trabalho/domain/assumir.ato.ts';
import type { ContratoDoAto, EndpointDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import type { SentInput } from '#kernel/endpoint.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { chaveDoCaso, readCaso } from '#shell/atos/caso-query.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import type { casoDaEquipe } from '../contract.ts';

export type Caso = z.output<typeof casoDaEquipe>;

declare module '#shell/atos/caso-query.ts' {
  interface CasoDaEquipe extends Caso {}
}

export type Manifestante = NonNullable<Caso['manifestante']>;

const api = createApi<ContratoDoAto<typeof atoDeCorrigir>>();

/** The server refused, rather than failed. */
export const isRecusado = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Read only when the page opens or on request, because each reading is recorded as a view. */
export const useCasoDaEquipe = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao),
    queryFn: () => readCaso(idManifestacao),
    // A refusal is not retried: the page then asks for the case as a citizen would.
    retry: (vezes, error) => vezes < 1 && !isRecusado(error),
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Reads the case and everything that depends on it again. */
export const useReler = (idManifestacao: number) => {
  const queries = useQueryClient();
  return async (): Promise<Caso | undefined> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: chaveDoCaso(idManifestacao) }),
      queries.invalidateQueries({ queryKey: ['caso-da-equipe', idManifestacao] }),
      queries.invalidateQueries({ queryKey: ['manifestacao', idManifestacao] }),
    ]);
    return queries.getQueryData<Caso>(chaveDoCaso(idManifestacao));
  };
};

export const assumir = async ({ idManifestacao, versao }: Pick<Caso, 'idManifestacao' | 'versao'>) => {
  await enviarAoLote(atoDeAssumir, [{ idManifestacao, versao }], {});
};

type Contato = SentInput<EndpointDoAto<typeof atoDeCorrigir>>['body'];

export const corrigirContato = (idManifestacao: number, body: Contato) =>
  api('POST /app-web/v1/tratamento/:idManifestacao/contato', { params: { idManifestacao }, body }, SILENT);
