import { createApi } from '#shell/api/client.ts';
import { ApiError, type ErrorBody, OfflineError } from '#shell/api/errors.ts';
import { comProva } from '#shell/prova-de-trabalho/com-prova.ts';
import type { anexoContract, SituacaoDoAnexo } from '../contract.ts';
import { type Insistencia, insistir } from './insistir.ts';

const api = createApi<typeof anexoContract>();

/** Files are sent without signing in, so nothing that identifies the person goes along. */
const aSos = { errors: 'silent', anonymous: true, quiet: true } as const;

/** Who files under their name says who they are: they pay no puzzle and wait in a lane of their own. */
const comoQuem = ({ isConhecido = false }: Insistencia) => ({ ...aSos, anonymous: !isConhecido });

/** Small enough that a slow connection loses little and the bar moves. */
const PEDACO = 512 * 1024;

export interface Envio {
  readonly idAnexo: number;
  readonly segredo: string;
  readonly urlEnvio: string;
}

export const perguntarSituacao = ({ idAnexo, segredo }: Omit<Envio, 'urlEnvio'>): Promise<SituacaoDoAnexo> =>
  api('POST /app-web/v1/anexos/:idAnexo/situacao', { params: { idAnexo }, body: { segredo } }, aSos);

export const removerEnvio = async ({ idAnexo, segredo }: Omit<Envio, 'urlEnvio'>): Promise<void> => {
  await api('POST /app-web/v1/anexos/:idAnexo/remover', { params: { idAnexo }, body: { segredo } }, aSos);
};

export const concluir = (
  { idAnexo, segredo }: Omit<Envio, 'urlEnvio'>,
  manterMetadados: boolean,
  insistencia: Insistencia,
): Promise<SituacaoDoAnexo> =>
  insistir(
    () =>
      api(
        'POST /app-web/v1/anexos/:idAnexo/concluir',
        {
          params: { idAnexo },
          body: { segredo, manterMetadados, ...(insistencia.deResposta && { deResposta: true }) },
        },
        comoQuem(insistencia),
      ),
    insistencia,
  );

const pedir = (arquivo: File, insistencia: Insistencia): Promise<Envio> =>
  insistir(
    () =>
      comProva(
        ({ desafio, solucao }) =>
          api(
            'POST /app-web/v1/anexos',
            {
              body: {
                nomeArquivo: arquivo.name,
                tamanho: arquivo.size,
                ...(desafio && { desafio, solucao }),
              },
            },
            comoQuem(insistencia),
          ),
        { sinal: insistencia.sinal },
      ),
    insistencia,
  );

/** Returns how much has arrived, also when the server says it already has another amount. */
const enviarPedaco = async (
  { urlEnvio }: Envio,
  arquivo: File,
  posicao: number,
  signal: AbortSignal,
): Promise<number> => {
  const resposta = await fetch(urlEnvio, {
    method: 'PUT',
    credentials: 'omit',
    signal,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(posicao) },
    body: arquivo.slice(posicao, posicao + PEDACO),
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new OfflineError();
  });
  const corpo = (await resposta.json().catch(() => undefined)) as
    | (ErrorBody & { recebido?: number })
    | undefined;
  if (resposta.ok && typeof corpo?.recebido === 'number') return corpo.recebido;
  const recebido = corpo?.details?.recebido;
  if (resposta.status === 409 && typeof recebido === 'number') return recebido;
  throw new ApiError(resposta.status, corpo);
};

/** The link lives an hour: if it expired during a long pause, the sending starts again, once. */
const acabou = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'anexo.link-vencido' || error.status === 404);

interface EnvioDeArquivo extends Insistencia {
  readonly onInicio: (envio: Envio) => void;
  /** From 0 to 100. */
  readonly onProgresso: (porcento: number) => void;
}

const transferir = async (arquivo: File, envio: Envio, opcoes: EnvioDeArquivo): Promise<void> => {
  for (let recebido = 0; recebido < arquivo.size; ) {
    const daqui = recebido;
    recebido = await insistir(async (tentativa) => {
      // After a broken connection only the server knows what arrived.
      const posicao = tentativa > 0 ? (await perguntarSituacao(envio)).recebido : daqui;
      return posicao >= arquivo.size ? posicao : enviarPedaco(envio, arquivo, posicao, opcoes.sinal);
    }, opcoes);
    opcoes.onProgresso((recebido / arquivo.size) * 100);
  }
};

/** Sends a whole file, resuming after lost connections. */
export const enviarArquivo = async (arquivo: File, opcoes: EnvioDeArquivo): Promise<Envio> => {
  const comecar = async (): Promise<Envio> => {
    const envio = await pedir(arquivo, opcoes);
    opcoes.onInicio(envio);
    await transferir(arquivo, envio, opcoes);
    return envio;
  };
  try {
    return await comecar();
  } catch (error) {
    if (!acabou(error)) throw error;
    return comecar();
  }
};
