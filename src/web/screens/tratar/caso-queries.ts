import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { analiseContract } from '#capabilities/analise/contract.ts';
import type { tratamentoContract } from '#capabilities/tratamento/contract.ts';
import type { SentInput } from '#kernel/endpoint.ts';
import { createApi } from '#web/api/client.ts';
import { ApiError } from '#web/api/errors.ts';
import { type CasoParaAnalise, chaveDoCaso } from '#web/lote/caso-query.ts';

export type Caso = CasoParaAnalise;
export type Manifestante = NonNullable<Caso['manifestante']>;

const api = createApi<typeof analiseContract & typeof tratamentoContract>();
const SILENT = { errors: 'silent' } as const;
const QUIET = { errors: 'silent', quiet: true } as const;

/** The server answered, and its answer is no. */
export const isRecusado = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** Read when the page opens and when somebody asks for it: each reading is a view in the history. */
export const useCasoDaEquipe = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDoCaso(idManifestacao),
    queryFn: () => api('GET /app-web/v1/tratamento/:idManifestacao', { params: { idManifestacao } }, SILENT),
    // What is no case of the office is asked for as a citizen's, at once.
    retry: (vezes, error) => vezes < 1 && !isRecusado(error),
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** The case and what hangs on it, as it is now. */
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
  await api('POST /app-web/v1/tratamento/assumir', { body: { casos: [{ idManifestacao, versao }] } }, SILENT);
};

export const verIdentidade = (idManifestacao: number, justificativa: string): Promise<Manifestante> =>
  api(
    'POST /app-web/v1/tratamento/:idManifestacao/identidade',
    { params: { idManifestacao }, body: { justificativa } },
    SILENT,
  );

type Contato = SentInput<
  (typeof analiseContract)['POST /app-web/v1/tratamento/:idManifestacao/contato']
>['body'];

export const corrigirContato = (idManifestacao: number, body: Contato) =>
  api('POST /app-web/v1/tratamento/:idManifestacao/contato', { params: { idManifestacao }, body }, SILENT);

const PRESENCA = 'POST /app-web/v1/tratamento/:idManifestacao/presenca';

/** Tells that the case is open here; the answer is who else has it open. */
export const marcarPresenca = async (idManifestacao: number) => {
  const { pessoas } = await api(PRESENCA, { params: { idManifestacao }, body: { saindo: false } }, QUIET);
  return pessoas;
};

/** Sent as the page goes away, which waits for no answer. */
export const marcarSaida = (idManifestacao: number): void => {
  const corpo = new Blob([JSON.stringify({ saindo: true })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/app-web/v1/tratamento/${idManifestacao}/presenca`, corpo);
};

/** What version the case has now, without reading it. */
export const lerVersao = async (idManifestacao: number): Promise<number | null> => {
  const { itens } = await api(
    'GET /app-web/v1/tratamento/mudancas',
    { query: { ids: String(idManifestacao) } as never },
    QUIET,
  );
  return itens[0]?.versao ?? null;
};
