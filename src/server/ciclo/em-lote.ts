import { DomainError } from '#kernel/errors.ts';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import type { Platform } from '#server/platform.ts';

const NAO_CONCLUIDA = 'Não foi possível concluir agora.';

const feita = ({ idManifestacao }: CasoDoLote): LinhaDoLote => ({
  idManifestacao,
  feito: true,
  codigo: null,
  mensagem: null,
});

/**
 * The line of a case on which the act failed. An unforeseen error goes to the log; the person reads
 * that they may try again.
 */
export const linhaDaFalha = (
  { log }: Pick<Platform, 'log'>,
  { idManifestacao }: CasoDoLote,
  error: unknown,
): LinhaDoLote => {
  if (error instanceof DomainError)
    return { idManifestacao, feito: false, codigo: error.code, mensagem: error.message };
  log.error({ err: error, idManifestacao }, 'erro inesperado em um caso do lote');
  return { idManifestacao, feito: false, codigo: 'servidor.erro', mensagem: NAO_CONCLUIDA };
};

/**
 * One act on many cases, each in its own transaction (`fazer` opens it) and with its own line. A
 * refusal does not stop the other cases; with a single case it is thrown as it is. So is an
 * unforeseen error in the first case, while nothing is done yet. Later it becomes a line, because
 * the person must know which cases were done before it.
 */
export const emLote = async (
  platform: Pick<Platform, 'log'>,
  casos: readonly CasoDoLote[],
  fazer: (caso: CasoDoLote) => Promise<unknown>,
): Promise<ResultadoDoLote> => {
  const resultados: LinhaDoLote[] = [];
  for (const caso of casos) {
    try {
      await fazer(caso);
      resultados.push(feita(caso));
    } catch (error) {
      const isPrimeiro = resultados.length === 0;
      if (casos.length === 1 || (isPrimeiro && !(error instanceof DomainError))) throw error;
      resultados.push(linhaDaFalha(platform, caso, error));
    }
  }
  return { resultados };
};
