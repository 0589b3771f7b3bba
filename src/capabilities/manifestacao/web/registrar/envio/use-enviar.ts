import { useRef, useState } from 'react';
import type { portaoContract } from '#capabilities/portao/contract.ts';
import type { Output } from '#kernel/endpoint.ts';
import { createApi, createReader } from '#shell/api/client.ts';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { comProva, type Prova } from '#shell/prova-de-trabalho/com-prova.ts';
import { useProvaAntecipada } from '#shell/prova-de-trabalho/use-prova-antecipada.ts';
import { useUsuario } from '#shell/session/session.ts';
import type { manifestacaoContract } from '../../../contract.ts';
import { corpoDoRegistro, type Registrando } from '../registrando.ts';

const api = createApi<typeof manifestacaoContract>();

const read = createReader<typeof portaoContract>();
const pedirDesafio = () =>
  read('GET /app-web/v1/portao/desafio', { query: { para: 'registrar' } }, { errors: 'silent', quiet: true });

const ESPERA_MS = 60_000;

export type Registrada = Output<(typeof manifestacaoContract)['POST /app-web/v1/manifestacoes']>;

export type FalhaDoEnvio =
  | { readonly tipo: 'sem-conexao' | 'demorou' | 'sessao' }
  | { readonly tipo: 'recusa'; readonly frase: string; readonly campos: Readonly<Record<string, string>> };

export interface Envio {
  readonly isEnviando: boolean;
  /** How far the puzzle is that is still computed; null where none is. */
  readonly andamento: number | null;
  readonly falha: FalhaDoEnvio | null;
  /** Counts the failures, so that each one takes the focus. */
  readonly tentativa: number;
  readonly enviar: () => void;
}

interface DoEnvio {
  readonly idRascunho: string;
  /** The draft waits until the sending is over. */
  readonly aoEnviar: (enviar: () => Promise<void>) => Promise<void>;
  readonly onRegistrada: (registrada: Registrada) => Promise<void>;
  /** There was no internet; the person is asked once it is back. */
  readonly onSemInternet: () => void;
}

const GENERICA = 'Não foi possível registrar agora. Tente de novo em alguns minutos.';

const falhaDe = (error: unknown, isDemorado: boolean): FalhaDoEnvio => {
  if (isDemorado) return { tipo: 'demorou' };
  if (error instanceof OfflineError) return { tipo: 'sem-conexao' };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401 || error.code === 'manifestacao.identificacao-necessaria')
    return { tipo: 'sessao' };
  return { tipo: 'recusa', frase: error.shownText ?? GENERICA, campos: error.details?.campos ?? {} };
};

/**
 * Sends the filing. Its key was made with the draft, so that a second press, a retry after a
 * time-out or the browser's Back send the same thing again, and the server answers with the same
 * protocol.
 */
export const useEnviar = (
  registro: Registrando,
  { idRascunho, aoEnviar, onRegistrada, onSemInternet }: DoEnvio,
): Envio => {
  const [isEnviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<FalhaDoEnvio | null>(null);
  const [tentativa, setTentativa] = useState(0);
  const [andamento, setAndamento] = useState<number | null>(null);
  const isOcupado = useRef(false);
  const isSemConta = useUsuario() === null;
  const { tomar } = useProvaAntecipada(isSemConta ? pedirDesafio : null);
  const enviar = async () => {
    if (isOcupado.current) return;
    isOcupado.current = true;
    setEnviando(true);
    setFalha(null);
    if (isSemConta) setAndamento(0);
    const prazo = AbortSignal.timeout(ESPERA_MS);
    try {
      const body = corpoDoRegistro(registro, idRascunho);
      const mandar = ({ desafio, solucao }: Prova) =>
        api(
          'POST /app-web/v1/manifestacoes',
          { body: { ...body, ...(desafio && { desafio, solucao }) } },
          { errors: 'silent', signal: prazo },
        );
      await aoEnviar(async () =>
        onRegistrada(
          await comProva(mandar, {
            pronta: await tomar(setAndamento),
            onAndamento: setAndamento,
            sinal: prazo,
          }),
        ),
      );
    } catch (error) {
      const nova = falhaDe(error, prazo.aborted);
      if (nova.tipo === 'sem-conexao') onSemInternet();
      setFalha(nova);
      setTentativa((anteriores) => anteriores + 1);
    } finally {
      isOcupado.current = false;
      setEnviando(false);
      setAndamento(null);
    }
  };
  return { isEnviando, andamento, falha, tentativa, enviar: () => void enviar() };
};
