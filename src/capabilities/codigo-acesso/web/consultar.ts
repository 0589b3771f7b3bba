import { createApi, createReader, SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { esquecerEnviadas } from '#shell/guardado/enviadas.ts';
import { esquecerConsulta, lembrarConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import type { codigoAcessoContract } from '../contract.ts';
import { type Andamento, type Desafio, resolverDesafio } from './resolver-desafio.ts';

const api = createApi<typeof codigoAcessoContract>();
const read = createReader<typeof codigoAcessoContract>();

const PUZZLE_TOO_EASY = 'manifestacao.prova-de-trabalho-necessaria';
const MAX_TRIES = 3;

/** A refusal brings the harder puzzle that the wrong tries for that protocol now require. */
const outroDesafio = (error: unknown): Desafio | null => {
  if (!(error instanceof ApiError) || error.code !== PUZZLE_TOO_EASY) return null;
  const { desafio, bits } = error.details ?? {};
  return typeof desafio === 'string' && typeof bits === 'number' ? { desafio, bits } : null;
};

interface Prova {
  readonly desafio: string;
  readonly solucao: string;
}

/** Solves the puzzle and sends; a harder one is solved too, without asking again. */
const comProva = async <T>(
  pedir: (prova: Prova) => Promise<T>,
  onAndamento?: Andamento,
  dado?: Desafio,
  restantes = MAX_TRIES,
): Promise<T> => {
  const desafio = dado ?? (await read('GET /app-web/v1/manifestacoes/consultar/desafio'));
  const solucao = await resolverDesafio(desafio, onAndamento);
  try {
    return await pedir({ desafio: desafio.desafio, solucao });
  } catch (error) {
    const outro = outroDesafio(error);
    if (!outro || restantes === 1) throw error;
    return comProva(pedir, onAndamento, outro, restantes - 1);
  }
};

interface ProtocoloECodigo {
  readonly protocolo: string;
  readonly codigoAcesso: string;
}

/** Exchanges protocol and access code for the cookie that opens the case. */
export const consultarProtocolo = async (par: ProtocoloECodigo, onAndamento?: Andamento): Promise<number> => {
  const { idManifestacao } = await comProva(
    (prova) => api('POST /app-web/v1/manifestacoes/consultar', { body: { ...par, ...prova } }, SILENT),
    onAndamento,
  );
  lembrarConsulta(idManifestacao);
  return idManifestacao;
};

/** Exchanges the code from the address for the same cookie. */
export const trocarCodigo = async (
  idManifestacao: number,
  codigoAcesso: string,
  onAndamento?: Andamento,
): Promise<void> => {
  await comProva(
    (prova) =>
      api(
        'POST /app-web/v1/manifestacoes/consultar/trocar',
        { body: { idManifestacao, codigoAcesso, ...prova } },
        SILENT,
      ),
    onAndamento,
  );
  lembrarConsulta(idManifestacao);
};

export const fecharConsulta = async (): Promise<void> => {
  await api('POST /app-web/v1/manifestacoes/consultar/sair');
  esquecerConsulta();
  // A receipt in this tab may still hold the code of a case sent from it.
  esquecerEnviadas();
};
