import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { transcricaoContract } from '../contract.ts';

const api = createApi<typeof transcricaoContract>();
const read = createReader<typeof transcricaoContract>();
const LISTAR = 'GET /app-web/v1/tratamento/:idManifestacao/transcricoes';
const GUARDAR = 'POST /app-web/v1/tratamento/:idManifestacao/anexos/:idAnexo/transcricao';

export type Voz = Output<(typeof transcricaoContract)[typeof LISTAR]>['vozes'][number];

const chaveDasVozes = (idManifestacao: number) => ['caso-da-equipe', idManifestacao, 'transcricoes'] as const;

export const useTranscricoes = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDasVozes(idManifestacao),
    queryFn: () => read(LISTAR, { params: { idManifestacao } }, { quiet: true }),
    staleTime: 0,
  });

/** The list alone; the case around it is its page's to read again. */
export const useRelerTranscricoes = (idManifestacao: number) => {
  const queries = useQueryClient();
  return (): Promise<void> => queries.invalidateQueries({ queryKey: chaveDasVozes(idManifestacao) });
};

export const guardarTranscricao = (idManifestacao: number, idAnexo: number, texto: string) =>
  api(GUARDAR, { params: { idManifestacao, idAnexo }, body: { texto } }, { errors: 'silent' });
