import { useQuery } from '@tanstack/react-query';
import type { assuntoContract } from '#capabilities/assunto/contract.ts';
import { assumir } from '#capabilities/lista-de-trabalho/domain/assumir.ato.ts';
import { atribuir } from '#capabilities/lista-de-trabalho/domain/atribuir.ato.ts';
import type { CasoDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { createReader } from '#shell/api/client.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import type { analiseContract } from '../contract.ts';
import { classificar as ato } from '../domain/classificar.ato.ts';
import { type Classificacao, EU } from './classificacao.ts';

const api = createReader<typeof analiseContract>();
const assuntos = createReader<typeof assuntoContract>();

const UMA_HORA = 3_600_000;

/** The subjects change a few times a year. */
export const useAssuntos = () =>
  useQuery({
    queryKey: ['assuntos'],
    queryFn: () => assuntos('GET /app-web/v1/assuntos'),
    staleTime: UMA_HORA,
  });

/** People, tags and sub-subjects of the office that has the case. */
export const useOpcoes = (idManifestacao: number) =>
  useQuery({
    queryKey: ['tratamento', 'opcoes', idManifestacao],
    queryFn: () => api('GET /app-web/v1/tratamento/:idManifestacao/opcoes', { params: { idManifestacao } }),
  });
export type Opcoes = NonNullable<ReturnType<typeof useOpcoes>['data']>;

export const gravarResponsavel = (
  casos: CasoDoLote[],
  responsavel: number | typeof EU,
): Promise<ResultadoDoLote> =>
  responsavel === EU
    ? enviarAoLote(assumir, casos, {})
    : enviarAoLote(atribuir, casos, { idResponsavel: responsavel });

export const classificar = (casos: CasoDoLote[], dados: Classificacao): Promise<ResultadoDoLote> =>
  enviarAoLote(ato, casos, dados);
