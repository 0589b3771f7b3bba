import { useQuery } from '@tanstack/react-query';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import type { acessoExtraordinarioContract } from '../contract.ts';

const read = createReader<typeof acessoExtraordinarioContract>();
const api = createApi<typeof acessoExtraordinarioContract>();

export const CHAVE_DOS_ACESSOS = ['acessos-extraordinarios'] as const;

export const useAcessos = () =>
  useQuery({
    queryKey: CHAVE_DOS_ACESSOS,
    queryFn: () => read('GET /app-web/v1/acessos-extraordinarios'),
    retry: false,
    staleTime: 0,
  });

export const pedir = (body: { protocolo: string; motivo: string }) =>
  api('POST /app-web/v1/acessos-extraordinarios', { body }, SILENT);

export const decidir = (idAcesso: number, body: { aprova: boolean; fundamento: string }) =>
  api('POST /app-web/v1/acessos-extraordinarios/:idAcesso/decidir', { params: { idAcesso }, body }, SILENT);
