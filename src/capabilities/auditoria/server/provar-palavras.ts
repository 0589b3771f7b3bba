import { chaveDoCofre } from '#server/crypto/cofre.ts';
import { openEnvelope } from '#server/crypto/envelope.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import type { LinhaDaAuditoria, OrigemDoElo } from '../domain/encadeamento.ts';
import { textoDasPalavras } from '../domain/palavras.ts';

/** Proof of the words of an act on a case, in hexadecimal; null for administrative acts. */
export type Provar = (origem: OrigemDoElo, linha: LinhaDaAuditoria, chave: Buffer | null) => string | null;

/**
 * A keyed digest: somebody with only the database can neither forge it for other words nor test
 * guesses. A seal that does not open is no error here: its proof differs, and the verifier reports
 * that.
 */
export const createProvar = ({ config }: Pick<Platform, 'config'>): Provar => {
  const chaveDaProva = config.keyFor('auditoria.palavras');
  const mestra = chaveDoCofre({ config });
  const abrirCom = (chave: Buffer | null) => (selada: string) => {
    if (!chave) return null;
    try {
      return openEnvelope(mestra, chave).open(Buffer.from(selada, 'base64'));
    } catch {
      return null;
    }
  };
  return (origem, linha, chave) =>
    origem === 'caso'
      ? hmacBytes(chaveDaProva, textoDasPalavras(linha, abrirCom(chave))).toString('hex')
      : null;
};
