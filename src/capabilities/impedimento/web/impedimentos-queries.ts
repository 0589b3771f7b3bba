import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { chaveDoCaso } from '#shell/atos/caso-query.ts';
import { chaveDoDetalhe } from '#shell/atos/detalhe-query.ts';
import type { impedimentoContract } from '../contract.ts';
import type { afastarImpedimento } from '../domain/afastar-impedimento.ato.ts';
import type { declararImpedimento } from '../domain/declarar-impedimento.ato.ts';
import type { definirImpedimento } from '../domain/definir-impedimento.ato.ts';
import type { ImpedimentosDoCaso } from '../domain/impedimento.ts';
import type { pedirImpedimento } from '../domain/pedir-impedimento.ato.ts';
import type { retirarPedidoDeImpedimento } from '../domain/retirar-pedido-de-impedimento.ato.ts';

const read = createReader<typeof impedimentoContract>();
const api = createApi<
  ContratoDoAto<typeof declararImpedimento> &
    ContratoDoAto<typeof afastarImpedimento> &
    ContratoDoAto<typeof definirImpedimento> &
    ContratoDoAto<typeof pedirImpedimento> &
    ContratoDoAto<typeof retirarPedidoDeImpedimento>
>();

const chave = (idManifestacao: number) => [...chaveDoDetalhe(idManifestacao), 'impedimentos'];

const consulta = (idManifestacao: number) => ({
  queryKey: chave(idManifestacao),
  queryFn: () =>
    read('GET /app-web/v1/manifestacoes/:idManifestacao/impedimentos', { params: { idManifestacao } }),
  retry: false,
  staleTime: 0,
});

export const useImpedimentos = (idManifestacao: number, enabled: boolean) =>
  useQuery({ ...consulta(idManifestacao), enabled });

type EstadoDoPedido = ImpedimentosDoCaso['meusPedidos'][number]['estado'];

/** What became of the last request that the person made; null where that could not be read. */
export const useLerUltimoPedido = (idManifestacao: number) => {
  const queries = useQueryClient();
  return async (): Promise<EstadoDoPedido | null> => {
    try {
      const { meusPedidos } = await queries.fetchQuery(consulta(idManifestacao));
      return meusPedidos.toSorted((a, b) => b.idPedido - a.idPedido)[0]?.estado ?? null;
    } catch (error) {
      // The request itself was made; an error that is not a failed call is a bug.
      if (error instanceof ApiError || error instanceof OfflineError) return null;
      throw error;
    }
  };
};

/** Reads the case again with who may see it. */
export const useReler = (idManifestacao: number) => {
  const queries = useQueryClient();
  return async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: chaveDoDetalhe(idManifestacao) });
    await queries.invalidateQueries({ queryKey: ['caso-da-equipe', idManifestacao] });
    await queries.invalidateQueries({ queryKey: chaveDoCaso(idManifestacao) });
  };
};

export const declarar = (idManifestacao: number, motivo: string) =>
  api(
    'POST /app-web/v1/manifestacoes/:idManifestacao/declarar-impedimento',
    { params: { idManifestacao }, body: { motivo } },
    SILENT,
  );

export const afastar = (idImpedimento: number, motivo: string) =>
  api(
    'POST /app-web/v1/impedimentos/:idImpedimento/afastar',
    { params: { idImpedimento }, body: { motivo } },
    SILENT,
  );

export const definir = (idPedido: number, body: { pessoas: number[]; motivo: string }) =>
  api('POST /app-web/v1/pedidos-de-impedimento/:idPedido/definir', { params: { idPedido }, body }, SILENT);

export const retirar = (idPedido: number) =>
  api(
    'POST /app-web/v1/pedidos-de-impedimento/:idPedido/retirar',
    { params: { idPedido }, body: {} },
    SILENT,
  );

export const pedir = (idManifestacao: number, naoDevemVer: NaoDeveVer[]) =>
  api(
    'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-impedimento',
    { params: { idManifestacao }, body: { naoDevemVer } },
    SILENT,
  );
