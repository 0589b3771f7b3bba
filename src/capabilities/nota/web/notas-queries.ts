import { useQuery } from '@tanstack/react-query';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { notaContract } from '../contract.ts';

const api = createApi<typeof notaContract>();
const read = createReader<typeof notaContract>();
const LISTAR = 'GET /app-web/v1/tratamento/:idManifestacao/notas';
const ESCREVER = 'POST /app-web/v1/tratamento/:idManifestacao/notas';

type Lista = Output<(typeof notaContract)[typeof LISTAR]>;
export type Nota = Lista['notas'][number];
export type Colega = Lista['colegas'][number];

export const chaveDasNotas = (idManifestacao: number) => ['caso-da-equipe', idManifestacao, 'notas'] as const;

export const useNotas = (idManifestacao: number) =>
  useQuery({
    queryKey: chaveDasNotas(idManifestacao),
    queryFn: () => read(LISTAR, { params: { idManifestacao } }, { quiet: true }),
    staleTime: 0,
  });

export const escreverNota = (idManifestacao: number, body: { texto: string; mencionados: number[] }) =>
  api(ESCREVER, { params: { idManifestacao }, body }, { errors: 'silent' });
