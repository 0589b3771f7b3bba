import { DomainError } from '#kernel/errors.ts';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '../domain/lote.ts';

const feita = ({ idManifestacao }: CasoDoLote): LinhaDoLote => ({
  idManifestacao,
  feito: true,
  codigo: null,
  mensagem: null,
});

const recusada = ({ idManifestacao }: CasoDoLote, { code, message }: DomainError): LinhaDoLote => ({
  idManifestacao,
  feito: false,
  codigo: code,
  mensagem: message,
});

/**
 * One act on many cases: each in its own transaction (`fazer` opens it) and with its own line. A refusal stops
 * nobody else; with one case only it is raised as itself. What nobody foresaw is always raised.
 */
export const emLote = async (
  casos: readonly CasoDoLote[],
  fazer: (caso: CasoDoLote) => Promise<unknown>,
): Promise<ResultadoDoLote> => {
  const resultados: LinhaDoLote[] = [];
  for (const caso of casos) {
    try {
      await fazer(caso);
      resultados.push(feita(caso));
    } catch (error) {
      if (casos.length === 1 || !(error instanceof DomainError)) throw error;
      resultados.push(recusada(caso, error));
    }
  }
  return { resultados };
};
