import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import type { calendarioContract } from '../contract.ts';
import type { AlcanceDoCalendario } from '../domain/compromisso.ts';

const api = createApi<typeof calendarioContract>();
const read = createReader<typeof calendarioContract>();
const CHAVE = ['calendario'];

export const useCalendario = () =>
  useQuery({
    queryKey: CHAVE,
    queryFn: () => read('GET /app-web/v1/calendario', undefined, { quiet: true }),
    staleTime: 0,
  });

/** `aoFazer` comes first: once the state is read anew, the part of the page that asked may be gone. */
const useAto = <V, R>(agir: (variavel: V) => Promise<R>, aoFazer?: (feito: R) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: agir,
    onSuccess: async (feito) => {
      aoFazer?.(feito);
      await client.invalidateQueries({ queryKey: CHAVE });
    },
  });
};

type AoSaber = (dado: { readonly endereco: string }) => void;

export const useMostrar = (aoSaber: AoSaber) =>
  useAto((_: undefined) => api('POST /app-web/v1/calendario/mostrar', undefined, SILENT), aoSaber);
export const useRenovar = (aoSaber: AoSaber) =>
  useAto((_: undefined) => api('POST /app-web/v1/calendario/endereco', undefined, SILENT), aoSaber);
export const useDesligar = (aoDesligar: () => void) =>
  useAto((_: undefined) => api('DELETE /app-web/v1/calendario', undefined, SILENT), aoDesligar);
export const useEscolher = () =>
  useAto((alcance: AlcanceDoCalendario) => api('PUT /app-web/v1/calendario', { body: { alcance } }, SILENT));
