import type { listaDeTrabalhoContract } from '#capabilities/lista-de-trabalho/contract.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import type { tratamentoContract } from '../../contract.ts';

const api = createApi<typeof tratamentoContract & typeof listaDeTrabalhoContract>();
const read = createReader<typeof tratamentoContract & typeof listaDeTrabalhoContract>();
const QUIET = { errors: 'silent', quiet: true } as const;

const PRESENCA = 'POST /app-web/v1/tratamento/:idManifestacao/presenca';

/** Says that the case is open here; the answer is who else has it open. */
export const marcarPresenca = async (idManifestacao: number) => {
  const { pessoas } = await api(PRESENCA, { params: { idManifestacao }, body: { saindo: false } }, QUIET);
  return pessoas;
};

/** Sent while the page is closing, so it waits for no answer. */
export const marcarSaida = (idManifestacao: number): void => {
  const corpo = new Blob([JSON.stringify({ saindo: true })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/app-web/v1/tratamento/${idManifestacao}/presenca`, corpo);
};

/** The current version of the case, without reading (and recording a view of) the case. */
export const readVersao = async (idManifestacao: number): Promise<number | null> => {
  const { itens } = await read(
    'GET /app-web/v1/tratamento/mudancas',
    { query: { ids: String(idManifestacao) } as never },
    { quiet: true },
  );
  return itens[0]?.versao ?? null;
};
